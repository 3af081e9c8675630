import { dateText, timesIn } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { useLinkHref } from "#app/ui/set-links.ts"
import { counterWords } from "#content/en/counter.ts"
import { links } from "#content/facts/links.ts"
import { isEarned, type RequestView } from "./request-view.ts"

const words = counterWords.customer

/** The facts of a request or a receipt: amounts, and who confirmed the payment. */
export function RequestFacts({ view }: { view: RequestView }) {
  const { facts } = words
  const { timeText } = timesIn(view.zone)
  const byHand = view.state === "by-hand"
  const came = view.came && format(words.due, { amount: view.came, coin: view.coin })
  const unseen = byHand ? facts.cameByHand : view.isWatched ? facts.nothing : null
  const other = view.other && format(facts.other, { amount: view.other })
  const cameText = came ?? other ?? unseen
  const doneAt = byHand ? view.byHandAt : view.settledAt
  const rows: [string, string | null][] = [
    [isEarned(view) ? facts.receipt : facts.letters, view.receipt],
    [facts.price, view.local],
    [facts.asked, format(words.due, { amount: view.asked, coin: view.coin })],
    [facts.came, cameText],
    [
      facts.rate,
      format(facts.rateText, { coin: view.coin, rate: view.rate, date: dateText(view.rateSetAt) }),
    ],
    [facts.note, view.note],
    [facts.madeAt, timeText(view.createdAt)],
    [facts.doneAt, doneAt && timeText(doneAt)],
  ]
  return (
    <section aria-labelledby="facts" className="panel grid gap-3 p-5">
      <h2 id="facts" className="text-heading">
        {facts.heading}
      </h2>
      <dl className="grid gap-2">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex flex-wrap gap-x-4">
                <dt className="min-w-26 text-ivory-300">{name}</dt>
                <dd className="grow basis-40 wrap-anywhere tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {view.seen.length > 0 && <SeenPayments view={view} />}
      {isEarned(view) && <p className="font-semibold">{byHand ? words.byHand : words.bySight}</p>}
    </section>
  )
}

/** The transactions, so that anyone can verify them independently. */
function SeenPayments({ view }: { view: RequestView }) {
  return (
    <ul aria-label={words.seen.label} className="grid gap-2 border-t border-ink-700 pt-3">
      {view.seen.map((one) => (
        <li key={`${one.hash} ${one.log}`} className="grid justify-items-start text-sm">
          <span className="tabular-nums">
            {format(words.seen.line, {
              ...{ amount: one.amount, coin: one.coin, block: one.block },
              at: timesIn(view.zone).timeText(one.at),
            })}
          </span>
          {one.isUndone && <b>{words.seen.undone}</b>}
          {!one.isUndone && !one.isConfirmed && <b>{words.seen.oneSource}</b>}
          <TransactionLink hash={one.hash} />
        </li>
      ))}
    </ul>
  )
}

/** Link to a transaction in the layer 2 explorer; only the hash if no explorer is set. */
export function TransactionLink({ hash }: { hash: string }) {
  const explorer = useLinkHref("explorer-l2", links["explorer-l2"].href)
  if (!explorer) return <code className="wrap-anywhere">{hash}</code>
  return (
    <ExternalLink
      href={`${explorer.replace(/\/$/, "")}/tx/${hash}`}
      className="text-link inline-flex min-h-11 items-center"
    >
      {words.seen.explorer}
    </ExternalLink>
  )
}
