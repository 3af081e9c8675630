/** When a session begins, or began to be, and whether it is off. */
export type Standing = { startsAt: Date; isCancelled: boolean }

/** What people who know the one have to be told when the other is true; undefined for nothing. */
export function changeToTell(
  told: Standing,
  present: Standing,
): "moved" | "cancelled" | "reinstated" | undefined {
  if (present.isCancelled) return told.isCancelled ? undefined : "cancelled"
  if (told.isCancelled) return "reinstated"
  return told.startsAt.getTime() === present.startsAt.getTime() ? undefined : "moved"
}
