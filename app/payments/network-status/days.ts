import { blockSeconds, type Network } from "../chain/options.ts"

export const shownDays = 90

/** The stored points of one day, aggregated. */
export type NetworkDay = {
  /** In UTC, 'YYYY-MM-DD'. */
  day: string
  /** Number of stored points, and how many of them have a height. */
  points: number
  heard: number
  /** Between the first and the last answer of the day; null with fewer than two answers. */
  blocksAnHour: number | null
  /** The largest age of the newest block, in seconds. */
  longestAge: number | null
}

/**
 * SVG path data: bars for days with counted blocks, stubs for days without.
 *
 * @property plan y coordinate of the configured pace, from the top
 */
export type DayPicture = { heard: string; unheard: string; plan: number }

export const picture = { bar: 4, height: 48, stub: 4 } as const

const dayMs = 24 * 60 * 60 * 1000

/**
 * Draws 90 days up to today. Days before the first stored one stay empty. Bars are capped
 * at twice the configured pace: otherwise one invented height would flatten all others.
 */
export function drawDays(network: Network, days: readonly NetworkDay[], now: Date): DayPicture {
  const plan = 3600 / blockSeconds[network]
  const most = Math.min(Math.max(plan * 1.25, ...days.map(({ blocksAnHour }) => blocksAnHour ?? 0)), plan * 2)
  const known = new Map(days.map((day) => [day.day, day]))
  const firstDay = days[0]?.day
  let heard = ""
  let unheard = ""
  for (let index = 0; index < shownDays; index++) {
    const day = new Date(now.getTime() - (shownDays - 1 - index) * dayMs).toISOString().slice(0, 10)
    if (!firstDay || day < firstDay) continue
    const blocks = known.get(day)?.blocksAnHour ?? null
    const tall = blocks === null ? picture.stub : heightOf(blocks / most)
    const bar = `M${index * picture.bar} ${picture.height}v-${tall}h${picture.bar - 1}v${tall}z`
    if (blocks === null) unheard += bar
    else heard += bar
  }
  return { heard, unheard, plan: Math.round(picture.height * (1 - plan / most)) }
}

const heightOf = (part: number) =>
  Math.round(Math.min(1, Math.max(part, 1 / picture.height)) * picture.height)
