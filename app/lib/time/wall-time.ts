/** A local time: 'YYYY-MM-DD' and 'HH:MM', as in the columns local_date and local_time. */
export type WallTime = { date: string; time: string }

const dayMs = 24 * 60 * 60 * 1000
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    })
    formats.set(timeZone, format)
  }
  return format
}

/** Returns the local time of a zone at a moment. @throws RangeError for an unknown zone */
export function wallTimeOf(at: Date, timeZone: string): WallTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

const readAsUtc = ({ date, time }: WallTime) => Date.parse(`${date}T${time.slice(0, 5)}Z`)

/** Returns the offset of a zone from UTC at a moment, in milliseconds. @throws RangeError for an unknown zone */
export function offsetAt(at: number, timeZone: string): number {
  const minute = Math.floor(at / 60_000) * 60_000
  return readAsUtc(wallTimeOf(new Date(minute), timeZone)) - minute
}

/**
 * Returns the moment of a local time. If clocks are set back and show it twice, the first one; if they are set forward and skip
 * it, the offset before the change applies: 2:30 becomes 3:30 (RFC 5545, 3.3.5).
 *
 * @throws RangeError for an invalid date, time or zone
 */
export function instantOf(wall: WallTime, timeZone: string): Date {
  const shown = readAsUtc(wall)
  // Date.parse turns February 30 into March 2.
  if (Number.isNaN(shown) || !new Date(shown).toISOString().startsWith(wall.date))
    throw new RangeError(`No such time: ${wall.date} ${wall.time}`)
  const before = offsetAt(shown - dayMs, timeZone)
  const after = offsetAt(shown + dayMs, timeZone)
  const early = shown - before
  if (offsetAt(early, timeZone) === before) return new Date(early)
  const late = shown - after
  return new Date(offsetAt(late, timeZone) === after ? late : early)
}
