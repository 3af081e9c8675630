import { offsetAt } from "#app/lib/time/wall-time.ts"
import { closuresOf, hoursOf, minutesOf, type Weekday, weekdays } from "./opening-hours.ts"

/** @property timeZone of the place; null where it is not known */
export type Schedule = { openingHours: string | null; closures: string | null; timeZone: string | null }

/** A time on the clocks of the place: 'Mo', '2026-11-23', '18:00'. */
type PlaceTime = { day: Weekday; date: string; time: string; daysAhead: number; minutesAhead: number }

export type OpenState = {
  isOpen: boolean
  /** When it closes or opens next; undefined where that is further ahead than anybody plans. */
  change?: PlaceTime
  /** The day that it is there. */
  date: string
  day: Weekday
  /** How far the clocks there are ahead of UTC, in minutes. */
  offset: number
  /** When something else has to be said: it opens, closes, or another day begins there. */
  until: Date
}

const dayMinutes = 24 * 60
const minuteMs = 60_000
/** What is open for longer than this is open day and night; a closing is looked for as far ahead as an opening. */
const farthest = { closing: 8, opening: 366 }

/**
 * Whether a business is open, by what the clocks of its place show: where they are set back, an hour counts twice; where they
 * are set forward, what would have begun or ended in the hour that is left out does so when it is left out.
 *
 * @returns undefined without hours, or where nobody knows what the clocks there show
 */
export function openAt({ openingHours, closures, timeZone }: Schedule, now: Date): OpenState | undefined {
  if (!openingHours || !timeZone) return undefined
  const wall = wallMinutes(now, timeZone)
  if (wall === undefined) return undefined
  const today = Math.floor(wall / dayMinutes)
  const { isOpen, change } = nextChange(openingHours, closures, wall)
  const midnight = (today + 1) * dayMinutes
  return {
    isOpen,
    ...(change !== undefined && {
      change: {
        day: weekdayOf(Math.floor(change / dayMinutes)),
        ...wallText(change),
        daysAhead: Math.floor(change / dayMinutes) - today,
        minutesAhead: change - wall,
      },
    }),
    date: wallText(wall).date,
    day: weekdayOf(today),
    offset: wall - Math.floor(now.getTime() / minuteMs),
    until: momentOf(Math.min(change ?? midnight, midnight), wall, now, timeZone),
  }
}

/** What the clocks of a zone show, in minutes, as if it were UTC; undefined for a zone that this machine does not know. */
export function wallMinutes(now: Date, timeZone: string): number | undefined {
  try {
    return Math.floor((now.getTime() + offsetAt(now.getTime(), timeZone)) / minuteMs)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Monday is the first; day 0 was a Thursday. */
const weekdayOf = (day: number) => weekdays[(day + 3) % 7] as Weekday

function wallText(wall: number): { date: string; time: string } {
  const text = new Date(wall * minuteMs).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}

/** Day after day from yesterday on, whose last shift may not be over. A shift belongs to the day on which it begins. */
function nextChange(
  openingHours: string,
  closures: string | null,
  wall: number,
): { isOpen: boolean; change?: number } {
  const hours = hoursOf(openingHours)
  const closed = closuresOf(closures)
  const today = Math.floor(wall / dayMinutes)
  let closes: number | undefined
  for (let day = today - 1; day <= today + farthest.opening; day++) {
    if (closes !== undefined && day > today + farthest.closing) return { isOpen: true }
    const { date } = wallText(day * dayMinutes)
    if (closed.some(({ from, until }) => from <= date && date <= until)) continue
    for (const shift of hours[weekdayOf(day)]?.split(",") ?? []) {
      const [from = 0, until = 0] = shift.split("-").map(minutesOf)
      const begins = day * dayMinutes + from
      const ends = day * dayMinutes + (until <= from ? until + dayMinutes : until)
      if (ends <= wall) continue
      if (begins > (closes ?? wall))
        return closes === undefined ? { isOpen: false, change: begins } : { isOpen: true, change: closes }
      closes = Math.max(closes ?? ends, ends)
    }
  }
  return closes === undefined ? { isOpen: false } : { isOpen: true, change: closes }
}

/** When the clocks there will show a time, or, if that is sooner, when they are set. @param target within a day of `wall` */
function momentOf(target: number, wall: number, now: Date, timeZone: string): Date {
  const from = Math.floor(now.getTime() / minuteMs)
  const offset = offsetAt(now.getTime(), timeZone)
  const isLater = (minute: number) => offsetAt(minute * minuteMs, timeZone) !== offset
  let [before, after] = [from, from + target - wall]
  if (!isLater(after)) return new Date(after * minuteMs)
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (isLater(middle)) after = middle
    else before = middle
  }
  return new Date(after * minuteMs)
}
