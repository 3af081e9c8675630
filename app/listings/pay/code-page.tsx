import { format } from "#app/lib/text/format.ts"
import { amountText } from "#app/payments/amount.ts"
import { QrCode } from "#app/ui/copy/qr-code.tsx"
import { payments } from "#content/en/payments.ts"
import { type PaySearch, payHref, unsaid } from "./pay-search.ts"
import type { Shop } from "./payable.server.ts"
import { codesOf, paymentView } from "./payment-view.ts"

const words = payments.code
const { page: pageWords } = payments

/** A QR code as large as the screen, dark on white in every theme, to be scanned by another device. */
export function CodePage({ shop, search, publicUrl }: { shop: Shop; search: PaySearch; publicUrl: string }) {
  const { publicId, name, walletAddress } = shop
  const payment = paymentView(shop, search)
  const page = payHref(publicId, payment ?? unsaid)
  const codes = payment
    ? codesOf(payment, publicUrl + page)
    : [{ kind: "page" as const, text: publicUrl + page }]
  const shown = codes.find(({ kind }) => kind === search.code) ?? codes[0]
  if (!shown) return null
  return (
    <main className="grid min-h-dvh content-start justify-items-center gap-3 p-4 text-center">
      <h1 className="text-xl font-bold wrap-anywhere">{format(pageWords.heading, { name })}</h1>
      {payment && payment.micros !== null && (
        <p className="text-2xl wrap-anywhere">
          {format(pageWords.due, { amount: amountText(payment.micros), coin: payment.coin })}
        </p>
      )}
      <QrCode
        text={shown.text}
        label={pageWords.codes[shown.kind]}
        className="w-[min(100%,calc(100dvh-16rem))] min-w-60"
      />
      <p>
        {walletAddress ? words.scan[shown.kind] : words.none}{" "}
        {payment && format(payments.ends, { last: payment.last })}
      </p>
      <nav className="flex flex-wrap justify-center gap-x-5">
        <a href={page} className="inline-flex min-h-11 items-center underline">
          {words.back}
        </a>
        {payment &&
          codes
            .filter(({ kind }) => kind !== shown.kind)
            .map(({ kind }) => (
              <a
                key={kind}
                href={payHref(publicId, payment, kind)}
                className="inline-flex min-h-11 items-center underline"
              >
                {pageWords.codes[kind]}
              </a>
            ))}
      </nav>
    </main>
  )
}
