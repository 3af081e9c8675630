import { format } from "#app/lib/text/format.ts"
import { openingHoursContent } from "#content/en/opening-hours.ts"
import type { Shift } from "./read-times.ts"

const words = openingHoursContent.spoken
const noon = 12 * 60
const day = 2 * noon

/** Unambiguous text of shifts: '9 AM to 1 PM, 3 PM to 6 PM', '6 PM to 2 AM the next day'. */
export function spokenShifts(shifts: readonly Shift[]): string {
  return shifts
    .map(({ from, until }) => {
      if (from === 0 && until === day) return words.always
      return format(until > day ? words.nextDay : words.sameDay, {
        from: spokenTime(from),
        until: spokenTime(until),
      })
    })
    .join(", ")
}

function spokenTime(minutes: number): string {
  if (minutes % day === 0) return words.midnight
  if (minutes % day === noon) return words.noon
  const [hours, rest] = [Math.floor((minutes % noon) / 60) || 12, minutes % 60]
  const time = rest === 0 ? String(hours) : `${hours}:${String(rest).padStart(2, "0")}`
  return format(minutes % day < noon ? words.am : words.pm, { time })
}
