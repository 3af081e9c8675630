/** A special day, and the time at which its tests begin. */
export type Day = { name: string; from: Date }

const minute = 60_000

/** @param which counted from 1, or -1 for the last Sunday of the month. @returns midnight UTC */
function sunday(year: number, month: number, which: number): Date {
  const last = new Date(Date.UTC(year, month + 1, 0))
  const first = new Date(Date.UTC(year, month, 1))
  const date =
    which < 0 ? last.getUTCDate() - last.getUTCDay() : 1 + ((7 - first.getUTCDay()) % 7) + 7 * (which - 1)
  return new Date(Date.UTC(year, month, date))
}

const march = 2
const october = 9
const november = 10

/** Daylight saving changes in UTC: London at 1:00 UTC, New York at 2:00 local time. */
const changes = (year: number) => ({
  "New York's clocks go forward": sunday(year, march, 2).getTime() + 7 * 60 * minute,
  "London's clocks go forward": sunday(year, march, -1).getTime() + 60 * minute,
  "London's clocks go back": sunday(year, october, -1).getTime() + 60 * minute,
  "New York's clocks go back": sunday(year, november, 1).getTime() + 6 * 60 * minute,
  "a year ends": Date.UTC(year + 1, 0, 1),
})

/** The next date of each special day. The tests begin two minutes before the change. */
export function otherDays(now: Date): Day[] {
  const year = now.getUTCFullYear()
  const next = [changes(year), changes(year + 1)].flatMap((ofYear) => Object.entries(ofYear))
  const days = new Map<string, Date>()
  for (const [name, at] of next)
    if (at - 2 * minute > now.getTime() && !days.has(name)) days.set(name, new Date(at - 2 * minute))
  const leapYear = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((later) => new Date(Date.UTC(year + later, 1, 29, 9)))
    .find((day) => day.getUTCMonth() === 1 && day > now)
  if (leapYear) days.set("29 February", leapYear)
  const later = new Date(now)
  later.setUTCMonth(later.getUTCMonth() + 8)
  days.set("eight months from now", later)
  return [...days].map(([name, from]) => ({ name, from }))
}
