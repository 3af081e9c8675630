import { eq } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { events } from "#app/db/schema.ts"
import { freeSlug } from "#app/platform/text/free-slug.server.ts"
import { listChangedWebinars } from "../events.server.ts"
import { onlineCode, webinarKey, webinarsFrom } from "../public-event.ts"
import { recordChange, type StaffContext } from "./editing.server.ts"

/** How far ahead a webinar can be changed. */
const weeks = 8

/** The days of the next weekly webinars that nobody has changed. */
export async function listWebinarDays(db: Database, now: Date): Promise<string[]> {
  const changed = await listChangedWebinars(db, now)
  return webinarsFrom(now, weeks, changed).map(({ localDate }) => localDate)
}

/**
 * Makes the weekly webinar of a day an event of its own, as it is, so that it can be moved or cancelled like any other. Two who
 * do this at once get the same one.
 *
 * @param day one of `listWebinarDays`
 */
export async function setWebinarApart(
  db: Database,
  day: string,
  { by, now }: Pick<StaffContext, "by" | "now">,
): Promise<{ kind: "set-apart"; id: number } | { kind: "not-found" }> {
  const webinar = webinarsFrom(now, weeks + 1).find(({ localDate }) => localDate === day)
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
