import { simplifyHours } from "./clock-time.ts"
import { type OpeningHours, type Weekday, weekdays } from "./opening-hours.ts"
import { readTimes, type Shift, storedShifts, writes24Hours } from "./read-times.ts"

export type WeekReading =
  | { kind: "week"; hours: OpeningHours }
  /** `part` is ambiguous; `shifts` is its most likely meaning. */
  | { kind: "asked"; part: string; shifts: Shift[] }
  | { kind: "unread"; part: string }
  /** Times without a day. */
  | { kind: "no-days" }

/** English and French names; two letters as in schema.org and OpenStreetMap. */
const dayNames: Record<Weekday, string> = {
  Mo: "mondays?|mon|mo|lundis?|lun",
  Tu: "tuesdays?|tues?|tu|mardis?|mar",
  We: "wednesdays?|wed|we|mercredis?|mer",
  Th: "thursdays?|thurs?|thu|th|jeudis?|jeu",
  Fr: "fridays?|fri|fr|vendredis?|ven",
  Sa: "saturdays?|sat|sa|samedis?|sam",
  Su: "sundays?|sun|su|dimanches?|dim",
}
const groups: [names: string, days: readonly Weekday[]][] = [
  ["daily|every ?day|each day|all week|7 days(?: a week)?|7/7|tous les jours", weekdays],
  ["week ?days", weekdays.slice(0, 5)],
  ["week-?ends?", weekdays.slice(5)],
  // School and public holidays are ignored: a listing has no hours for them.
  ["ph|sh|(?:public )?holidays?", []],
]
const names = [...Object.values(dayNames), ...groups.map(([name]) => name)].join("|")
const dayWord = `(?:${names})\\b\\.?`
/** Days with separators: 'mo-sa', 'mon, wed & fri', 'monday to friday:'. */
const selector = `\\b${dayWord}(?:\\s*(?:-|,|&|/|\\+|and\\b|et\\b|au\\b|)\\s*${dayWord})*`
const selectors = new RegExp(`(${selector})\\s*:?`, "g")
/** 'closed on Sundays', after the other days. */
const closedOn = new RegExp(`(^|[,;.|]\\s*)(?:closed|fermee?)(?: on| le| les)? (${selector})`, "g")
const edges = /^[\s,;.|/]+|[\s,;.|/]+$/g

/** Formats written by software: OpenStreetMap's opening_hours and schema.org's openingHours. */
const machineDays = "(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH)"
const machineTimes = String.raw`\d{2}:\d{2}-\d{2}:\d{2}`
const machineRule = `${machineDays}(?:[-,] ?${machineDays})* (?:off|closed|${machineTimes}(?:, ?${machineTimes})*)`
const machine = new RegExp(`^${machineRule}(?:[;,]? ${machineRule})*;?$`)

/**
 * Parses the hours of a week: 'Mo-Fr 09:00-17:00; Sa 10:00-14:00', 'Mon-Sat 9am - 7pm, Sunday closed', 'Lun-Ven:
 * 8h-18h', '24/7', '9am-5pm daily'. If two rules contain a day, the later one counts, as in OpenStreetMap.
 */
export function readWeek(typed: string): WeekReading {
  const text = simplifyHours(typed.replace(/[\r\n]+/g, "; ")).replace(closedOn, "$1$2 closed")
  const context = { uses24Hours: writes24Hours(text), isMachine: machine.test(typed.trim()) }
  const parts = text.split(selectors).map((part) => part.replace(edges, ""))
  if (parts.length === 1) return readWithoutDays(text)
  // Days and times alternate; the text may begin with either.
  const [lead = "", ...rest] = parts
  if (lead !== "" && rest.at(-1) !== "") return { kind: "unread", part: lead }
  const rules =
    lead === "" ? pairsOf(rest) : pairsOf([lead, ...rest.slice(0, -1)]).map(([times, days]) => [days, times])
  const hours: OpeningHours = {}
  const written = new Map<string, string>()
  for (const [days = "", times = ""] of rules) {
    const selected = selectedDays(days)
    if (selected.length === 0) continue
    // A second rule for exactly the same days adds a second shift; for fewer or more days it replaces the hours.
    const earlier = written.get(selected.join())
    const all = earlier ? `${earlier}, ${times}` : times
    const read = readTimes(all, context)
    const part = `${days} ${times}`.trim()
    if (!read) return { kind: "unread", part }
    if (read.kind === "closed") {
      for (const day of selected) delete hours[day]
      continue
    }
    if (read.certainty === "asked") return { kind: "asked", part, shifts: read.shifts }
    written.set(selected.join(), all)
    for (const day of selected) hours[day] = storedShifts(read.shifts)
  }
  return { kind: "week", hours }
}

/** '24/7' means every day; for other times the days are unknown. */
function readWithoutDays(text: string): WeekReading {
  const read = readTimes(text)
  if (read?.kind !== "times") return { kind: "unread", part: text }
  const [shift] = read.shifts
  const isAlways = shift?.from === 0 && shift.until === 24 * 60
  if (!isAlways) return { kind: "no-days" }
  return { kind: "week", hours: Object.fromEntries(weekdays.map((day) => [day, storedShifts(read.shifts)])) }
}

function pairsOf(parts: readonly string[]): [string, string][] {
  return parts.flatMap((part, at): [string, string][] => (at % 2 === 0 ? [[part, parts[at + 1] ?? ""]] : []))
}

const oneDay = new RegExp(`(-|\\bau\\b)?\\s*\\b(${dayWord})`, "g")

/** 'fr-mo' wraps around the end of the week. */
function selectedDays(text: string): Weekday[] {
  const selected: Weekday[] = []
  for (const [, isRange, name = ""] of text.matchAll(oneDay)) {
    const days = daysNamed(name.replace(/\.$/, ""))
    const [last, next] = [selected.at(-1), days[0]]
    if (isRange && last && next && days.length === 1)
      for (let at = weekdays.indexOf(last); weekdays[at % 7] !== next; )
        selected.push(weekdays[++at % 7] as Weekday)
    else selected.push(...days)
  }
  return weekdays.filter((day) => selected.includes(day))
}

function daysNamed(name: string): readonly Weekday[] {
  const group = groups.find(([names]) => new RegExp(`^(?:${names})$`).test(name))
  if (group) return group[1]
  return weekdays.filter((day) => new RegExp(`^(?:${dayNames[day]})$`).test(name))
}
