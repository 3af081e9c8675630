import type { ReactNode } from "react"
import { format } from "#app/lib/text/format.ts"
import { AddressGroups } from "#app/ui/copy/address-groups.tsx"
import { CopyText } from "#app/ui/copy/copy-text.tsx"
import { payments } from "#content/en/payments.ts"
import type { WalletNetwork } from "./wallet-address.ts"

const words = payments.facts

/**
 * The values to enter into a wallet, each with a copy button. Works with every
 * wallet, whatever links it supports. The page must load copy-text-script.ts.
 *
 * @param amount '12.5'; absent if the payer chooses the amount
 * @param page absolute URL of the payment page, to open on another device or in a wallet
 */
export function PayFacts({
  network,
  address,
  last,
  coin,
  amount,
  page,
}: {
  network: WalletNetwork
  address: string
  last: string
  coin: string
  amount?: string | null
  page?: string
}) {
  return (
    <dl className="grid gap-4">
      {amount && (
        <Fact name={format(words.amount, { coin })}>
          <CopyText text={amount} label={format(words.amount, { coin })} />
        </Fact>
      )}
      <Fact name={payments.address[network]}>
        <CopyText text={address} label={payments.address[network]}>
          <span className="text-lg select-all">
            <AddressGroups address={address} />
          </span>
        </CopyText>
        <p className="text-sm text-ivory-300">{format(payments.ends, { last })}</p>
      </Fact>
      {page && (
        <Fact name={words.page}>
          <CopyText text={page} label={words.page} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ivory-300">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
