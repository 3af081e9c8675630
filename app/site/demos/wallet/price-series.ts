import { format } from "#app/lib/text/format.ts"
import { perLocale } from "#app/lib/text/per-locale.ts"
import { wallet } from "#content/en/wallet.ts"

/** Bounds of the made-up price (docs/rulings.md, Demos), in 1/10,000 dollar: integers keep four decimals exact. */
export const priceRules = { start: 4500, low: 4000, high: 5000, step: 100 }

export type ChartRange = keyof typeof wallet.chart.ranges
export type PricePoint = { time: string; price: number }

const hour = 3_600_000
const day = 24 * hour
const formatterOf = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }))
const hours = formatterOf({ hour: "numeric" })
const weekdays = formatterOf({ weekday: "short", hour: "numeric" })
const days = formatterOf({ month: "short", day: "numeric" })
const months = formatterOf({ month: "short", year: "numeric" })

/** Number of points per range, and the time of each. They end before the day on which they are shown begins. */
const plans: Record<ChartRange, { count: number; time(index: number, midnight: Date): string }> = {
  "24h": { count: 24, time: (index, end) => hours().format(+end - (24 - index) * hour) },
  "7d": { count: 28, time: (index, end) => weekdays().format(+end - (28 - index) * 6 * hour) },
  "30d": { count: 30, time: (index, end) => days().format(+end - (30 - index) * day) },
  "3m": { count: 13, time: (index, end) => days().format(+end - (13 - index) * 7 * day) },
  "1y": {
    count: 12,
    time: (index, end) => months().format(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - 12 + index)),
  },
  // Sample years: real years would look like the history of a real price.
  all: {
    count: 20,
    time: (index) =>
      format(wallet.chart.sampleTime, { year: Math.floor(index / 4) + 1, quarter: (index % 4) + 1 }),
  },
}

/**
 * Made-up prices of a range. They are the same all day, so that the page can be cached.
 *
 * @param date 'YYYY-MM-DD', in UTC
 */
export function priceSeries(range: ChartRange, date: string): PricePoint[] {
  const { count, time } = plans[range]
  const midnight = new Date(`${date}T00:00Z`)
  return randomWalk(`${date} ${range}`, count).map((price, index) => ({ time: time(index, midnight), price }))
}

/** Random walk that turns at the bounds. Equal seeds give equal walks. */
export function randomWalk(seed: string, count: number): number[] {
  const { start, low, high, step } = priceRules
  const random = randomNumbers(seed)
  const prices = [start]
  for (let price = start; prices.length < count; prices.push(price))
    price = Math.min(high, Math.max(low, price + Math.round((random() * 2 - 1) * step)))
  return prices
}

/** Pseudo-random numbers in [0, 1): FNV-1a hashes the seed, mulberry32 generates the sequence. */
function randomNumbers(seed: string): () => number {
  let state = 0x811c9dc5
  for (const byte of new TextEncoder().encode(seed)) state = Math.imul(state ^ byte, 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}
