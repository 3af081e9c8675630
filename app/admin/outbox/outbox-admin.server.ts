import { and, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm"
import { recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { mails } from "#app/lib/db/schema.ts"
import { countByFilters, type ListOrder, readKeysetPage } from "#app/lib/list/keyset-page.server.ts"
import type { ListSearch, ListSort } from "#app/lib/list/list-search.ts"
import { maskSecrets } from "#app/lib/mail/mask-secrets.ts"
import { leaseSeconds } from "#app/lib/mail/outbox/outbox.server.ts"
import { type MailStatus, mailStatuses } from "./mail-list.ts"

const listColumns = {
  id: mails.id,
  subject: mails.subject,
  recipient: mails.recipient,
  kind: mails.kind,
  status: mails.status,
  urgency: mails.urgency,
  attempts: mails.attempts,
  nextAttemptAt: mails.nextAttemptAt,
  lastError: mails.lastError,
  createdAt: mails.createdAt,
}

const newest: ListOrder = { key: mails.createdAt, id: mails.id, direction: "descending" }
const orders: Record<ListSort, ListOrder> = {
  newest,
  oldest: { ...newest, direction: "ascending" },
  name: newest,
}

/** One page of the outbox. `q` is a whole address in any case. */
export function listMails(db: Database, search: ListSearch<MailStatus>) {
  const { filter, q, sort } = search
  return readKeysetPage(db, orders[sort], search, ({ where, orderBy, limit }) =>
    db
      .select(listColumns)
      .from(mails)
      .where(and(matches(filter), q ? sql`lower(${mails.recipient}) = lower(${q})` : undefined, where))
      .orderBy(...orderBy)
      .limit(limit),
  )
}

function matches(filter: MailStatus | ""): SQL | undefined {
  return filter ? eq(mails.status, filter) : undefined
}

/** Number of mails per status, capped. */
export function countMails(db: Database) {
  return countByFilters(db, mails, mailStatuses, matches)
}

/** A mail as staff may read it: without the tokens of its links, its HTML and its headers. */
export async function findMail(db: Database, id: string) {
  const [mail] = await db
    .select({ ...listColumns, replyTo: mails.replyTo, text: mails.text, sentAt: mails.sentAt })
    .from(mails)
    .where(eq(mails.id, id))
  return mail && { ...mail, subject: maskSecrets(mail.subject), text: maskSecrets(mail.text) }
}

type Context = { by: { id: string; name: string }; now: Date }

/**
 * Puts mails that were given up back into the queue, with all their attempts. If the last attempt may still be running,
 * the mail waits for its end, so that it is not delivered twice. The text of an erased mail is gone, so it is skipped.
 *
 * @returns how many were put back
 */
export function sendAgain(db: Database, ids: string[], context: Context): Promise<number> {
  const { now } = context
  return changeMails(db, ids, "mail.sent-again", context, {
    where: and(eq(mails.status, "dead"), sql`${mails.text} <> ''`),
    set: {
      status: "queued",
      attempts: 0,
      lastError: null,
      nextAttemptAt: sql`case when ${mayBeUnderWay(now)} then ${mails.nextAttemptAt} else ${now} end`,
    },
  })
}

/** Makes mails that wait for a later attempt due now. @returns how many; mails that are due anyway are left unchanged */
export function tryNow(db: Database, ids: string[], context: Context): Promise<number> {
  return changeMails(db, ids, "mail.hurried", context, {
    where: and(eq(mails.status, "queued"), gt(mails.nextAttemptAt, leaseEnd(context.now))),
    set: { nextAttemptAt: context.now },
  })
}

/** Gives up queued mails. A running attempt may still arrive, and then counts as sent. @returns how many */
export function giveUp(db: Database, ids: string[], context: Context): Promise<number> {
  return changeMails(db, ids, "mail.given-up", context, {
    where: eq(mails.status, "queued"),
    set: {
      status: "dead",
      // The time it was given up, as for every dead mail; a running lease is kept, see `sendAgain`.
      nextAttemptAt: sql`case when ${mayBeUnderWay(context.now)} then ${mails.nextAttemptAt} else ${context.now} end`,
    },
  })
}

const leaseEnd = (now: Date) => new Date(now.getTime() + leaseSeconds * 1000)

/** A worker that takes a mail moves its next attempt up to one lease ahead. A mail with a later attempt is not taken. */
function mayBeUnderWay(now: Date): SQL | undefined {
  return and(gt(mails.nextAttemptAt, now), lte(mails.nextAttemptAt, leaseEnd(now)))
}

type MailChange = {
  where: SQL | undefined
  set: { [Column in "status" | "attempts" | "lastError" | "nextAttemptAt"]?: MailValue[Column] | SQL }
}
type MailValue = typeof mails.$inferInsert

async function changeMails(
  db: Database,
  ids: string[],
  action: string,
  { by, now }: Context,
  { where, set }: MailChange,
): Promise<number> {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(mails)
      .set(set)
      .where(and(inArray(mails.id, ids), where))
      .returning({ id: mails.id, kind: mails.kind })
    for (const { id, kind } of changed)
      await recordAudit(tx, {
        at: now,
        actorId: by.id,
        actor: by.name,
        action,
        subjectType: "mail",
        subjectId: id,
        details: { kind },
      })
    return changed.length
  })
}
