/** Of how many days, weeks and months back the last backup is kept. */
export type Retention = { days: number; weeks: number; months: number }

/** Beside the database, on the same disk: against mistakes, not against the loss of the machine. */
export const besideTheDatabase: Retention = { days: 3, weeks: 0, months: 0 }
export const inAPlaceOfTheirOwn: Retention = { days: 7, weeks: 4, months: 12 }

const dayMs = 24 * 60 * 60 * 1000
const dayOf = (at: Date) => Math.floor(at.getTime() / dayMs)

/** Which day, week (from Monday on) or month a moment is in, in UTC. */
const periods: Record<keyof Retention, (at: Date) => number> = {
  days: dayOf,
  // 1 January 1970 was a Thursday.
  weeks: (at) => Math.floor((dayOf(at) + 3) / 7),
  months: (at) => at.getUTCFullYear() * 12 + at.getUTCMonth(),
}

/**
 * Which backups stay: the newest of each of the last days, weeks and months that have one. A night without a backup takes none
 * of the others away.
 *
 * @returns of `times` those that stay, newest first
 */
export function keptOf(times: readonly Date[], retention: Retention): Date[] {
  const newestFirst = [...times].sort((one, other) => other.getTime() - one.getTime())
  const kept = new Set<Date>()
  for (const [period, of] of Object.entries(periods)) {
    const seen = new Set<number>()
    for (const time of newestFirst) {
      if (seen.size === retention[period as keyof Retention]) break
      if (!seen.has(of(time))) kept.add(time)
      seen.add(of(time))
    }
  }
  return newestFirst.filter((time) => kept.has(time))
}

/** Few are awake then where most readers live. */
const nightHour = 3
const hourMs = 60 * 60 * 1000
/** A site that starts has other things to do. */
const settledMs = hourMs
const againMs = 3 * hourMs

/**
 * Whether it is time for a backup: none is good since the night began, and the last attempt was a while ago. A machine that was
 * off at night makes up for it.
 */
export function isBackupDue(
  { lastGood, lastAttempt }: { lastGood: Date | null; lastAttempt: Date | null },
  startedAt: Date,
  now: Date,
): boolean {
  const since = (at: Date) => now.getTime() - at.getTime()
  if (isNightDone(lastGood, now)) return false
  if (lastAttempt && since(lastAttempt) < againMs) return false
  return since(startedAt) >= settledMs
}

/** Whether the last good backup is of the night that `now` is in or after. */
export function isNightDone(lastGood: Date | null, now: Date): boolean {
  const night = dayOf(new Date(now.getTime() - nightHour * hourMs)) * dayMs + nightHour * hourMs
  return lastGood !== null && lastGood.getTime() >= night
}
