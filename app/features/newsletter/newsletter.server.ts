import { and, eq, gt, ne, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { newsletterSubscribers as subscribers } from "#app/db/schema.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import { queueMail } from "#app/platform/mail/outbox.server.ts"
import { countHit } from "#app/platform/rate-limit.server.ts"
import { hashLinkToken, type Secrets } from "#app/platform/secrets.server.ts"
import { confirmationToken, manageToken, maskedAddress } from "./link-tokens.server.ts"
import { newsletterAlreadyMail, newsletterConfirmMail, newsletterWelcomeMail } from "./mails.tsx"
import {
  type ConsentForm,
  confirmationDays,
  type NewsletterTopic,
  newsletterTopics,
  type SubscriberStatus,
} from "./options.ts"

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Between two mails that ask one address to confirm, and between two that tell it that it is subscribed already. */
const pauseMs = { confirmation: 10 * minuteMs, reminder: dayMs }
/** Anyone can enter anybody's address: whoever asks, its owner gets no more of these mails in a day. */
const mailsPerDay = 5

type Subscriber = typeof subscribers.$inferSelect
type Context = { secrets: Secrets; publicUrl: string; now: Date }
type Request = Context & { consent: { form: ConsentForm; version: string } }

/**
 * Asks the owner of an address to confirm, with the mail in the same transaction. Tells nothing of what was known of the
 * address, and writes a mail for every one, sent or not: neither the answer nor its time shows who subscribes.
 *
 * @param email checked already: newsletter-schema.ts
 */
export async function subscribe(db: Database, email: string, request: Request): Promise<void> {
  await db.transaction(async (tx) => {
    const [created] = await tx
      .insert(subscribers)
      .values({ email, ...newRequest(email, request) })
      .onConflictDoNothing()
      .returning()
    const row = created ?? (await lockByEmail(tx, email))
    if (row.status === "confirmed") return remind(tx, row, request)
    // Only its owner can unsubscribe an address: nobody else gets around the pause that way.
    const startsOver = row.status === "unsubscribed" || isExpired(row, request.now)
    await askToConfirm(tx, row, { isNew: created !== undefined || startsOver }, request)
  })
}

/** The columns of somebody who asks for the first time, or anew. */
function newRequest(email: string, { secrets, consent, now }: Request) {
  return {
    status: "pending",
    topics: [...newsletterTopics],
    consentForm: consent.form,
    consentVersion: consent.version,
    requestedAt: now,
    confirmedAt: null,
    unsubscribedAt: null,
    confirmationTokenHash: hashLinkToken(confirmationToken(secrets, email, now)),
    confirmationMailedAt: now,
    manageTokenHash: hashLinkToken(manageToken(secrets, email)),
  } satisfies Partial<typeof subscribers.$inferInsert>
}

async function lockByEmail(db: Database, email: string): Promise<Subscriber> {
  const [row] = await db
    .select()
    .from(subscribers)
    .where(eq(sql`lower(${subscribers.email})`, email.toLowerCase()))
    .for("update")
  if (!row) throw new Error("A subscriber that is there for an insert and not for a select")
  return row
}

function isExpired({ confirmationMailedAt }: Pick<Subscriber, "confirmationMailedAt">, now: Date): boolean {
  return confirmationMailedAt.getTime() <= now.getTime() - confirmationDays * dayMs
}

async function askToConfirm(
  db: Database,
  row: Subscriber,
  { isNew }: { isNew: boolean },
  request: Request,
): Promise<void> {
  const { secrets, publicUrl, now, consent } = request
  // A mail sent once more carries the link of the first: either may be opened.
  const token = confirmationToken(secrets, row.email, isNew ? now : row.requestedAt)
  const mail = await newsletterConfirmMail({ publicUrl, token, days: confirmationDays })
  const isDue = isNew || now.getTime() - row.confirmationMailedAt.getTime() >= pauseMs.confirmation
  if (!isDue || !(await mayMail(db, row, request))) return

  const repeated = { confirmationMailedAt: now, confirmationTokenHash: hashLinkToken(token) }
  const change = isNew ? newRequest(row.email, request) : repeated
  await db.update(subscribers).set(change).where(eq(subscribers.id, row.id))
  await send(db, row, "newsletter-confirm", mail, now)
  if (isNew) await record(db, row.id, "requested", now, { form: consent.form, consent: consent.version })
}

async function remind(db: Database, row: Subscriber, request: Request): Promise<void> {
  const { secrets, publicUrl, now } = request
  const token = manageToken(secrets, row.email)
  const mail = await newsletterAlreadyMail({ publicUrl, token })
  const { reminderMailedAt } = row
  const isDue = !reminderMailedAt || now.getTime() - reminderMailedAt.getTime() >= pauseMs.reminder
  if (!isDue || !(await mayMail(db, row, request))) return
  await db
    .update(subscribers)
    .set({ reminderMailedAt: now, manageTokenHash: hashLinkToken(token) })
    .where(eq(subscribers.id, row.id))
  await send(db, row, "newsletter-already", mail, now)
}

async function mayMail(db: Database, { email }: Subscriber, { secrets, now }: Context): Promise<boolean> {
  const key = `newsletter-mails:${secrets.sign("limit", email.toLowerCase())}`
  return (await countHit(db, key, dayMs / 1000, now)).hits <= mailsPerDay
}

type Mail = Awaited<ReturnType<typeof newsletterConfirmMail>>

async function send(db: Database, row: Subscriber, kind: string, mail: Mail, now: Date): Promise<void> {
  const dedupeKey = `${kind}:${row.id}:${now.getTime()}`
  await queueMail(db, { ...mail, kind, dedupeKey, to: row.email }, now)
}

async function record(db: Database, id: number, what: string, at: Date, details?: Record<string, string>) {
  const subject = { subjectType: "newsletter-subscriber", subjectId: String(id) }
  const actor = { actorId: null, actor: "subscriber" }
  await recordAudit(db, { at, ...actor, action: `newsletter.${what}`, ...subject, details })
}

/** What a link of a confirmation mail is good for. 'unsubscribed': it was used, and the subscription ended since. */
export type ConfirmationState = SubscriberStatus | "expired" | "unknown"

/** @returns how things stand with the link of a confirmation mail, and whose it is; changes nothing */
export async function findByConfirmationToken(
  db: Database,
  token: string,
  now: Date,
): Promise<{ state: ConfirmationState; address: string }> {
  const [row] = await db.select().from(subscribers).where(hasConfirmationToken(token))
  return row
    ? { state: confirmationState(row, now), address: maskedAddress(row.email) }
    : { state: "unknown", address: "" }
}

function hasConfirmationToken(token: string): SQL {
  return eq(subscribers.confirmationTokenHash, hashLinkToken(token))
}

function confirmationState(row: Subscriber, now: Date): ConfirmationState {
  return row.status === "pending" && isExpired(row, now) ? "expired" : row.status
}

export type ConfirmOutcome =
  | { state: "confirmed"; manageToken: string }
  | { state: Exclude<ConfirmationState, "confirmed"> }

/** Subscribes the owner of a confirmation link, with a mail to keep. Once more changes nothing and succeeds. */
export async function confirm(db: Database, token: string, context: Context): Promise<ConfirmOutcome> {
  const { secrets, publicUrl, now } = context
  return db.transaction(async (tx) => {
    const oldest = new Date(now.getTime() - confirmationDays * dayMs)
    const [confirmed] = await tx
      .update(subscribers)
      .set({ status: "confirmed", confirmedAt: now })
      .where(
        and(
          hasConfirmationToken(token),
          eq(subscribers.status, "pending"),
          gt(subscribers.confirmationMailedAt, oldest),
        ),
      )
      .returning()
    const [row] = confirmed
      ? [confirmed]
      : await tx.select().from(subscribers).where(hasConfirmationToken(token))
    if (!row) return { state: "unknown" }
    const state = confirmationState(row, now)
    if (state !== "confirmed") return { state }

    const manage = manageToken(secrets, row.email)
    if (confirmed) {
      const mail = await newsletterWelcomeMail({ publicUrl, token: manage })
      await send(tx, row, "newsletter-welcome", mail, now)
      await record(tx, row.id, "confirmed", now)
    }
    return { state, manageToken: manage }
  })
}

function hasManageToken(token: string): SQL {
  return eq(subscribers.manageTokenHash, hashLinkToken(token))
}

/** What the holder of a manage link may see, or undefined for a link that leads nowhere. */
export async function findByManageToken(db: Database, token: string) {
  const [row] = await db
    .select({ email: subscribers.email, status: subscribers.status, topics: subscribers.topics })
    .from(subscribers)
    .where(hasManageToken(token))
  if (!row) return undefined
  const { email, ...subscription } = row
  return { ...subscription, address: maskedAddress(email) }
}

/** @param topics at least one; only a confirmed subscription has a choice to change */
export async function changePreferences(
  db: Database,
  token: string,
  topics: NewsletterTopic[],
  now: Date,
): Promise<"changed" | "not-subscribed" | "unknown"> {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(subscribers)
      .set({ topics })
      .where(and(hasManageToken(token), eq(subscribers.status, "confirmed")))
      .returning({ id: subscribers.id })
    if (!changed) return (await findByManageToken(tx, token)) ? "not-subscribed" : "unknown"
    await record(tx, changed.id, "topics-changed", now, { topics: topics.join(", ") })
    return "changed"
  })
}

/** Ends a subscription, or a request that waits. Once more changes nothing and succeeds. @returns false for no such link */
export async function unsubscribe(db: Database, token: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .update(subscribers)
      .set({ status: "unsubscribed", unsubscribedAt: now })
      .where(and(hasManageToken(token), ne(subscribers.status, "unsubscribed")))
      .returning({ id: subscribers.id })
    if (ended) await record(tx, ended.id, "unsubscribed", now)
    return ended !== undefined || (await findByManageToken(tx, token)) !== undefined
  })
}
