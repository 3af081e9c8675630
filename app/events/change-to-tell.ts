/** Start of a session, and whether it is cancelled. */
export type Standing = { startsAt: Date; isCancelled: boolean }

/** What to announce to subscribers who know `told` when `present` is true; undefined for nothing. */
export function changeToTell(
  told: Standing,
  present: Standing,
): "moved" | "cancelled" | "reinstated" | undefined {
  if (present.isCancelled) return told.isCancelled ? undefined : "cancelled"
  if (told.isCancelled) return "reinstated"
  return told.startsAt.getTime() === present.startsAt.getTime() ? undefined : "moved"
}
