import { site } from "#content/en/site.ts"

/** What the clock on the wall says: 'YYYY-MM-DD' and 'HH:MM', as the columns local_date and local_time hold it. */
export type WallTime = { date: string; time: string }

/** The zone of town halls and of the webinar. */
export const easternZone = "America/New_York"

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

/** What the wall clocks of a zone say at a moment. @throws RangeError for a zone that does not exist */
export function wallTimeOf(at: Date, timeZone: string): WallTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

const readAsUtc = ({ date, time }: WallTime) => Date.parse(`${date}T${time.slice(0, 5)}Z`)

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const minute = Math.floor(at / 60_000) * 60_000
  return readAsUtc(wallTimeOf(new Date(minute), timeZone)) - minute
}

/**
 * The moment at which the clocks of a zone show this time. When they are set back and show it twice, the first of the
 * two; when they are set forward and never show it, as if they had not been set yet: 2:30 is then 3:30 (RFC 5545, 3.3.5).
 *
 * @throws RangeError for a date, a time or a zone that does not exist
 */
export function instantOf(wall: WallTime, timeZone: string): Date {
  const shown = readAsUtc(wall)
  // Date.parse makes March 2 of February 30.
  if (Number.isNaN(shown) || !new Date(shown).toISOString().startsWith(wall.date))
    throw new RangeError(`No such time: ${wall.date} ${wall.time}`)
  const before = offsetAt(shown - dayMs, timeZone)
  const after = offsetAt(shown + dayMs, timeZone)
  const early = shown - before
  if (offsetAt(early, timeZone) === before) return new Date(early)
  const late = shown - after
  return new Date(offsetAt(late, timeZone) === after ? late : early)
}

const shortDate = new Intl.DateTimeFormat(site.locale, { dateStyle: "medium", timeZone: "UTC" })
const clockTime = new Intl.DateTimeFormat(site.locale, { timeStyle: "short", timeZone: "UTC" })

/** 'May 16, 2025' of '2025-05-16'. */
export function dateText(date: string): string {
  return shortDate.format(new Date(`${date}T00:00Z`))
}

/** '7:00 PM' of '19:00' or '19:00:00'. */
export function timeText(time: string): string {
  // Intl puts a narrow blank before AM and PM that people who search for the text do not type.
  return clockTime.format(readAsUtc({ date: "2000-01-01", time })).replace(/\s/g, " ")
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

/**
 * '2025-05-16' of 'May 16, 2025'. An unknown month is January, and a day gets its second digit (document 2, section 5).
 *
 * @returns undefined when the text has not two parts with a comma between, or no such day exists
 */
export function readDateText(text: string): string | undefined {
  const parts = text.split(",").map((part) => part.trim())
  if (parts.length !== 2) return undefined
  const [monthAndDay = "", year = ""] = parts
  const [name = "", day = ""] = monthAndDay.split(/\s+/)
  const month = Math.max(0, months.indexOf(name.slice(0, 3).toLowerCase())) + 1
  const date = `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`
  const read = new Date(`${date}T00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date) ? date : undefined
}

/** '19:00' of '7:00 PM'. What cannot be read counts as hour 0, minute 00, PM: noon (document 2, section 5). */
export function readTimeText(text: string): string {
  const [, hours = "0", minutes = "00", half = "PM"] =
    text.match(/^\s*(1[0-2]|0?\d):([0-5]\d)\s*([AP]M)\b/i) ?? []
  const hour = Number(hours)
  const isPm = half.toUpperCase() === "PM"
  const of24 = isPm && hour < 12 ? hour + 12 : !isPm && hour === 12 ? 0 : hour
  return `${String(of24).padStart(2, "0")}:${minutes}`
}

/** Monday is 1 and Friday 5, as of Date.getUTCDay. */
export const webinarSlot = { weekday: 5, time: "19:00", timeZone: easternZone, minutes: 60 } as const

/** The days of the next webinars, the first one first; one that is going on counts until it is over. */
export function nextWebinars(now: Date, count: number): string[] {
  const { weekday, time, timeZone, minutes } = webinarSlot
  const stillOn = new Date(now.getTime() - minutes * 60_000)
  const today = new Date(`${wallTimeOf(stillOn, timeZone).date}T00:00Z`)
  const first = today.getTime() + ((weekday - today.getUTCDay() + 7) % 7) * dayMs
  return Array.from({ length: count + 1 }, (_, week) =>
    new Date(first + week * 7 * dayMs).toISOString().slice(0, 10),
  )
    .filter((date) => instantOf({ date, time }, timeZone) > stillOn)
    .slice(0, count)
}
