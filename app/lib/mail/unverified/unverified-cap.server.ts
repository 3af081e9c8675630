import { and, count, eq, gt, isNotNull, lte, type SQL, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import type { Database } from "#app/lib/db/client.server.ts"
import { mails } from "#app/lib/db/schema.ts"

/**
 * Mails in an hour, of the whole site, to addresses that strangers typed. A busy day brings some tens; mail providers begin
 * to distrust a sender whose mails to people unknown to it multiply within the hour, and it is then that reset links land in
 * spam. What is over it waits in the outbox and leaves later, in its order.
 */
export const unverifiedMailsAnHour = 200
export const hourMs = 60 * 60 * 1000
/**
 * Past half of them only those leave that were asked for from a network which has had fewer than this many: a flood uses up its own
 * half, and keeps nobody's confirmation back.
 */
const fewOfOneNetwork = 3

const lately = alias(mails, "lately")
/** Sent within the hour before; what a clock that was wrong has sent in the future does not count. */
const sentLately = (now: Date) =>
  and(
    eq(lately.status, "sent"),
    eq(lately.urgency, "stranger"),
    gt(lately.sentAt, new Date(now.getTime() - hourMs)),
    lte(lately.sentAt, now),
  )

/** Those under way are not counted: a few more may leave than the cap says, as many as are sent at once. */
function fewerWereSent(db: Database, most: number, now: Date): SQL<boolean> {
  const counted = db.select({ one: sql`1` }).from(lately).where(sentLately(now)).limit(most)
  return sql`(select count(*) from ${counted} as sent) < ${most}`
}

/** Whether any mail to a stranger may be sent now. */
export const mayMailUnverified = (db: Database, now: Date) => fewerWereSent(db, unverifiedMailsAnHour, now)

/** Whether it is the turn of a mail to a stranger, while any may be sent. */
export function lockUnverifiedCap(db: Database, now: Date): SQL<boolean> {
  const busy = db
    .select({ network: lately.network })
    .from(lately)
    .where(and(sentLately(now), isNotNull(lately.network)))
    .groupBy(lately.network)
    .having(sql`count(*) >= ${fewOfOneNetwork}`)
  const hasFew = sql`${mails.network} is null or ${mails.network} not in ${busy}`
  return sql`(${fewerWereSent(db, unverifiedMailsAnHour / 2, now)} or ${hasFew})`
}

/** How many mails to strangers are due and wait because of the cap; zero while it is not reached. */
export async function countDeferred(db: Database, now: Date): Promise<number> {
  const [held] = await db
    .select({ count: count() })
    .from(mails)
    .where(
      and(
        eq(mails.status, "queued"),
        eq(mails.urgency, "stranger"),
        lte(mails.nextAttemptAt, now),
        sql`not (${mayMailUnverified(db, now)} and ${lockUnverifiedCap(db, now)})`,
      ),
    )
  return held?.count ?? 0
}
