import { walletLinks } from "#content/en/wallet-links.ts"
import { WalletDialog, WalletDialogButton } from "./wallet-dialog.tsx"

/** The button of the lessons about wallets, with the dialog it opens. */
export function WalletDownload() {
  return (
    <>
      <WalletDialogButton variant="gold" label={walletLinks.download.title} />
      <WalletDialog />
    </>
  )
}
