/** Two-letter days as in schema.org, Monday first. */
export const weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const
export type Weekday = (typeof weekdays)[number]

/** Stored times of each day: '09:00-13:00,14:00-18:00'. A shift with its end before its start ends on the next day. */
export type OpeningHours = Partial<Record<Weekday, string>>

/** Times are local to the business; storing them needs no time zone. */
const dayMinutes = 24 * 60

/** Minutes after midnight of a stored time: '09:30' is 570, '24:00' is 1,440. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number)
  return hours * 60 + minutes
}

/** The inverse of `minutesOf`. @param minutes after midnight; above 1,440 on the next day */
export function timeText(minutes: number): string {
  const within = minutes > dayMinutes ? minutes - dayMinutes : minutes
  return `${String(Math.floor(within / 60)).padStart(2, "0")}:${String(within % 60).padStart(2, "0")}`
}

/** Column value: 'Mo 09:00-18:00; Tu 09:00-18:00'. Null without any hours. */
export function hoursText(hours: OpeningHours): string | null {
  const days = weekdays.flatMap((day) => (hours[day] ? [`${day} ${hours[day]}`] : []))
  return days.join("; ") || null
}

export function hoursOf(text: string | null): OpeningHours {
  return Object.fromEntries(text?.split("; ").map((day) => [day.slice(0, 2), day.slice(3)]) ?? [])
}

/** A range of additional closed days, including the last; dates such as '2026-12-24'. */
export type Closure = { from: string; until: string; note: string }
export const mostClosures = 3

/** Column value, one closure per line: '2026-12-24/2026-12-26 Christmas'. */
export function closuresText(closures: Closure[]): string | null {
  return closures.map(({ from, until, note }) => `${from}/${until} ${note}`.trim()).join("\n") || null
}

export function closuresOf(text: string | null): Closure[] {
  return (text?.split("\n") ?? []).map((line) => ({
    from: line.slice(0, 10),
    until: line.slice(11, 21),
    note: line.slice(22),
  }))
}

/**
 * A day counts as ended once it has ended in all time zones, at noon UTC of
 * the next day, because the time zone may be unknown.
 */
const endsAfterMs = 36 * 60 * 60 * 1000

/** Closures of the column that have not ended, and when the next one will. */
export function closuresFrom(
  text: string | null,
  now: Date,
): { closures: string | null; until: Date | undefined } {
  const ahead = closuresOf(text).flatMap((closure) => {
    const ends = Date.parse(`${closure.until}T00:00:00Z`) + endsAfterMs
    return ends > now.getTime() ? [{ closure, ends }] : []
  })
  if (ahead.length === 0) return { closures: null, until: undefined }
  const closures = closuresText(ahead.map(({ closure }) => closure))
  return { closures, until: new Date(Math.min(...ahead.map(({ ends }) => ends))) }
}

/** True for a valid date such as '2026-12-24'. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  )
}
