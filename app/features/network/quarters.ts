export type QuarterState = "past" | "current" | "coming"

/**
 * Where a quarter of the year lies, seen from `now` (UTC).
 *
 * @param lastDay its last day, as '2025-06-30'
 */
export function quarterState(lastDay: string, now: Date): QuarterState {
  const distance = quarterNumber(new Date(`${lastDay}T00:00:00Z`)) - quarterNumber(now)
  if (distance < 0) return "past"
  return distance === 0 ? "current" : "coming"
}

/** Counts the quarters of all years through. */
const quarterNumber = (date: Date) => date.getUTCFullYear() * 4 + Math.floor(date.getUTCMonth() / 3)
