export type QuarterState = "past" | "current" | "coming"

/** A quarter of a year, from 1 to 4. */
export type Quarter = { year: number; quarter: number }

/** State of a quarter at `now` (UTC). */
export function quarterState({ year, quarter }: Quarter, now: Date): QuarterState {
  const distance = year * 4 + quarter - 1 - quarterNumber(now)
  if (distance < 0) return "past"
  return distance === 0 ? "current" : "coming"
}

/** Running number of a quarter across years. */
const quarterNumber = (date: Date) => date.getUTCFullYear() * 4 + Math.floor(date.getUTCMonth() / 3)
