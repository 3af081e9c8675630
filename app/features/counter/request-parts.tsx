import { fill } from "#app/platform/fill.ts"
import { dateText, timesIn } from "#app/platform/text/date-text.ts"
import { AddressGroups } from "#app/ui/copy/address-groups.tsx"
import { counterWords } from "#content/en/counter.ts"
import { payments } from "#content/en/payments.ts"
import { isEarned, type RequestView } from "./request-view.ts"

const words = counterWords.customer

/** What was asked for, what came, and who says so: of an open request as of a receipt. */
export function RequestFacts({ view }: { view: RequestView }) {
  const { facts } = words
  const { timeText } = timesIn(view.zone)
  const byHand = view.state === "by-hand"
  const came = view.came && fill(words.due, { amount: view.came, coin: view.coin })
  const unseen = byHand ? facts.cameByHand : view.isWatched ? facts.nothing : null
  const cameText = came ?? unseen
  const doneAt = byHand ? view.byHandAt : view.settledAt
  const rows: [string, string | null][] = [
    [facts.receipt, isEarned(view) ? view.receipt : null],
    [facts.price, view.local],
    [facts.asked, fill(words.due, { amount: view.asked, coin: view.coin })],
    [facts.came, cameText],
    [facts.rate, fill(facts.rateText, { coin: view.coin, rate: view.rate, date: dateText(view.rateSetAt) })],
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
                <dt className="w-26 text-ivory-300">{name}</dt>
                <dd className="grow basis-40 wrap-anywhere tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {isEarned(view) && <p className="font-semibold">{byHand ? words.byHand : words.bySight}</p>}
    </section>
  )
}

/** The address in groups, to be compared and copied. One press selects all of it. */
export function RequestAddress({ pay }: { pay: NonNullable<RequestView["pay"]> }) {
  return (
    <div>
      <p className="text-sm text-ivory-300">{payments.address[pay.network]}</p>
      <p>
        <code className="select-all text-lg">
          <AddressGroups address={pay.address} />
        </code>
      </p>
      <p className="text-sm text-ivory-300">
        {fill(payments.ends, { last: pay.last })} {payments.addressHint}
      </p>
    </div>
  )
}
