import { readWalletAddress } from "#app/payments/wallet-address.ts"
import { AddressGroups } from "#app/ui/copy/address-groups.tsx"

type Props = {
  rows: readonly { fact: string; label: string; before?: string; after?: string }[]
  words: Record<"before" | "after", string>
}

/** Old and new values side by side; stacked on a narrow screen. */
export function BeforeAfter({ rows, words }: Props) {
  return (
    <dl className="grid grid-cols-1 gap-3">
      {rows.map(({ fact, label, before, after }) => (
        <div key={fact} className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
          <dt className="text-sm font-semibold sm:col-span-2">{label}</dt>
          {[
            [words.before, before],
            [words.after, after],
          ].map(([name, text]) => (
            <dd key={name} className="rounded-control bg-ink-950 p-2 whitespace-pre-line wrap-anywhere">
              <span className="block text-sm text-ivory-300">{name}</span>
              {text && fact === "walletAddress" && readWalletAddress(text).ok ? (
                <code>
                  <AddressGroups address={text} />
                </code>
              ) : (
                text
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
