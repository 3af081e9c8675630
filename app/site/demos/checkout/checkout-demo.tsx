import { CircleCheck } from "lucide-react"
import { format } from "#app/lib/text/format.ts"
import { Badge } from "#app/ui/badge.tsx"
import { buttonClass } from "#app/ui/button.tsx"
import { Dialog, DialogButton } from "#app/ui/dialog/dialog.tsx"
import { PlaybackButton } from "#app/ui/elements/playback-button.tsx"
import { demos } from "#content/en/demos.ts"
import { checkout } from "#content/facts/demos.ts"
import { ticker } from "#content/facts/site.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "checkout-demo": React.HTMLAttributes<HTMLElement>
    }
  }
}

const words = demos.checkout

/** Demo of a checkout paid with GUAP, step by step (docs/rulings.md, Demos). No payment happens. */
export function CheckoutDemo() {
  return (
    <checkout-demo role="group" aria-label={words.name} className="panel block overflow-hidden">
      <div className="flex items-center justify-between gap-3 border-ink-700 border-b bg-ink-800 px-4 py-1.5">
        <Badge tone="gold">{demos.label}</Badge>
        <PlaybackButton />
      </div>
      <div className="checkout">
        <div className="checkout-order grid content-start gap-4 p-5">
          <h3 className="font-bold text-lg">{words.heading}</h3>
          <OrderLines />
          <ul aria-label={words.paymentLabel} className="grid gap-2">
            {words.payment.map((method, index) => (
              <li
                key={method}
                className={`flex items-center gap-3 rounded-control border px-3 py-2 ${index === 0 ? "border-gold-500" : "border-ink-600 text-ivory-300"}`}
              >
                <span
                  className={`checkout-choice ${index === 0 ? "checkout-chosen" : ""}`}
                  aria-hidden="true"
                />
                {method}
              </li>
            ))}
          </ul>
          <p className={buttonClass({ variant: "gold", size: "lg" }, "checkout-button")}>
            {words.steps.map((step, index) => (
              <span key={step} data-step className={index === 0 ? "" : "invisible"}>
                {step}
              </span>
            ))}
          </p>
        </div>
        <div
          data-paid
          className="checkout-paid invisible grid place-content-center justify-items-center gap-3 p-5 text-center"
        >
          <CircleCheck aria-hidden="true" className="size-14 text-leaf-text" strokeWidth={1.5} />
          <p className="font-display text-[length:min(1.25rem,7vw)] font-semibold">{words.paid.heading}</p>
          <dl className="grid gap-1 text-ivory-300">
            <div>
              <dt className="inline">{words.paid.idLabel}: </dt>
              <dd className="inline font-mono text-ivory-50">{checkout.transaction}</dd>
            </div>
            <div>
              <dt className="inline">{words.paid.amountLabel}: </dt>
              <dd className="inline text-ivory-50 tabular-nums">
                {checkout.total} {ticker}
              </dd>
            </div>
          </dl>
          <DialogButton dialog="receipt" variant="outline">
            {words.paid.receipt}
          </DialogButton>
        </div>
      </div>
      <Dialog id="receipt" title={words.receipt.heading}>
        <OrderLines />
        <p className="mt-4 text-ivory-300 text-sm">{words.receipt.note}</p>
      </Dialog>
    </checkout-demo>
  )
}

function OrderLines() {
  const sums = [
    [words.subtotalLabel, checkout.subtotal],
    [words.shippingLabel, checkout.shipping],
    [words.totalLabel, checkout.total],
  ]
  return (
    <div className="grid gap-3 text-sm">
      <ul className="grid gap-3">
        {checkout.items.map(({ id, quantity, price }) => (
          <li key={id} className="flex justify-between gap-4">
            <span>
              <span className="block font-semibold">{words.items[id].name}</span>
              <span className="text-ivory-300">{format(words.items[id].details, { count: quantity })}</span>
            </span>
            <span className="tabular-nums">{price}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-1 border-ink-700 border-t pt-3">
        {sums.map(([label, sum]) => (
          <div key={label} className="flex justify-between gap-4 last:font-bold last:text-base">
            <dt>{label}</dt>
            <dd className="tabular-nums">{sum}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
