import { walletLinks } from "#content/en/wallet-links.ts"
import { WalletDialog, WalletDialogButton } from "./wallet-dialog.tsx"

/** The button in lessons about wallets, with its dialog. */
export function WalletDownload() {
  return (
    <>
      <WalletDialogButton variant="gold" label={walletLinks.download.title} />
      <WalletDialog />
    </>
  )
}
