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

/** Whoever has waited so long for the mail with the link may ask for it once more. */
const pauseMs = 10 * 60_000

type Context = Omit<Admitted, "submissionKey"> & {
  consentVersion: string
  /** When the form that was sent had been rendered. */
  formOpenedAt: Date
}

/**
 * Puts somebody on the list, with a mail in the same transaction whose link starts the mails about sessions (ruling 32).
 * Who is on it already is told so, in whatever spelling of the mailbox; while the link was not followed, it is mailed
 * again. The same form sent twice, by a double click, subscribes once and says so twice.
 *
 * @param values checked already: subscription-schema.ts
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

/** Whether somebody follows the sessions with this mailbox, in any spelling. */
async function isOnList(db: Database, mailbox: string): Promise<boolean> {
  const rows = await db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(and(eq(subscribers.mailbox, mailbox), isNotNull(subscribers.confirmedAt)))
    .limit(1)
  return rows.length > 0
}

/**
 * Starts the mails about sessions for the owner of a link, and forgets other spellings of the mailbox that wait. Once more
 * changes nothing and succeeds. @returns false when nobody on the list has this link
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

/** Whose link this is, or undefined. 'a…@example.org' is enough for its owner: a link may be forwarded. */
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

/** Takes somebody off the list and forgets the name and the address. @returns false when nobody on it has this link */
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
