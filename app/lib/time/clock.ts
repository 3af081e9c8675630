/** The current time, passed in so that tests can set it. */
export type Clock = () => Date

/** The machine's clock. Stored times use the database's clock (database-clock.server.ts). */
export const systemClock: Clock = () => new Date()

/**
 * A clock may have been hours ahead when a time was stored. A stored time further ahead than possible is ignored; smaller
 * corrections of a clock than this, in ms, are normal.
 */
const correctionMs = 60_000

/** Returns the latest plausible time in a row written until now, for something that lasts `lastsMs`; 0 for a past event. */
export function latestSane(now: Date, lastsMs = 0): Date {
  return new Date(now.getTime() + lastsMs + correctionMs)
}
