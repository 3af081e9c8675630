import { and, eq, inArray, isNotNull, lt, or } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { mails } from "#app/lib/db/schema.ts"
import { hourMs } from "../unverified/unverified-cap.server.ts"

const dayMs = 24 * 60 * 60 * 1000
/** Staff look up a mail that a recipient misses, and may send a failed mail again. */
const keptDays = { sent: 90, dead: 180 } as const
const atOnce = 1000

/**
 * Deletes mails sent 90 days ago, and failed mails written 180 days ago, including texts. Their dedupe keys are deleted as well,
 * so a key must name something that cannot recur after that time: a decision, a row, or an event by its start (a town hall's
 * reminders are written in the last 24 hours before it, and their key has its time). Run it every hour, on any number of
 * instances.
 *
 * @returns the number of deleted mails, at most 1000
 */
export async function cleanUpMails(
  db: Database,
  removeMailCopy: (mailId: string) => Promise<void>,
  now: Date,
): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  // The network is needed only within the hour after sending (unverified-cap.server.ts), and would show what else it requested.
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
    // `createdAt` is in the index of the list; a mail is sent at that time or later.
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
