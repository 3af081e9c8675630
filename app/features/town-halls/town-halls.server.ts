import { eq, sql } from "drizzle-orm"
import { type Database, sqlState } from "#app/db/client.server.ts"
import { townHallSubscribers as subscribers } from "#app/db/schema.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import { queueMail } from "#app/platform/mail/outbox.server.ts"
import { hashLinkToken, type Secrets } from "#app/platform/secrets.server.ts"
import { townHallWelcomeMail } from "./mails.tsx"
import type { TownHallValues } from "./subscription-schema.ts"
import { unsubscribeToken } from "./unsubscribe-link.server.ts"

const uniqueViolation = "23505"

type Context = {
  secrets: Secrets
  publicUrl: string
  now: Date
  consentVersion: string
  /** When the form that was sent had been rendered. */
  formOpenedAt: Date
}

/**
 * Puts somebody on the list, with a mail in the same transaction. The unique key on the address decides who is on it
 * already, in whatever case it is typed. The same form sent twice, by a double click, subscribes once and says so twice.
 *
 * @param values checked already: subscription-schema.ts
 */
export async function subscribe(
  db: Database,
  { fullName, email }: TownHallValues,
  context: Context,
): Promise<"subscribed" | "duplicate"> {
  const { secrets, publicUrl, now, consentVersion, formOpenedAt } = context
  const token = unsubscribeToken(secrets, email)
  const mail = await townHallWelcomeMail({ publicUrl, token, fullName })
  try {
    await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(subscribers)
        .values({ fullName, email, consentVersion, manageTokenHash: hashLinkToken(token), createdAt: now })
        .returning({ id: subscribers.id })
      if (!row) throw new Error("An insert that returns no row")
      const dedupeKey = `town-hall-welcome:${row.id}`
      await queueMail(tx, { ...mail, kind: "town-hall-welcome", dedupeKey, to: email }, now)
      await record(tx, row.id, "subscribed", now, { consent: consentVersion })
    })
    return "subscribed"
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error
    const [there] = await db
      .select({ fullName: subscribers.fullName, createdAt: subscribers.createdAt })
      .from(subscribers)
      .where(eq(sql`lower(${subscribers.email})`, email.toLowerCase()))
    const isSameForm = there?.fullName === fullName && there.createdAt > formOpenedAt
    return isSameForm ? "subscribed" : "duplicate"
  }
}

/** Whose link this is, or undefined. 'a…@example.org' is enough for its owner: a link may be forwarded. */
export async function findByUnsubscribeToken(
  db: Database,
  token: string,
): Promise<{ address: string } | undefined> {
  const [row] = await db
    .select({ email: subscribers.email })
    .from(subscribers)
    .where(eq(subscribers.manageTokenHash, hashLinkToken(token)))
  return row && { address: `${row.email.slice(0, 1)}…${row.email.slice(row.email.lastIndexOf("@"))}` }
}

/** Takes somebody off the list and forgets the name and the address. @returns false when nobody on it has this link */
export async function unsubscribe(db: Database, token: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(subscribers)
      .where(eq(subscribers.manageTokenHash, hashLinkToken(token)))
      .returning({ id: subscribers.id })
    if (gone) await record(tx, gone.id, "unsubscribed", now)
    return gone !== undefined
  })
}

async function record(db: Database, id: number, what: string, at: Date, details?: Record<string, string>) {
  const subject = { subjectType: "town-hall-subscriber", subjectId: String(id) }
  const actor = { actorId: null, actor: "subscriber" }
  await recordAudit(db, { at, ...actor, action: `town-halls.${what}`, ...subject, details })
}
