import { type Database, isDatabaseUnavailable } from "#app/db/client.server.ts"
import { listChangedWebinars, listUpcoming } from "./events.server.ts"
import { firstEnd, type PublicEvent, withWebinar } from "./public-event.ts"

/** While the database is away, a page that is kept is made again so soon. */
const retryMs = 10_000

/**
 * The next event, for a page that is more than it: the webinar is known without the database.
 *
 * @returns none or one, and until when it is so
 */
export async function readNextEvents(
  db: Database,
  now: Date,
): Promise<{ next: PublicEvent[]; until: Date | undefined }> {
  const known = await Promise.all([listUpcoming(db, now, 1), listChangedWebinars(db, now)]).catch(
    (error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error
    },
  )
  const [upcoming = [], changedWebinars] = known ?? []
  const next = withWebinar(upcoming, now, changedWebinars).slice(0, 1)
  return { next, until: known ? firstEnd(next) : new Date(now.getTime() + retryMs) }
}
