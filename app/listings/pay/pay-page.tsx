import { use } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { amountText } from "#app/payments/amount.ts"
import { PayFacts } from "#app/payments/pay-facts.tsx"
import { WalletLink } from "#app/payments/wallet-link.tsx"
import { walletLink } from "#app/payments/wallet-links.ts"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { GasFee } from "#app/ui/gas-fee.tsx"
import { BackTo } from "#app/ui/page/back-to.tsx"
import { SetLinksContext } from "#app/ui/set-links.ts"
import { addNetworkPath, workTexts } from "#app/ui/what-works.ts"
import { payments } from "#content/en/payments.ts"
import { stateOf, wallets } from "#content/facts/what-works.ts"
import { AmountForm } from "./amount-form.tsx"
import { PayHere } from "./pay-here.tsx"
import { PayNote } from "./pay-parts.tsx"
import { type PaySearch, payHref } from "./pay-search.ts"
import type { Shop } from "./payable.server.ts"
import { codesOf, type PaymentView, paymentView } from "./payment-view.ts"

const words = payments.page

/** Page behind a printed code, also within a wallet's browser: payee, amount, and ways to pay. */
export function PayPage({ shop, search, publicUrl }: { shop: Shop; search: PaySearch; publicUrl: string }) {
  const { publicId, slug, name, place } = shop
  const payment = paymentView(shop, search)
  return (
    <article className="page-width grid max-w-2xl gap-6 py-6 lg:py-10">
      <BackTo href={pathTo("/merchant-directory/:slug", { slug })}>{words.of}</BackTo>
      <header>
        <h1 className="text-title wrap-anywhere">{format(words.heading, { name })}</h1>
        {place && <p className="text-ivory-300 wrap-anywhere">{place}</p>}
      </header>
      {payment && search.problem && (
        <ErrorSummary items={[{ field: "amount", message: payments.amount.problems[search.problem] }]} />
      )}
      <PayNote {...shop} />
      {payment && (
        <>
          <div className="panel grid gap-4 p-5">
            {payment.micros !== null && (
              <p className="text-2xl wrap-anywhere">
                <b>{format(words.due, { amount: amountText(payment.micros), coin: payment.coin })}</b>{" "}
                {format(words.to, { name })}
              </p>
            )}
            <AmountForm publicId={publicId} payment={payment} search={search} />
          </div>
          <Ways publicId={publicId} payment={payment} page={publicUrl + payHref(publicId, payment)} />
        </>
      )}
      <p className="text-sm text-ivory-300">{words.forShop}</p>
    </article>
  )
}

function Ways({ publicId, payment, page }: { publicId: string; payment: PaymentView; page: string }) {
  const { network, asset, coin, micros } = payment
  const link = walletLink(payment)
  return (
    <>
      <section aria-labelledby="how" className="panel grid gap-4 p-5">
        <h2 id="how" className="text-heading">
          {words.howHeading}
        </h2>
        <PayHere payment={payment} />
        {/* Before the wallet link, which does nothing on a phone without such a wallet. */}
        <PayFacts {...payment} amount={micros === null ? null : amountText(micros)} page={page} />
        <p>{format(words.check[network], { coin })}</p>
        {link ? <WalletLink href={link} /> : <p>{words.walletNeedsAmount}</p>}
        {network === "L2" && asset === "guap" && <GasFee />}
        <PhoneToday network={network} />
        {network === "L2" && <p>{words.inWallet}</p>}
        <p className="font-semibold">{words.last}</p>
      </section>
      <section aria-labelledby="codes" className="panel grid gap-2 p-5">
        <h2 id="codes" className="text-heading">
          {words.codesHeading}
        </h2>
        <p className="text-ivory-300">{words.codesText}</p>
        <ul>
          {codesOf(payment, page).map(({ kind }) => (
            <li key={kind}>
              <a
                href={payHref(publicId, payment, kind)}
                className="inline-flex min-h-11 items-center text-gold-400 underline"
              >
                {words.codes[kind]}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** One sentence on what paying with a phone requires today. */
function PhoneToday({ network }: Pick<PaymentView, "network">) {
  const set = use(SetLinksContext)
  if (network === "L1") return <p>{format(words.phone.L1[stateOf(wallets.phone, set)], workTexts(set))}</p>
  return (
    <p>
      {words.phone.L2}{" "}
      <a href={addNetworkPath()} className="text-link">
        {words.addNetwork}
      </a>
    </p>
  )
}
