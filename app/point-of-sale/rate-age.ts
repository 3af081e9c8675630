const dayMs = 24 * 60 * 60 * 1000
/** From this age on a rate is said to be old, and from the other one on it has to be confirmed before anything is charged. */
const oldRateDays = 7
const staleRateDays = 30

/** A date ahead of the clock, which was set back meanwhile, is as good as today's. */
export function rateAge(setAt: Date, now: Date): "fresh" | "old" | "stale" {
  const days = (now.getTime() - setAt.getTime()) / dayMs
  if (days > staleRateDays) return "stale"
  return days > oldRateDays ? "old" : "fresh"
}
