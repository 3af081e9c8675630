import { and, count, eq, gt, isNotNull, lte, type SQL, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import type { Database } from "#app/lib/db/client.server.ts"
import { mails } from "#app/lib/db/schema.ts"

/**
 * The maximum number of mails per hour, of the whole site, to unverified recipients. A busy day has a few dozen. Mail providers
 * distrust a sender whose mails to unknown recipients multiply within an hour, and then reset links land in spam. Mail over the
 * cap waits in the outbox and is sent later, in order.
 */
export const unverifiedMailsAnHour = 200
export const hourMs = 60 * 60 * 1000
/**
 * In the second half of the cap, only networks with fewer sent mails than this get more: a flood uses up its own half, and does
 * not delay other visitors' confirmations.
 */
const fewOfOneNetwork = 3

const lately = alias(mails, "lately")
/** Sent within the last hour; mail dated in the future by a wrong clock does not count. */
const sentLately = (now: Date) =>
  and(
    eq(lately.status, "sent"),
    eq(lately.urgency, "stranger"),
    gt(lately.sentAt, new Date(now.getTime() - hourMs)),
    lte(lately.sentAt, now),
  )

/** Mail being sent is not counted: the cap may be exceeded by the number of concurrent deliveries. */
function fewerWereSent(db: Database, most: number, now: Date): SQL<boolean> {
  const counted = db.select({ one: sql`1` }).from(lately).where(sentLately(now)).limit(most)
  return sql`(select count(*) from ${counted} as sent) < ${most}`
}

/** Whether any mail to an unverified recipient may be sent now. */
export const mayMailUnverified = (db: Database, now: Date) => fewerWereSent(db, unverifiedMailsAnHour, now)

/** Whether this mail may be sent, while the cap is not reached. */
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

/** Returns the number of due mails to unverified recipients that wait because of the cap; 0 if it is not reached. */
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
