import { Copy } from "lucide-react"
import { Badge } from "#app/ui/badge.tsx"
import { buttonClass } from "#app/ui/button.tsx"
import { AddressGroups } from "#app/ui/copy/address-groups.tsx"
import { wallet } from "#content/en/wallet.ts"
import { sampleAddress } from "#content/facts/wallet-demo.ts"

/** A sample address with a copy button. */
export function CopyAddress() {
  const { heading, text, badge, warning, copy, copied, failed } = wallet.address
  return (
    <section aria-labelledby="address-heading" className="panel grid gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="address-heading" className="text-lg">
          {heading}
        </h2>
        <Badge tone="ember">{badge}</Badge>
      </div>
      <p className="text-ivory-300 text-sm">{text}</p>
      <copy-text className="grid gap-3">
        <code data-text className="select-all rounded-control bg-ink-950 p-3 font-mono">
          <AddressGroups address={sampleAddress} />
        </code>
        <p className="font-semibold text-ember-text text-sm">{warning}</p>
        <div className="relative">
          <button type="button" className={buttonClass({ variant: "secondary" }, "needs-script w-full")}>
            <Copy aria-hidden="true" className="size-4" />
            {copy}
          </button>
          <span role="status" className="text-sm">
            <span
              data-copied
              hidden
              className="absolute inset-x-0 top-full z-10 mx-auto mt-1 w-fit rounded-control bg-gold px-3 py-1 font-semibold text-ink"
            >
              {copied}
            </span>
            <span data-failed hidden className="mt-2 block">
              {failed}
            </span>
          </span>
        </div>
      </copy-text>
    </section>
  )
}
