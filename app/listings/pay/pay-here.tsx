import { use } from "react"
import { type Payment, walletTransaction } from "#app/payments/wallet-links.ts"
import { walletNetwork } from "#app/payments/wallet-network.ts"
import { buttonClass } from "#app/ui/button.tsx"
import { SetLinksContext } from "#app/ui/set-links.ts"
import { payments } from "#content/en/payments.ts"
import type { PayOutcome, WhatIsAsked } from "./pay-in-wallet.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "pay-here": React.HTMLAttributes<HTMLElement> & { "data-asks": string }
    }
  }
}

const words = payments.inPage
const states = ["asking", "noWallet", "refused", "wrongChain", "failed", "sent"] as const satisfies (
  | "asking"
  | "sent"
  | Extract<PayOutcome, string>
)[]

/** Pays with the wallet whose browser shows the page. Loads the module `pay-here`; without script there is no button. */
export function PayHere({ payment }: { payment: Payment }) {
  const network = walletNetwork(use(SetLinksContext))
  const transaction = walletTransaction(payment)
  if (!transaction) return null
  const asks: WhatIsAsked = [network, transaction]
  return (
    <pay-here data-asks={JSON.stringify(asks)} className="grid gap-3">
      <button
        type="button"
        className={buttonClass({ variant: "gold", size: "lg" }, "needs-script justify-self-start")}
      >
        {words.pay}
      </button>
      <div role="status">
        {states.map((state) => (
          <p key={state} data-say={state} hidden className="border-s-4 border-s-indigo ps-4">
            {words.states[state]}
            {state === "sent" && <output className="block select-all wrap-anywhere" />}
          </p>
        ))}
      </div>
    </pay-here>
  )
}
