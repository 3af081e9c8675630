import { ButtonLink } from "#app/ui/button.tsx"
import { payments } from "#content/en/payments.ts"

/** Opens a wallet on this device. The hint covers the case of no wallet, which a page cannot detect. */
export function WalletLink({ href }: { href: string }) {
  const { wallet, walletHint } = payments.page
  return (
    <div className="grid gap-1">
      <p>
        <ButtonLink href={href} variant="outline">
          {wallet}
        </ButtonLink>
      </p>
      <p className="text-sm text-ivory-300">{walletHint}</p>
    </div>
  )
}
