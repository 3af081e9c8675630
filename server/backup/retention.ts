/** The number of past days, weeks and months whose last backup is retained. */
export type Retention = { days: number; weeks: number; months: number }

/** On the same disk as the database: protects against mistakes, not against the loss of the machine. */
export const besideTheDatabase: Retention = { days: 3, weeks: 0, months: 0 }
export const inAPlaceOfTheirOwn: Retention = { days: 7, weeks: 4, months: 12 }

const dayMs = 24 * 60 * 60 * 1000
const dayOf = (at: Date) => Math.floor(at.getTime() / dayMs)

/** The number of the day, week (from Monday) or month of a date, in UTC. */
const periods: Record<keyof Retention, (at: Date) => number> = {
  days: dayOf,
  // 1 January 1970 was a Thursday.
  weeks: (at) => Math.floor((dayOf(at) + 3) / 7),
  months: (at) => at.getUTCFullYear() * 12 + at.getUTCMonth(),
}

/**
 * Selects the backups to retain: the newest of each of the last days, weeks and months that have one. A night without a backup
 * removes no other backup.
 *
 * @returns the retained ones of `times`, newest first
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

/** In UTC. Traffic is low then where most readers live. */
const nightHour = 3
const hourMs = 60 * 60 * 1000
/** No backup in the first hour after the start of the process. */
const settledMs = hourMs
const againMs = 3 * hourMs

/**
 * Whether a backup is due: there is no good one since the last 3:00 UTC, and the last attempt is at least three hours ago. A
 * machine that was off at night makes up for it.
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

/** Whether the last good backup was made after the last 3:00 UTC. */
export function isNightDone(lastGood: Date | null, now: Date): boolean {
  const night = dayOf(new Date(now.getTime() - nightHour * hourMs)) * dayMs + nightHour * hourMs
  return lastGood !== null && lastGood.getTime() >= night
}
