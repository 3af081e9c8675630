import { format } from "#app/lib/text/format.ts"
import { networkStatus } from "#content/en/network-status.ts"
import { site } from "#content/en/site.ts"
import { blockSeconds, type Network } from "../chain/options.ts"
import { ageText } from "./age-text.ts"
import { drawDays, type NetworkDay, picture, shownDays } from "./days.ts"

const words = networkStatus.days

/** 90 days as a chart, and as a table that expands below it. */
export function NetworkDays({
  network,
  days,
  now,
}: {
  network: Network
  days: readonly NetworkDay[]
  now: Date
}) {
  const name = networkStatus.names[network]
  const number = (value: number) => value.toLocaleString(site.locale)
  if (days.length === 0) return <p className="measure text-ivory-300">{words.none}</p>
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="font-bold">{words.heading}</h3>
      <DaysPicture network={network} days={days} now={now} />
      <p className="text-ivory-400 text-sm">{format(words.legend, { seconds: blockSeconds[network] })}</p>
      <details className="disclosure">
        <summary>{words.open}</summary>
        <table className="mt-2 w-full text-sm tabular-nums">
          <caption className="visually-hidden">{format(words.caption, { name })}</caption>
          <thead>
            <tr>
              {[words.day, words.blocks, words.longest, words.heard].map((heading) => (
                <th key={heading} scope="col" className="py-1 pe-3 text-start align-bottom text-ivory-400">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, blocksAnHour, longestAge, heard, points }) => (
              <tr key={day} className="border-ink-700 border-t">
                <th scope="row" className="py-1 pe-3 text-start font-normal min-[22rem]:whitespace-nowrap">
                  {day}
                </th>
                <td>{blocksAnHour === null ? words.unknown : number(blocksAnHour)}</td>
                <td>{longestAge === null ? words.unknown : ageText(longestAge)}</td>
                <td>{format(words.heardText, { heard, points })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}

function DaysPicture({ network, days, now }: { network: Network; days: readonly NetworkDay[]; now: Date }) {
  const name = networkStatus.names[network]
  const { heard, unheard, plan } = drawDays(network, days, now)
  const counts = days.flatMap(({ blocksAnHour }) => blocksAnHour ?? [])
  const number = (value: number) => value.toLocaleString(site.locale)
  const width = shownDays * picture.bar
  return (
    <svg
      role="img"
      aria-label={
        counts.length === 0
          ? format(words.pictureEmpty, { name })
          : format(words.picture, {
              name,
              least: number(Math.min(...counts)),
              most: number(Math.max(...counts)),
              unheard: days.length - counts.length,
            })
      }
      viewBox={`0 0 ${width} ${picture.height}`}
      preserveAspectRatio="none"
      className="h-16 w-full max-w-3xl"
    >
      <path d={heard} className="fill-gold-500" />
      <path d={unheard} className="fill-ink-600" />
      <path
        d={`M0 ${plan}h${width}`}
        className="stroke-ivory-400"
        strokeDasharray="2 4"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
