import { eq } from "drizzle-orm"
import { createKnownRead } from "#app/lib/db/known-read.server.ts"
import { settings } from "#app/lib/db/schema.ts"
import { storedWebinar } from "./stored-webinar.ts"
import { announcedWebinar, type Webinar } from "./webinar.ts"

/** Key in the settings table. */
export const webinarKey = "webinar"

/** How long a change by another instance may remain unseen. */
const freshMs = 10_000

const known = createKnownRead<Webinar | null>(null, freshMs, async (db) => {
  const [row] = await db.select().from(settings).where(eq(settings.key, webinarKey))
  return row ? announcedWebinar(storedWebinar(row.value), row.updatedAt) : null
})

/** The weekly webinar, or null if none is announced. Returns the last known one while the database is unavailable. */
export const readWebinar = known.get

/** Call after each change, so that the next page of this process reads it. */
export const forgetWebinar = known.forget
