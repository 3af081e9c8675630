import { type Database, isDatabaseUnavailable } from "#app/lib/db/client.server.ts"
import { readWebinar } from "#app/settings/webinar/webinar.server.ts"
import { listComing } from "./events.server.ts"
import { firstEnd, type PublicEvent } from "./public-event.ts"
import { withWebinar } from "./webinars.ts"

/** A page cached while the database is down expires after this time. */
const retryMs = 10_000

/**
 * The next event, for a page about something else. A webinar that was read before is available without the database.
 *
 * @returns no event or one, and until when that is valid
 */
export async function readNextEvents(
  db: Database,
  now: Date,
): Promise<{ next: PublicEvent[]; until: Date | undefined }> {
  const known = await listComing(db, now, 1).catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error
  })
  const next = (known ?? withWebinar([], await readWebinar(db, now), now)).slice(0, 1)
  return { next, until: known ? firstEnd(next) : new Date(now.getTime() + retryMs) }
}
