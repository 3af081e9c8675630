const dayMs = 24 * 60 * 60 * 1000
/** Days after which a rate is shown as old, and must be confirmed before charging. */
const oldRateDays = 7
const staleRateDays = 30

/** A future date, from a clock that was set back since, counts as fresh. */
export function rateAge(setAt: Date, now: Date): "fresh" | "old" | "stale" {
  const days = (now.getTime() - setAt.getTime()) / dayMs
  if (days > staleRateDays) return "stale"
  return days > oldRateDays ? "old" : "fresh"
}
