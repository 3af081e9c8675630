import { eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { events } from "#app/lib/db/schema.ts"
import { freeSlug } from "#app/lib/text/free-slug.server.ts"
import { readWebinar } from "#app/settings/webinar/webinar.server.ts"
import { listChangedWebinars } from "../events.server.ts"
import { onlineCode } from "../public-event.ts"
import { webinarKey, webinarsFrom } from "../webinars.ts"
import { recordChange, type StaffContext } from "./editing.server.ts"

/** How many weeks ahead a webinar can be changed. */
const weeks = 8

/** Days of the next weekly webinars that have no row yet; empty if no webinar is announced. */
export async function listWebinarDays(db: Database, now: Date): Promise<string[]> {
  const [webinar, changed] = await Promise.all([readWebinar(db, now), listChangedWebinars(db, now)])
  return webinarsFrom(webinar, now, weeks, changed).map(({ localDate }) => localDate)
}

/**
 * Creates an unchanged row for the weekly webinar of a day, so that it can be moved or cancelled like other events.
 * Concurrent calls get the same row.
 *
 * @param day one of `listWebinarDays`
 */
export async function setWebinarApart(
  db: Database,
  day: string,
  { by, now }: Pick<StaffContext, "by" | "now">,
): Promise<{ kind: "set-apart"; id: number } | { kind: "not-found" }> {
  const announced = await readWebinar(db, now)
  const webinar = webinarsFrom(announced, now, weeks + 1).find(({ localDate }) => localDate === day)
  return db.transaction(async (tx) => {
    const [there] = await tx.select({ id: events.id }).from(events).where(eq(events.webinarDay, day))
    if (there) return { kind: "set-apart", id: there.id }
    if (!webinar) return { kind: "not-found" }
    const { title, description, location, localDate, localTime, timeZone, startsAt, duration } = webinar
    const [made] = await tx
      .insert(events)
      .values({
        ...{ title, description, location, localDate, localTime, timeZone, startsAt, duration },
        kind: "community",
        slug: await freeSlug(tx, webinarKey(day), [events.slug]),
        place: onlineCode,
        joinUrl: announced?.joinUrl,
        webinarDay: day,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: events.webinarDay })
      .returning({ id: events.id })
    if (made) await recordChange(tx, "opened", [made], { by, now })
    const [row] = made
      ? [made]
      : await tx.select({ id: events.id }).from(events).where(eq(events.webinarDay, day))
    return row ? { kind: "set-apart", id: row.id } : { kind: "not-found" }
  })
}
