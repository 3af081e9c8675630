export type QuarterState = "past" | "current" | "coming"

/** A quarter of a year, from 1 to 4. */
export type Quarter = { year: number; quarter: number }

/** Where a quarter lies, seen from `now` (UTC). */
export function quarterState({ year, quarter }: Quarter, now: Date): QuarterState {
  const distance = year * 4 + quarter - 1 - quarterNumber(now)
  if (distance < 0) return "past"
  return distance === 0 ? "current" : "coming"
}

/** Counts the quarters of all years through. */
const quarterNumber = (date: Date) => date.getUTCFullYear() * 4 + Math.floor(date.getUTCMonth() / 3)
