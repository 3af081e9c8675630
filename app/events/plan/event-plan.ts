import { instantOf, type WallTime, wallTimeOf } from "#app/lib/time/wall-time.ts"
import { readTimeText } from "./event-time.ts"

const dayMs = 24 * 60 * 60 * 1000
export const mostWeeks = 52

const utcOf = (date: string) => Date.parse(`${date}T00:00Z`)

/** Whether the text is an existing date of this century, 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const at = utcOf(text)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/**
 * Reads '19:00', '19:00:00' or '7:00 PM', as browsers send it or people type it, as '19:00'; undefined for anything else.
 */
export function readClockTime(text: string): string | undefined {
  const [, hours, minutes] = text.match(/^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/) ?? []
  if (hours && minutes) return `${hours.padStart(2, "0")}:${minutes}`
  return /^(1[0-2]|0?[1-9]):[0-5]\d\s?[AP]M$/i.test(text) ? readTimeText(text) : undefined
}

/** @param days may be negative */
export function shiftDay(date: string, days: number): string {
  return new Date(utcOf(date) + days * dayMs).toISOString().slice(0, 10)
}

/** Number of days from one date to another, negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcOf(to) - utcOf(from)) / dayMs)
}

/**
 * A date and the same weekday of each week after it, up to `until`. At most one more than the limit, so that callers can
 * refuse.
 */
export function weeklyDays(first: string, until: string): string[] {
  const weeks = Math.floor(daysBetween(first, until) / 7) + 1
  return Array.from({ length: Math.min(Math.max(weeks, 0), mostWeeks + 1) }, (_, week) =>
    shiftDay(first, week * 7),
  )
}

/** The instant of a local time, the first of two; undefined if clocks are set forward over it. */
export function momentOf(wall: WallTime, timeZone: string): Date | undefined {
  const at = instantOf(wall, timeZone)
  const shown = wallTimeOf(at, timeZone)
  return shown.date === wall.date && shown.time === wall.time.slice(0, 5) ? at : undefined
}
