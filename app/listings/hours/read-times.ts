import { type ClockTime, readTokens, simplifyHours } from "./clock-time.ts"
import { timeText } from "./opening-hours.ts"

/** Minutes after the day's first midnight; above 1,440 on the next day. */
export type Shift = { from: number; until: number }

/**
 * How certain the interpretation is. `plain`: the only possible meaning. `derived`: one AM or PM
 * applies to both times, as in '4-10 pm'. `asked`: a second meaning is plausible, as for '9-5';
 * `shifts` is the most likely one, and the user has to confirm it.
 */
type Certainty = "plain" | "derived" | "asked"

export type TimesReading =
  | { kind: "times"; shifts: Shift[]; certainty: Certainty; isEveryDay: boolean }
  | { kind: "closed" }

type Readings = { shifts: [Shift, ...Shift[]]; certainty: Certainty }

/** Further knowledge about the text. */
type Context = {
  /** Other times of the same text use the 24-hour clock: after '8-18', '8-12' is the morning. */
  uses24Hours?: boolean
  /** Written by software, which does not use AM and PM (opening_hours of OpenStreetMap and schema.org). */
  isMachine?: boolean
}

const hour = 60
const noon = 12 * hour
const day = 24 * hour
const mostShifts = 2
/** A shift that begins earlier or extends further into the next day is accepted only if unambiguous. */
const [earliest, longestNight] = [5 * hour, 16 * hour]
const ranks: Record<Certainty, number> = { plain: 0, derived: 1, asked: 2 }

const wholeDay = /^(?:24 ?h(?:ours?|rs?|eures?)?(?: a day)?|all day|day and night)$/
const everyDay =
  /^(?:24 ?(?:h(?:ours?|rs?|eures?)?)? ?(?:[/x-]|sur) ?(?:7|24)(?:,? ?7 ?j?\/7)?|24 hours(?: a day)?,? 7 days(?: a week)?|always)$/
const closed = /^(?:closed|close|fermee?|off|none|n\/a|-)(?: all day)?$/

/**
 * Parses the times of one day as people write them: '9-18', '9 a.m. to 5
 * p.m.', '8h00 a 17h', 'noon-midnight', '24/7', 'closed'.
 *
 * @returns undefined for anything else, for overlapping shifts, and for more than two shifts
 */
export function readTimes(typed: string, context: Context = {}): TimesReading | undefined {
  const text = simplifyHours(typed)
    .replace(/[.,;: ]+$/, "")
    .trim()
  if (closed.test(text)) return { kind: "closed" }
  const isEveryDay = everyDay.test(text)
  if (isEveryDay || wholeDay.test(text))
    return { kind: "times", shifts: [{ from: 0, until: day }], certainty: "plain", isEveryDay }
  const pairs = pairsOf(readTokens(text) ?? [])
  if (!pairs || pairs.length > mostShifts) return undefined
  const uses24Hours = context.uses24Hours || pairs.flat().some(isOver12)
  const [first, second] = pairs.map(([from, until]) => readShift(from, until, { ...context, uses24Hours }))
  if (!first || (pairs.length > 1 && !second)) return undefined
  const read = second
    ? readTwo(first, second)
    : { shifts: first.shifts.slice(0, 1), certainty: first.certainty }
  return read && { kind: "times", ...read, isEveryDay: false }
}

/** True if a number in the text is possible only on a 24-hour clock. */
export const writes24Hours = (text: string): boolean =>
  /(?:^|[^\d:.])(?:1[3-9]|2[0-4])(?:[:.h]?\d{2})?(?![\d:.]| ?[ap]\.? ?m)/.test(text)

const isOver12 = ({ half, minutes }: ClockTime) => half === "24" && minutes > 12 * hour + 59

/** Pairs of times separated by 'to', with or without a comma between the pairs. */
function pairsOf(tokens: NonNullable<ReturnType<typeof readTokens>>): [ClockTime, ClockTime][] | undefined {
  const pairs: [ClockTime, ClockTime][] = []
  for (let at = 0; at < tokens.length; at += 3) {
    while (pairs.length > 0 && tokens[at] === "and") at++
    const [from, to, until] = tokens.slice(at, at + 3)
    if (typeof from !== "object" || to !== "to" || typeof until !== "object") return undefined
    pairs.push([from, until])
  }
  return pairs.length > 0 ? pairs : undefined
}

/** Two shifts in the order of the text if possible, else in chronological order. */
function readTwo(first: Readings, second: Readings): { shifts: Shift[]; certainty: Certainty } | undefined {
  const both = first.shifts.flatMap((a) => second.shifts.map((b) => [a, b] as const))
  const inOrder = both.find(([a, b]) => a.until <= b.from && b.until <= a.from + day)
  const [a, b] = inOrder ?? both.find(([a, b]) => b.until <= a.from && a.until <= b.from + day) ?? []
  if (!a || !b) return undefined
  const isLikeliest = a === first.shifts[0] && b === second.shifts[0]
  const surest = ranks[first.certainty] > ranks[second.certainty] ? first.certainty : second.certainty
  return { shifts: inOrder ? [a, b] : [b, a], certainty: isLikeliest ? surest : "asked" }
}

