/** The time of day, passed in so that tests can move it. */
export type Clock = () => Date

/** The machine's. Whatever is stored follows the database's (database-clock.server.ts). */
export const systemClock: Clock = () => new Date()

/**
 * A clock may have been wrong when an instant was stored: hours ahead, once. What lies further ahead of now than it ever
 * could is not believed; a clock that is corrected by less than this is an ordinary one.
 */
const correctionMs = 60_000

/** The latest that a row written until now can say of something that lasts so long, in milliseconds; 0: of what has happened. */
export function latestSane(now: Date, lastsMs = 0): Date {
  return new Date(now.getTime() + lastsMs + correctionMs)
}
