import { instantOf, type WallTime, wallTimeOf } from "#app/lib/time/wall-time.ts"
import { readTimeText } from "./event-time.ts"

const dayMs = 24 * 60 * 60 * 1000
export const mostWeeks = 52

const utcOf = (date: string) => Date.parse(`${date}T00:00Z`)

/** A day that exists, 'YYYY-MM-DD', of this century. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const at = utcOf(text)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** '19:00' of '19:00', '19:00:00' or '7:00 PM', as browsers send it or people type it; undefined for anything else. */
export function readClockTime(text: string): string | undefined {
  const [, hours, minutes] = text.match(/^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/) ?? []
  if (hours && minutes) return `${hours.padStart(2, "0")}:${minutes}`
  return /^(1[0-2]|0?[1-9]):[0-5]\d\s?[AP]M$/i.test(text) ? readTimeText(text) : undefined
}

/** @param days may be negative */
export function shiftDay(date: string, days: number): string {
  return new Date(utcOf(date) + days * dayMs).toISOString().slice(0, 10)
}

/** From one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcOf(to) - utcOf(from)) / dayMs)
}

/** A day and the same one of each week after it, up to a last day and one more than there may be. */
export function weeklyDays(first: string, until: string): string[] {
  const weeks = Math.floor(daysBetween(first, until) / 7) + 1
  return Array.from({ length: Math.min(Math.max(weeks, 0), mostWeeks + 1) }, (_, week) =>
    shiftDay(first, week * 7),
  )
}

/** The moment of a time on the wall, the first of two; undefined when the clocks are set forward over it. */
export function momentOf(wall: WallTime, timeZone: string): Date | undefined {
  const at = instantOf(wall, timeZone)
  const shown = wallTimeOf(at, timeZone)
  return shown.date === wall.date && shown.time === wall.time.slice(0, 5) ? at : undefined
}
