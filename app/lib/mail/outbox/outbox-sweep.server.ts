import { and, eq, inArray, isNotNull, lt, or } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { mails } from "#app/lib/db/schema.ts"
import { hourMs } from "../unverified/unverified-cap.server.ts"

const dayMs = 24 * 60 * 60 * 1000
/** Staff look up a mail that somebody misses; one that was given up they may want to send again. */
const keptDays = { sent: 90, dead: 180 } as const
const atOnce = 1000

/**
 * Deletes mails that were sent 90 days ago, or written 180 days ago and given up, texts and all. Their dedupe keys go
 * with them, so a key must name something that cannot come about again after that time: a decision, a row, a session
 * that began (a town hall's reminders are written in the last 24 hours before it, and name its time). Run it every hour,
 * on any number of instances.
 *
 * @returns how many it deleted, at most 1000
 */
export async function sweepMails(
  db: Database,
  removeMailCopy: (mailId: string) => Promise<void>,
  now: Date,
): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  // It decides about the hour in which the mail left (stranger-cap.server.ts), and tells who else asked from there.
  await db
    .update(mails)
    .set({ network: null })
    .where(
      and(
        isNotNull(mails.network),
        eq(mails.status, "sent"),
        lt(mails.sentAt, new Date(now.getTime() - hourMs)),
      ),
    )
  const isDue = or(
    // Its day of writing is in the index of the list; it was sent then or later.
    and(
      eq(mails.status, "sent"),
      lt(mails.createdAt, before(keptDays.sent)),
      lt(mails.sentAt, before(keptDays.sent)),
    ),
    and(eq(mails.status, "dead"), lt(mails.createdAt, before(keptDays.dead))),
  )
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(isDue)
    .limit(atOnce)
    .for("update", { skipLocked: true })
  const gone = await db
    .delete(mails)
    .where(and(inArray(mails.id, due), isDue))
    .returning({ id: mails.id })
  for (const { id } of gone) await removeMailCopy(id)
  return gone.length
}
