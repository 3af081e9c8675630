import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm"
import { recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { townHallSubscribers as subscribers } from "#app/lib/db/schema.ts"
import type { Admitted } from "#app/lib/form/admit-submission.server.ts"
import { mailToSender } from "#app/lib/mail/unverified/mail-to-sender.server.ts"
import { mailboxOf } from "#app/lib/mail/unverified/mailbox.ts"
import { hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import { townHallWelcomeMail } from "./mails.ts"
import type { TownHallValues } from "./subscription-schema.ts"
import { unsubscribeToken } from "./unsubscribe-link.server.ts"

/** The first mail can be requested again after this time. */
const pauseMs = 10 * 60_000

type Context = Omit<Admitted, "submissionKey"> & {
  consentVersion: string
  /** When the submitted form was rendered. */
  formOpenedAt: Date
}

/**
 * Adds someone to the list, with a mail in the same transaction whose link starts the mails about sessions (ruling 32).
 * If the mailbox, in any spelling, is already confirmed, the outcome says so. While it is unconfirmed, the link is mailed
 * again. The same form sent twice by a double click subscribes once and gets the same outcome twice.
 *
 * @param values already validated: subscription-schema.ts
 */
export async function subscribe(
  db: Database,
  { fullName, email }: TownHallValues,
  context: Context,
): Promise<{ kind: "subscribed" | "duplicate" }> {
  const { secrets, publicUrl, now, consentVersion, formOpenedAt } = context
  const token = unsubscribeToken(secrets, email)
  const mail = { ...townHallWelcomeMail({ publicUrl, token }), kind: "town-hall-welcome", to: email }
  return db.transaction(async (tx) => {
    const [created] = (await isOnList(tx, mailboxOf(email)))
      ? []
      : await tx
          .insert(subscribers)
          .values({ fullName, email, consentVersion, manageTokenHash: hashLinkToken(token), createdAt: now })
          .onConflictDoNothing()
          .returning({ id: subscribers.id })
    if (created) {
      await mailToSender(tx, { ...mail, dedupeKey: `town-hall-welcome:${created.id}` }, context)
      await record(tx, created.id, "subscribed", now, { consent: consentVersion })
      return { kind: "subscribed" }
    }
    const [there] = await tx
      .select()
      .from(subscribers)
      .where(eq(sql`lower(${subscribers.email})`, email.toLowerCase()))
    if (there?.fullName === fullName && there.createdAt > formOpenedAt) return { kind: "subscribed" }
    if (there && !there.confirmedAt && now.getTime() - there.createdAt.getTime() >= pauseMs)
      await mailToSender(
        tx,
        { ...mail, dedupeKey: `town-hall-welcome:${there.id}:${now.getTime()}` },
        context,
      )
    return { kind: "duplicate" }
  })
}

/** Whether this mailbox, in any spelling, is confirmed. */
async function isOnList(db: Database, mailbox: string): Promise<boolean> {
  const rows = await db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(and(eq(subscribers.mailbox, mailbox), isNotNull(subscribers.confirmedAt)))
    .limit(1)
  return rows.length > 0
}

/**
 * Starts the mails about sessions for the owner of a link, and deletes pending rows of other spellings of the mailbox.
 * Repeating it changes nothing and succeeds.
 * @returns false if no one on the list has this link
 */
export async function confirm(db: Database, token: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [confirmed] = await tx
      .update(subscribers)
      .set({ confirmedAt: now })
      .where(and(hasToken(token), isNull(subscribers.confirmedAt)))
      .returning({ id: subscribers.id, mailbox: subscribers.mailbox })
    if (!confirmed) return (await findByToken(tx, token)) !== undefined
    const { id, mailbox } = confirmed
    await tx
      .delete(subscribers)
      .where(and(eq(subscribers.mailbox, mailbox), isNull(subscribers.confirmedAt), ne(subscribers.id, id)))
    await record(tx, id, "confirmed", now)
    return true
  })
}

const hasToken = (token: string) => eq(subscribers.manageTokenHash, hashLinkToken(token))

/** Masked address of a link, or undefined. 'a…@example.org' is enough for its owner: a link may be forwarded. */
export async function findByToken(
  db: Database,
  token: string,
): Promise<{ address: string; isConfirmed: boolean } | undefined> {
  const [row] = await db
    .select({ email: subscribers.email, confirmedAt: subscribers.confirmedAt })
    .from(subscribers)
    .where(hasToken(token))
  if (!row) return undefined
  const address = `${row.email.slice(0, 1)}…${row.email.slice(row.email.lastIndexOf("@"))}`
  return { address, isConfirmed: row.confirmedAt !== null }
}

/** Deletes someone's row, with name and address. @returns false if no one on the list has this link */
export async function unsubscribe(db: Database, token: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(subscribers).where(hasToken(token)).returning({ id: subscribers.id })
    if (gone) await record(tx, gone.id, "unsubscribed", now)
    return gone !== undefined
  })
}

async function record(db: Database, id: number, what: string, at: Date, details?: Record<string, string>) {
  const subject = { subjectType: "town-hall-subscriber", subjectId: String(id) }
  const actor = { actorId: null, actor: "subscriber" }
  await recordAudit(db, { at, ...actor, action: `town-halls.${what}`, ...subject, details })
}
