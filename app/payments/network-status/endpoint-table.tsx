import { timeText } from "#app/lib/text/date-text.ts"
import { networkStatus } from "#content/en/network-status.ts"
import { site } from "#content/en/site.ts"
import { answerText } from "../chain/answer-text.ts"
import type { NetworkNow } from "../chain/networks.server.ts"

const words = networkStatus.endpoints

type Endpoint = NetworkNow["endpoints"][number]

/** The status of each endpoint: a table from the `md` breakpoint, a list on phones. */
export function EndpointTable({ endpoints }: { endpoints: readonly Endpoint[] }) {
  return (
    <table className="block md:table">
      <caption className="block pb-2 text-start font-bold md:table-caption">{words.caption}</caption>
      <thead className="max-md:visually-hidden">
        <tr>
          {[words.host, words.answer, words.height, words.asked].map((heading) => (
            <th key={heading} scope="col" className="pe-6 pb-2 text-start text-ivory-400 text-sm">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {endpoints.map((one) => (
          <tr key={one.id} className="block border-ink-700 border-t py-3 md:table-row">
            <th scope="row" className={`${cell} font-semibold wrap-anywhere`}>
              {one.host}
            </th>
            <td className={cell}>{answerText(one)}</td>
            <td className={`${cell} tabular-nums`}>
              <Label>{words.height}</Label>
              {one.height === null ? words.none : one.height.toLocaleString(site.locale)}
            </td>
            <td className={`${cell} text-ivory-300`}>
              <Label>{words.asked}</Label>
              {one.askedAt ? timeText(one.askedAt) : words.never}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cell = "block pe-6 text-start align-top md:table-cell md:py-3"

/** The column heading, shown on phones, where there are no columns. Screen readers get the real `th` instead. */
function Label({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="text-ivory-400 text-sm md:hidden">
      {children}:{" "}
    </span>
  )
}
