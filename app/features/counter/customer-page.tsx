import { fill } from "#app/platform/fill.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { GasFee } from "#app/ui/gas-fee.tsx"
import { counterWords } from "#content/en/counter.ts"
import { LiveState } from "./live-state.tsx"
import { RequestAddress, RequestFacts } from "./request-parts.tsx"
import { customerHeading, customerSentence, needsWarning } from "./request-texts.ts"
import { isEarned, looksAgain, type RequestView } from "./request-view.ts"

const words = counterWords.customer

type Props = {
  view: RequestView
  version: string
  /** Whether the reader asked for a page that does not look again by itself. */
  isStill: boolean
}

/** /pay/r/:code: where a customer pays what the counter asks for, and the receipt afterwards. */
export function CustomerPage({ view, version, isStill }: Props) {
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
      {pay && <Amount view={view} pay={pay} />}
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
      <p className="text-sm text-ivory-300">{words.forShop}</p>
    </article>
  )
}

function Amount({ view, pay }: { view: RequestView; pay: NonNullable<RequestView["pay"]> }) {
  const { coin, missing, asked } = view
  return (
    <>
      <p className="text-2xl font-bold tabular-nums wrap-break-word">
        {fill(words.due, { amount: missing ?? asked, coin })}
      </p>
      <p className="text-ivory-300">{words.exact}</p>
      {pay.link && (
        <p>
          <ButtonLink href={pay.link} variant="gold" size="lg">
            {words.wallet}
          </ButtonLink>
        </p>
      )}
      <RequestAddress pay={pay} />
      <p>{fill(words.network[pay.network], { coin })}</p>
      {pay.network === "L2" && coin === "GUAP" && <GasFee />}
    </>
  )
}

/** For a browser without script: the page looks again by itself, unless its reader has stopped that (WCAG 2.2.2). */
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
