import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { PayFacts } from "#app/payments/pay-facts.tsx"
import { WalletLink } from "#app/payments/wallet-link.tsx"
import { GasFee } from "#app/ui/gas-fee.tsx"
import { counterWords } from "#content/en/counter.ts"
import { LiveState } from "./live-state.tsx"
import { RequestFacts } from "./request-parts.tsx"
import { customerHeading, customerSentence, needsWarning } from "./request-texts.ts"
import { isEarned, looksAgain, type RequestView } from "./request-view.ts"
import { TimeLeft } from "./time-left.tsx"

const words = counterWords.customer

type Props = {
  view: RequestView
  version: string
  /** Whether the visitor stopped the automatic refresh. */
  isStill: boolean
  publicUrl: string
}

/** /pay/r/:code: payment page of a request, and later its receipt. */
export function CustomerPage({ view, version, isStill, publicUrl }: Props) {
  const { code, pay } = view
  const waits = looksAgain(view)
  const state = (
    <div
      className={`panel grid grid-cols-1 gap-4 border-s-4 p-5 ${isEarned(view) ? "border-s-leaf" : "border-s-gold"}`}
    >
      <p role="status" className="text-lg wrap-anywhere">
        {customerSentence(view)}
      </p>
      {needsWarning(view) && <p>{counterWords.thief}</p>}
      <TimeLeft view={view} />
      {pay && <Amount view={view} pay={pay} page={publicUrl + pathTo("/pay/r/:code", { code })} />}
    </div>
  )
  return (
    <article className="page-width grid max-w-2xl gap-6 py-6 lg:py-10">
      <h1 className="text-title wrap-anywhere">{customerHeading(view)}</h1>
      {waits ? (
        <LiveState href={`${pathTo("/pay/r/:code", { code })}/live`} version={version}>
          {state}
        </LiveState>
      ) : (
        state
      )}
      {waits && <Looking code={code} isStill={isStill} />}
      <RequestFacts view={view} />
      <p className="text-sm text-ivory-300">{format(words.forShop, { receipt: view.receipt })}</p>
    </article>
  )
}

function Amount({
  view,
  pay,
  page,
}: {
  view: RequestView
  pay: NonNullable<RequestView["pay"]>
  page: string
}) {
  const { coin, missing, asked } = view
  return (
    <>
      <p className="text-2xl font-bold tabular-nums wrap-break-word">
        {format(words.due, { amount: missing ?? asked, coin })}
      </p>
      <p className="text-ivory-300">{words.exact}</p>
      {/* Before the wallet link, which does nothing on a phone without such a wallet. */}
      <PayFacts {...pay} coin={coin} amount={missing ?? asked} page={page} />
      <p>{format(words.network[pay.network], { coin })}</p>
      {pay.link && <WalletLink href={pay.link} />}
      {pay.network === "L2" && coin === "GUAP" && <GasFee />}
    </>
  )
}

/** Without JavaScript the page refreshes itself, unless the visitor has stopped that (WCAG 2.2.2). */
function Looking({ code, isStill }: { code: string; isStill: boolean }) {
  const path = pathTo("/pay/r/:code", { code })
  const still = `${path}?still=1`
  return (
    <nav className="flex flex-wrap items-center gap-x-5">
      <a href={isStill ? still : path} className="inline-flex min-h-11 items-center text-gold-400 underline">
        {words.checkNow}
      </a>
      <noscript>
        <span className="flex flex-wrap items-center gap-x-5">
          <a
            href={isStill ? path : still}
            className="inline-flex min-h-11 items-center text-gold-400 underline"
          >
            {isStill ? words.resume : words.stop}
          </a>
          <span className="text-sm text-ivory-300">{isStill ? words.still : words.refreshes}</span>
        </span>
      </noscript>
    </nav>
  )
}
