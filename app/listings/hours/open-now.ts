import { offsetAt } from "#app/lib/time/wall-time.ts"
import { closuresOf, hoursOf, minutesOf, type Weekday, weekdays } from "./opening-hours.ts"

/** @property timeZone of the business; null if unknown */
export type Schedule = { openingHours: string | null; closures: string | null; timeZone: string | null }

/** A time in the business's time zone: 'Mo', '2026-11-23', '18:00'. */
type PlaceTime = { day: Weekday; date: string; time: string; daysAhead: number; minutesAhead: number }

export type OpenState = {
  isOpen: boolean
  /** Next closing or opening; undefined if it is beyond `farthest`. */
  change?: PlaceTime
  /** Local date. */
  date: string
  day: Weekday
  /** Offset of the local time from UTC, in minutes. */
  offset: number
  /** Expiry: the next opening or closing, or the end of the local day. */
  until: Date
}

const dayMinutes = 24 * 60
const minuteMs = 60_000
/**
 * In days. A business open for longer than `closing` counts as open day and
 * night; an opening beyond `opening` is not shown.
 */
const farthest = { closing: 8, opening: 366 }

/**
 * The open state by the local time. When clocks go back, an hour counts twice; when they go forward, an opening or
 * closing time within the skipped hour takes effect at the skip.
 *
 * @returns undefined without hours or for an unknown time zone
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

/** Local time of a zone in minutes, as if it were UTC; undefined for a zone that this machine does not know. */
export function wallMinutes(now: Date, timeZone: string): number | undefined {
  try {
    return Math.floor((now.getTime() + offsetAt(now.getTime(), timeZone)) / minuteMs)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The week begins on Monday; day 0 (1970-01-01) was a Thursday. */
const weekdayOf = (day: number) => weekdays[(day + 3) % 7] as Weekday

function wallText(wall: number): { date: string; time: string } {
  const text = new Date(wall * minuteMs).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}

/**
 * Searches day by day from yesterday on, because yesterday's last shift may
 * continue today. A shift belongs to the day on which it begins.
 */
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

/** The moment at which local clocks show a time, or of a clock change before that. @param target within a day of `wall` */
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
