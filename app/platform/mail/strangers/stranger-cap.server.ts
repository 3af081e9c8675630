import { and, count, eq, gt, lte, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { mails } from "#app/db/schema.ts"

/**
 * Mails in an hour, of the whole site, to addresses that strangers typed. A busy day brings some tens; mail providers begin
 * to distrust a sender whose mails to people unknown to it multiply within the hour, and it is then that reset links land in
 * spam. What is over it waits in the outbox and leaves later, in its order.
 */
export const strangerMailsAnHour = 200
export const hourMs = 60 * 60 * 1000

/** Sent within the hour before; what a clock that was wrong has sent in the future does not count. */
const sentLately = (now: Date) =>
  and(
    eq(mails.status, "sent"),
    eq(mails.urgency, "stranger"),
    gt(mails.sentAt, new Date(now.getTime() - hourMs)),
    lte(mails.sentAt, now),
  )

/** Those under way are not counted: a few more may leave than the cap says, as many as are sent at once. */
export function strangersMayBeSent(db: Database, now: Date): SQL<boolean> {
  const counted = db.select({ one: sql`1` }).from(mails).where(sentLately(now)).limit(strangerMailsAnHour)
  return sql`(select count(*) from ${counted} as lately) < ${strangerMailsAnHour}`
}

/** How many mails to strangers are due and wait because of the cap; zero while it is not reached. */
export async function countHeldBack(db: Database, now: Date): Promise<number> {
  const [held] = await db
    .select({ count: count() })
    .from(mails)
    .where(
      and(
        eq(mails.status, "queued"),
        eq(mails.urgency, "stranger"),
        lte(mails.nextAttemptAt, now),
        sql`not ${strangersMayBeSent(db, now)}`,
      ),
    )
  return held?.count ?? 0
}
