import { eq } from "drizzle-orm"
import { createKnownRead } from "#app/lib/db/known-read.server.ts"
import { settings } from "#app/lib/db/schema.ts"
import { storedWebinar } from "./stored-webinar.ts"
import { announcedWebinar, type Webinar } from "./webinar.ts"

/** Where the settings keep it. */
export const webinarKey = "webinar"

/** How long another instance's change may go unseen. */
const freshMs = 10_000

const known = createKnownRead<Webinar | null>(null, freshMs, async (db) => {
  const [row] = await db.select().from(settings).where(eq(settings.key, webinarKey))
  return row ? announcedWebinar(storedWebinar(row.value), row.updatedAt) : null
})

/** The weekly webinar, or null while none is announced; while the database is away, what was known last. */
export const readWebinar = known.get

/** Call after each change: the next page of this process reads it. */
export const forgetWebinar = known.forget
