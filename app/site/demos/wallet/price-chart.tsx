import { format } from "#app/lib/text/format.ts"
import { wallet } from "#content/en/wallet.ts"
import { dollarText } from "./dollar-text.ts"
import { type ChartRange, type PricePoint, priceRules, priceSeries } from "./price-series.ts"
import { walletHref } from "./wallet-search.ts"

const words = wallet.chart
const ranges = Object.keys(words.ranges) as ChartRange[]
const money = (price: number) => dollarText(price / 10_000, 4)

/** @param date 'YYYY-MM-DD', in UTC: selects the made-up prices of that day */
export function PriceChart({ range, date }: { range: ChartRange; date: string }) {
  const points = priceSeries(range, date)
  const prices = points.map(({ price }) => price)
  const figures = {
    first: money(prices[0] ?? 0),
    low: money(Math.min(...prices)),
    high: money(Math.max(...prices)),
    last: money(prices.at(-1) ?? 0),
  }
  return (
    <section id="chart" aria-labelledby="chart-heading" className="panel grid content-start gap-4 p-4 sm:p-6">
      <h2 id="chart-heading" className="text-heading">
        {words.heading}
      </h2>
      <p className="measure text-ivory-300 text-sm">{words.note}</p>
      <nav
        aria-label={words.rangesLabel}
        className="grid grid-cols-[repeat(auto-fit,minmax(2.25rem,1fr))] gap-1 rounded-card bg-ink-950 p-1"
      >
        {ranges.map((one) => (
          <a
            key={one}
            href={walletHref({ range: one }, "chart")}
            aria-label={format(words.rangeName, words.ranges[one])}
            aria-current={one === range ? "true" : undefined}
            className="grid min-h-11 place-content-center rounded-control font-semibold hover:text-gold-300 aria-[current]:bg-ink-700 aria-[current]:text-gold-400"
          >
            {words.ranges[one].label}
          </a>
        ))}
      </nav>
      <figure className="grid gap-4">
        <Drawing
          points={points}
          title={format(words.title, words.ranges[range])}
          description={format(words.description, figures)}
        />
        <figcaption>
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.6rem),1fr))] gap-x-4 gap-y-2 text-sm sm:grid-cols-4">
            {Object.entries(words.figures).map(([name, label]) => (
              <div key={name}>
                <dt className="text-ivory-300">{label}</dt>
                <dd className="font-semibold tabular-nums">{figures[name as keyof typeof figures]}</dd>
              </div>
            ))}
          </dl>
        </figcaption>
      </figure>
      <PointsTable points={points} />
    </section>
  )
}

/** View box of the lines. It is stretched to the available space; the labels are outside of it and are not stretched. */
const [width, height] = [600, 200]
const { low, high } = priceRules
const levels = [5000, 4750, 4500, 4250, 4000]

/** The price line, with one vertical line per point below it. */
function Drawing({
  points,
  title,
  description,
}: {
  points: readonly PricePoint[]
  title: string
  description: string
}) {
  const last = points.length - 1
  const x = (index: number) => Math.round((index / last) * width * 10) / 10
  const y = (price: number) => (height * (high - price)) / (high - low)
  const spots = points.map(({ price }, index) => `${x(index)} ${y(price)}`)
  const ticks = [0, 1, 2, 3, 4].map((quarter) => Math.round((last * quarter) / 4))
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-[min(0.75rem,5vw)] text-ivory-300 tabular-nums">
      <p aria-hidden="true" className="-my-1.5 flex flex-col justify-between">
        {levels.map((level) => (
          <span key={level} className="leading-none">
            {(level / 10_000).toFixed(3)}
          </span>
        ))}
      </p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby="chart-title chart-description"
        className="h-56 w-full overflow-visible lg:h-96"
        fill="none"
      >
        <title id="chart-title">{title}</title>
        <desc id="chart-description">{description}</desc>
        <path
          d={levels.map((level) => `M0 ${y(level)}h${width}`).join("")}
          stroke="var(--color-ink-700)"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={spots.map((spot) => `M${spot}V${height}`).join("")}
          stroke="var(--color-gold-700)"
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M${spots.join("L")}`}
          stroke="var(--color-gold-400)"
          strokeWidth="2.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M${spots[last]}h0`}
          stroke="var(--color-gold-300)"
          strokeWidth="11"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <svg aria-hidden="true" className="col-start-2 h-5 w-full overflow-visible" fill="currentColor">
        {ticks.map((tick, index) => (
          <text
            key={tick}
            // A phone has space for three.
            className={index % 2 === 1 ? "max-sm:hidden" : undefined}
            x={`${(100 * tick) / last}%`}
            y="16"
            textAnchor={tick === 0 ? "start" : tick === last ? "end" : "middle"}
          >
            {points[tick]?.time}
          </text>
        ))}
      </svg>
    </div>
  )
}

function PointsTable({ points }: { points: readonly PricePoint[] }) {
  const { open, caption, time, price } = words.table
  return (
    <details className="disclosure border-ink-700 border-t">
      <summary>{format(open, { count: points.length })}</summary>
      <table className="w-full text-sm tabular-nums">
        <caption className="pb-2 text-start text-ivory-300">{caption}</caption>
        <thead>
          <tr className="text-ivory-300">
            <th scope="col" className="py-1 text-start">
              {time}
            </th>
            <th scope="col" className="py-1 text-end">
              {price}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.time} className="border-ink-700 border-t">
              <td className="py-1">{point.time}</td>
              <td className="py-1 text-end">{money(point.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
