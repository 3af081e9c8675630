import { pathTo } from "#app/lib/http/path-to.ts"
import { dateText, timesIn } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { counterWords } from "#content/en/counter.ts"
import { moneyText } from "../local-money.ts"
import type { RequestView } from "../request-view.ts"
import type { TransferView } from "../unmatched/transfer-view.ts"
import { ForNoRequest } from "../unmatched/unmatched-payment.tsx"
import { type DayTotal, dayBeside } from "./day-totals.ts"
import { TerminalFrame } from "./terminal-frame.tsx"

const words = counterWords.terminal.day

type Props = {
  name: string
  /** 'YYYY-MM-DD' in the time zone of the shop. */
  date: string
  zone: string
  isToday: boolean
  requests: RequestView[]
  /** Unmatched payments. */
  unassigned: TransferView[]
  totals: DayTotal[]
}

/** 'New York' for 'America/New_York'. */
function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ")
}

/** /counter/day: requests and totals of one day of the shop. */
export function DayPage({ name, date, zone, isToday, requests, unassigned, totals }: Props) {
  return (
    <TerminalFrame name={name}>
      <h1 className="text-heading">{words.heading}</h1>
      <p className="text-ivory-300">
        {format(words.of, { date: dateText(new Date(`${date}T00:00Z`)), city: cityOf(zone) })}
      </p>
      <nav aria-label={words.days} className="flex flex-wrap gap-x-5">
        <DayLink date={dayBeside(date, -1)}>{words.earlier}</DayLink>
        {!isToday && <DayLink date={dayBeside(date, 1)}>{words.later}</DayLink>}
      </nav>
      <section aria-labelledby="totals" className="panel grid gap-2 p-4">
        <h2 id="totals" className="text-lg font-bold">
          {words.totals}
        </h2>
        {totals.length === 0 && <p className="text-ivory-300">{words.noTotals}</p>}
        <ul className="grid gap-2">
          {totals.map(({ who, coin, coins, minor, currency, count }) => (
            <li key={who + coin + currency} className="grid">
              <span className="text-xl font-bold tabular-nums">
                {moneyText(minor, currency)} <span className="font-normal">({count})</span>
              </span>
              <span className="text-sm text-ivory-300 tabular-nums wrap-anywhere">
                {coins} {coin} · {words[who]}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {requests.length === 0 ? <p>{words.none}</p> : <DayTable requests={requests} />}
      <ForNoRequest transfers={unassigned} />
    </TerminalFrame>
  )
}

function DayLink({ date, children }: { date: string; children: string }) {
  return (
    <a
      href={`${pathTo("/counter/day")}?date=${date}`}
      className="inline-flex min-h-11 items-center text-gold-400 underline"
    >
      {children}
    </a>
  )
}

function DayTable({ requests }: { requests: RequestView[] }) {
  return (
    <table className="w-full text-start text-sm">
      <thead>
        <tr className="text-ivory-300">
          <th scope="col" className="py-2 pe-3 text-start font-normal">
            {words.time}
          </th>
          <th scope="col" className="py-2 pe-3 text-start font-normal">
            {words.price}
          </th>
          <th scope="col" className="py-2 text-start font-normal">
            {words.state}
          </th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <tr key={request.code} className="border-t border-ink-700 align-top">
            <td className="py-2 pe-3 whitespace-nowrap tabular-nums">
              <a
                href={pathTo("/counter/r/:code", { code: request.code })}
                className="inline-flex min-h-6 text-gold-400 underline"
              >
                {timesIn(request.zone).clockText(request.createdAt)}
              </a>
            </td>
            <td className="py-2 pe-3 tabular-nums">
              <b>{request.local}</b>
              <br />
              <span className="text-ivory-300 wrap-anywhere">
                {request.asked} {request.coin}
              </span>
            </td>
            <td className="py-2">
              {counterWords.shortStates[request.state]}
              <br />
              <span className="text-ivory-300 wrap-anywhere">{request.note ?? request.receipt}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
