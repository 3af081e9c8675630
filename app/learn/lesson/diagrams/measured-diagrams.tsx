import { format } from "#app/lib/text/format.ts"
import { lessonPage } from "#content/en/lesson-page.ts"
import { site } from "#content/en/site.ts"
import { Diagram, type Tone, toneClass } from "./diagram.tsx"

const words = lessonPage.diagrams
const number = (value: number) => value.toLocaleString(site.locale)
const percent = (share: number) => share.toLocaleString(site.locale, { style: "percent" })
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Pattern of each tone: which cells of a band stay dark. So the parts differ without color. */
const weaves: Record<Tone, (x: number, y: number) => boolean> = {
  gold: (x, y) => x % 4 === 3 && y % 2 === 0,
  ember: (x, y) => (x + y) % 4 === 0,
  leaf: (_, y) => y % 3 === 1,
  indigo: (x, y) => x % 3 === 0 || (y === 2 && x % 3 === 1),
}

const bandRows = 6

/** Part of a band from one column to another, one column per percent. */
function band(tone: Tone, from: number, to: number): string {
  let path = ""
  for (let y = 0; y < bandRows; y++)
    for (let x = from; x < to; x++) {
      const start = x
      while (x < to && !weaves[tone](x - from, y)) x++
      if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`
    }
  return path
}

/** One band, divided by shares of the whole. */
export function Shares({
  caption,
  unit,
  parts,
}: {
  caption: string
  unit: string
  parts: readonly { label: string; value: number; tone: Tone }[]
}) {
  const whole = total(parts.map(({ value }) => value))
  const thread = (index: number) =>
    Math.round((100 * total(parts.slice(0, index).map(({ value }) => value))) / whole)
  return (
    <Diagram caption={caption}>
      <svg
        viewBox={`0 0 100 ${bandRows}`}
        preserveAspectRatio="none"
        className="shares-band"
        aria-hidden="true"
      >
        {parts.map(({ label, tone }, index) => (
          <path key={label} className={toneClass[tone]} d={band(tone, thread(index), thread(index + 1))} />
        ))}
        {parts.slice(1).map(({ label }, index) => (
          <path key={label} className="shares-seam" d={`M${thread(index + 1)} 0v${bandRows}`} />
        ))}
      </svg>
      <ul className="shares">
        {parts.map(({ label, value, tone }) => (
          <li key={label} className={toneClass[tone]}>
            <svg viewBox="0 0 12 6" aria-hidden="true">
              <path d={band(tone, 0, 12)} />
            </svg>
            <span>{label}</span>
            <b>
              {number(value)}
              {unit}
            </b>
          </li>
        ))}
      </ul>
    </Diagram>
  )
}

/** Number of votes per option. The longest bar is not always the result: the caption says what counts. */
export function Votes({
  caption,
  options,
}: {
  caption: string
  options: readonly { label: string; votes: number }[]
}) {
  const all = total(options.map(({ votes }) => votes))
  return (
    <Diagram caption={caption}>
      <ul className="votes">
        {options.map(({ label, votes }, index) => (
          <li key={label} className={index === 0 ? "tone-gold" : "tone-indigo"}>
            <p>
              <b>{label}</b>
              <span>{format(words.share, { count: number(votes), total: number(all) })}</span>
              <b>{percent(votes / all)}</b>
            </p>
            <Bar share={votes / all} />
          </li>
        ))}
      </ul>
    </Diagram>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg className="bar" aria-hidden="true">
      <rect className="bar-room" width="100%" height="100%" />
      <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" />
    </svg>
  )
}

type Offer = { price: string; amount: string }

/** Bids and asks, the best ones on top; bars show the amounts. */
export function OrderBook({
  caption,
  bids,
  asks,
}: {
  caption: string
  bids: readonly Offer[]
  asks: readonly Offer[]
}) {
  const most = Math.max(...[...bids, ...asks].map(({ amount }) => Number(amount.replaceAll(",", ""))))
  return (
    <Diagram caption={caption}>
      <p className="spread">
        <span>{format(words.spread, { amount: spreadOf(bids, asks) })}</span>
      </p>
      <div className="order-book">
        <Offers title={words.bids} tone="tone-leaf" offers={bids} most={most} />
        <Offers title={words.asks} tone="tone-ember" offers={asks} most={most} />
      </div>
    </Diagram>
  )
}

function spreadOf(bids: readonly Offer[], asks: readonly Offer[]): string {
  const [bid, ask] = [bids[0]?.price ?? "0", asks[0]?.price ?? "0"]
  const decimals = Math.max(...[bid, ask].map((price) => price.split(".")[1]?.length ?? 0))
  return (Number(ask) - Number(bid)).toFixed(decimals)
}

function Offers({
  title,
  tone,
  offers,
  most,
}: {
  title: string
  tone: string
  offers: readonly Offer[]
  most: number
}) {
  return (
    <table className={tone}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.price}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {offers.map(({ price, amount }) => (
          <tr key={price}>
            <td>{price}</td>
            <td>
              {amount}
              <Bar share={Number(amount.replaceAll(",", "")) / most} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
