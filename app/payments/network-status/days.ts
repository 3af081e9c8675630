import { blockSeconds, type Network } from "../chain/options.ts"

export const shownDays = 90

/** What was kept of one day. */
export type NetworkDay = {
  /** In UTC, 'YYYY-MM-DD'. */
  day: string
  /** How often we asked, and how often somebody answered. */
  points: number
  heard: number
  /** Between the first answer and the last; null where there were no two. */
  blocksAnHour: number | null
  /** Of the newest block, the oldest we heard of; in seconds. */
  longestAge: number | null
}

/**
 * Bars of a picture, as path data: filled where blocks were counted, empty stubs where nothing was heard.
 *
 * @property plan where the line of the planned pace is, from the top
 */
export type DayPicture = { heard: string; unheard: string; plan: number }

export const picture = { bar: 4, height: 48, stub: 4 } as const

const dayMs = 24 * 60 * 60 * 1000

/**
 * Draws the days up to today; those before the first that was kept stay empty. No bar is taller than twice the plan: a height that a
 * server invented for an hour would make nothing of all others.
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