/** Possible meanings of two times, the most likely first. Undefined for a shift that begins at 24:00. */
function readShift(from: ClockTime, until: ClockTime, context: Context): Readings | undefined {
  if (from.minutes === day) return undefined
  if (from.half === "open" && until.half === "open") return readUnmarked(from, until, context)
  if (from.half === "24" && until.half === "24") return readLiterally(from.minutes, until.minutes)
  if (from.half === "24" || until.half === "24") return readHalfMarked(from, until)
  if (from.half === "open") return readMarkedEnd(from, until)
  if (until.half === "open") return readMarkedStart(from, until)
  // '5pm-12pm': 12 PM is noon, but midnight is meant.
  const isMidnight = until.half === "pm" && until.minutes === noon && !until.isWord && from.minutes >= noon
  if (isMidnight) return asked([from.minutes, day], [from.minutes, noon])
  return plain([from.minutes, until.minutes])
}

/** '9-5', '08:00-12:00'. */
function readUnmarked(from: ClockTime, until: ClockTime, { uses24Hours, isMachine }: Context): Readings {
  const [begins, ends] = [on24Hours(from), on24Hours(until)]
  const literal = readLiterally(begins, ends)
  if (isMachine && literal.certainty === "plain") return literal
  const isDaytime = begins >= earliest && begins < ends
  if (isDaytime && (uses24Hours || (from.isPadded && until.isPadded))) return plain([begins, ends])
  // Shops most likely open between 6:00 and noon, or else in the afternoon.
  const isMorning = from.minutes >= 6 * hour
  const starts = [from.minutes + (isMorning ? 0 : noon), from.minutes + (isMorning ? noon : 0)]
  const [likeliest, ...others] = starts.map((start): [number, number] => [start, nextAt(until, start)])
  return asked(likeliest as [number, number], ...others)
}

/** '9-18', '18-2', '9am-17:00', '5pm - 0000hrs': one of the times uses the 24-hour clock. */
function readHalfMarked(from: ClockTime, until: ClockTime): Readings {
  const begins = from.half === "open" ? on24Hours(from) : from.minutes
  const ends = until.half === "open" ? on24Hours(until) : until.minutes
  const read = readLiterally(begins, ends)
  if (read.certainty === "plain") return read
  // In '13-9' and '9-17h' the other time may use the 12-hour clock.
  const [other] = until.half === "open" ? [[begins, nextAt(until, begins)] as const] : []
  return other ? asked([...other], [begins, ends]) : read
}

/** '4-10 pm', '9-5pm', '10-2am': AM or PM applies to both times, unless the first would then be later than the second. */
function readMarkedEnd(from: ClockTime, until: ClockTime): Readings {
  const ends = until.half === "am" && until.minutes < hour ? day + until.minutes : until.minutes
  const [morning, afternoon] = [from.minutes, from.minutes + noon]
  if (until.half === "am" && ends < day) {
    if (morning < ends) return morning < earliest ? asked([morning, ends]) : derived([morning, ends])
    return asked([afternoon, ends + day], [morning, ends + day])
  }
  if (afternoon >= ends) return morning < earliest ? asked([morning, ends]) : derived([morning, ends])
  // '8-10pm' may be two hours in the evening or the whole day.
  const isMorningTime = morning >= 6 * hour
  return isMorningTime || ends >= day ? asked([afternoon, ends], [morning, ends]) : derived([afternoon, ends])
}

/** '7am-5', '6pm-2', '7am-11'. */
function readMarkedStart(from: ClockTime, until: ClockTime): Readings {
  const begins = from.minutes
  const ends = nextAt(until, begins)
  const hasBoth = from.half === "am" && ends <= noon
  if (hasBoth) return asked([begins, ends], [begins, ends + noon])
  return ends > day + 5 * hour ? asked([begins, ends]) : derived([begins, ends])
}

/** The next moment after another at which a 12-hour clock shows a time. */
function nextAt({ minutes }: ClockTime, after: number): number {
  let moment = minutes
  while (moment <= after) moment += noon
  return moment
}

const on24Hours = ({ minutes, half }: ClockTime) =>
  half === "open" && minutes < hour ? minutes + noon : minutes

function readLiterally(from: number, until: number): Readings {
  const shift = shiftOf([from, until])
  const isLongNight = shift.until > day && shift.until - from > longestNight && shift.until - from < day
  return { shifts: [shift], certainty: isLongNight ? "asked" : "plain" }
}

/** A shift with its end before its start ends on the next day. */
const shiftOf = ([from, until]: [number, number]): Shift => ({
  from,
  until: until <= from ? until + day : until,
})

const plain = (times: [number, number]): Readings => ({ shifts: [shiftOf(times)], certainty: "plain" })
const derived = (times: [number, number]): Readings => ({ shifts: [shiftOf(times)], certainty: "derived" })
const asked = (likeliest: [number, number], ...others: [number, number][]): Readings => ({
  shifts: [shiftOf(likeliest), ...others.map(shiftOf)],
  certainty: "asked",
})

/** Column value of shifts: '09:00-13:00,14:00-18:00'. */
export const storedShifts = (shifts: readonly Shift[]): string =>
  shifts.map(({ from, until }) => `${timeText(from)}-${timeText(until)}`).join(",")

/** Form text of stored shifts, which is parsed back to the same shifts: '09:00-13:00, 14:00-18:00', '9am-5am'. */
export function typedShifts(stored: string): string {
  const text = stored.replaceAll(",", ", ")
  const read = readTimes(text)
  if (read?.kind === "times" && read.certainty === "plain" && storedShifts(read.shifts) === stored)
    return text
  return text.replace(/\d{2}:\d{2}/g, halfDayText)
}

/** '09:00' as '9am', '12:00' as 'noon': with AM or PM a time is unambiguous. */
function halfDayText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number)
  if (minutes === 0 && hours % 12 === 0) return hours === 12 ? "noon" : "midnight"
  const text = minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`
  return `${hours % 12 || 12}${text}${hours < 12 ? "am" : "pm"}`
}
