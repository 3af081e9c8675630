import { format } from "#app/lib/text/format.ts"
import { PayFacts } from "#app/payments/pay-facts.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { QrCode } from "#app/ui/copy/qr-code.tsx"
import { payments as words } from "#content/en/payments.ts"
import { AmountForm } from "./amount-form.tsx"
import { PayNote } from "./pay-parts.tsx"
import { payHref, unsaid } from "./pay-search.ts"
import type { Shop } from "./payable.server.ts"
import { paymentView } from "./payment-view.ts"

/**
 * Section of a merchant's page with the payment address and a link to the payment page. The code is for another device,
 * so phones do not show it.
 */
export function PaySection({ shop, publicUrl }: { shop: Shop; publicUrl: string }) {
  const { publicId, name } = shop
  const payment = paymentView(shop, unsaid)
  const page = payHref(publicId, unsaid)
  return (
    <section aria-labelledby="pay" className="panel grid gap-4 p-5">
      <h2 id="pay" className="text-heading">
        {words.heading}
      </h2>
      <PayNote {...shop} />
      {payment && (
        <>
          <AmountForm publicId={publicId} payment={payment} />
          <PayFacts {...payment} page={publicUrl + page} />
          <p>
            <ButtonLink href={page} variant="outline">
              {words.open}
            </ButtonLink>
          </p>
          <figure className="grid gap-3 max-sm:hidden">
            <QrCode
              text={publicUrl + page}
              label={format(words.toScanLabel, { name })}
              className="w-full max-w-64 rounded-control"
            />
            <figcaption className="text-sm text-ivory-300 wrap-anywhere">
              {format(words.toScan, { name })}
            </figcaption>
          </figure>
        </>
      )}
    </section>
  )
}
