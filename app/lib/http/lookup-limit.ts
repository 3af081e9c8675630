import type { Clock } from "../time/clock.ts"
import { networksAround } from "./networks.ts"

export type LookupLimit = {
  /** Counts one lookup. @returns seconds to wait, or undefined if the lookup is allowed */
  secondsToWait(limitGroup: string): number | undefined
}

/** Typing the name of a town makes about ten lookups. */
export const townLookupLimit = { most: 60, seconds: 60 }

/** Search-as-you-type makes about five requests for one search. */
export const searchLimit = { most: 60, seconds: 60 }

/** A conversation with the assistant has about ten questions. */
export const questionLimit = { most: 30, seconds: 3600 }

/**
 * Limits reads of one type by network, in fixed windows. Counts in memory, per instance: a GET does not write to the database.
 */
export function createLookupLimit(
  { most, seconds }: { most: number; seconds: number },
  clock: Clock,
): LookupLimit {
  const windowMs = seconds * 1000
  const counts = new Map<string, number>()
  let endsAt = 0
  return {
    secondsToWait(limitGroup) {
      const now = clock().getTime()
      // A clock that was set back must not leave a window open for hours.
      if (now >= endsAt || endsAt - now > windowMs) {
        counts.clear()
        endsAt = now + windowMs
      }
      let isOver = false
      for (const { name, shares } of networksAround(limitGroup)) {
        const count = (counts.get(name) ?? 0) + 1
        counts.set(name, count)
        isOver ||= count > most * shares
      }
      return isOver ? Math.ceil((endsAt - now) / 1000) : undefined
    },
  }
}
