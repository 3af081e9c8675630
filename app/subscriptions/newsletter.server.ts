import { and, eq, gt, max, ne, type SQL, sql } from "drizzle-orm"
import { recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { newsletterSubscribers as subscribers } from "#app/lib/db/schema.ts"
import type { Admitted } from "#app/lib/form/admit-submission.server.ts"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { mailToSender } from "#app/lib/mail/unverified/mail-to-sender.server.ts"
import { mailboxOf } from "#app/lib/mail/unverified/mailbox.ts"
import { hashLinkToken, type Secrets } from "#app/lib/secrets/secrets.server.ts"
import { confirmationToken, manageToken, maskedAddress } from "./link-tokens.server.ts"
import {
  newsletterAlreadyMail,
  newsletterConfirmMail,
  newsletterMoreMail,
  newsletterWelcomeMail,
} from "./mails.ts"
import {
  type ConsentForm,
  confirmationDays,
  type NewsletterTopic,
  newsletterTopics,
  type SubscriberStatus,
} from "./options.ts"
import { regularTopics } from "./topics.ts"

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Minimum time between two confirmation mails, and between two "already subscribed" mails, to one mailbox. */
const pauseMs = { confirmation: 10 * minuteMs, reminder: dayMs }

type Subscriber = typeof subscribers.$inferSelect
type Context = { secrets: Secrets; publicUrl: string; now: Date }
type Request = Context &
  Pick<Admitted, "suspicion" | "network"> & {
    consent: { form: ConsentForm; version: string }
    /** Requested topics. Default: the regular newsletter topics. */
    topics?: readonly NewsletterTopic[]
  }

/**
 * Asks the owner of an address to confirm, with the mail in the same transaction. Returns nothing about the address, and
 * writes a mail in every case, whether it is sent or not: neither the response nor its time reveals who is subscribed.
 *
 * Spellings of one mailbox share one subscription. Each spelling has its own request until one is confirmed: only the
 * spelling that was typed is known to reach the person who typed it.
 *
 * @param email already validated: newsletter-schema.ts
 */
export async function subscribe(db: Database, email: string, request: Request): Promise<void> {
  await db.transaction(async (tx) => {
    const subscribed = await lockSubscribed(tx, mailboxOf(email))
    if (subscribed) return remind(tx, subscribed, request)
    const [created] = await tx
      .insert(subscribers)
      .values({ email, ...newRequest(email, request) })
      .onConflictDoNothing()
      .returning()
    const row = created ?? (await lockByEmail(tx, email))
    if (row.status === "confirmed") return remind(tx, row, request)
    // Only the owner can unsubscribe an address, so no one else can bypass the pause this way.
    const startsOver = row.status === "unsubscribed" || isExpired(row, request.now)
    await askToConfirm(tx, row, { isNew: created !== undefined || startsOver }, request)
  })
}

/** Columns of a first request, or of a new request after an old one ended. */
function newRequest(email: string, { secrets, consent, now, topics = regularTopics }: Request) {
  return {
    status: "pending",
    topics: [...topics],
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

async function lockSubscribed(db: Database, mailbox: string): Promise<Subscriber | undefined> {
  const [row] = await db
    .select()
    .from(subscribers)
    .where(and(eq(subscribers.mailbox, mailbox), eq(subscribers.status, "confirmed")))
    .orderBy(subscribers.id)
    .limit(1)
    .for("update")
  return row
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
  // A repeated mail carries the link of the first one: either may be opened.
  const token = confirmationToken(secrets, row.email, isNew ? now : row.requestedAt)
  const topics = isNew ? [...(request.topics ?? regularTopics)] : together(row.topics, request)
  // The link of an earlier mail confirms topics added since as well: its page lists all of them.
  if (!isNew) await db.update(subscribers).set({ topics }).where(eq(subscribers.id, row.id))
  const mail = newsletterConfirmMail({ publicUrl, token, days: confirmationDays, topics })
  const isDue = now.getTime() - (await lastAsked(db, row, isNew)) >= pauseMs.confirmation
  if (!isDue || !(await mailToSender(db, addressed(mail, "newsletter-confirm", row, now), request))) return

  const repeated = { confirmationMailedAt: now, confirmationTokenHash: hashLinkToken(token) }
  const change = isNew ? newRequest(row.email, request) : repeated
  await db.update(subscribers).set(change).where(eq(subscribers.id, row.id))
  if (isNew) await record(db, row.id, "requested", now, { form: consent.form, consent: consent.version })
}

function together(topics: readonly NewsletterTopic[], { topics: asked = regularTopics }: Request) {
  return newsletterTopics.filter((topic) => topics.includes(topic) || asked.includes(topic))
}

/**
 * When the mailbox, in any spelling, was last asked to confirm; 0 for never.
 * @param isNew true: ignore the time in this row
 */
async function lastAsked(db: Database, { id, mailbox }: Subscriber, isNew: boolean): Promise<number> {
  const [last] = await db
    .select({ at: max(subscribers.confirmationMailedAt) })
    .from(subscribers)
    .where(
      and(
        eq(subscribers.mailbox, mailbox),
        eq(subscribers.status, "pending"),
        isNew ? ne(subscribers.id, id) : undefined,
      ),
    )
  return last?.at?.getTime() ?? 0
}

/** Queued as a mail to a verified recipient, so the limits for unverified recipients do not delay it. */
async function remind(db: Database, row: Subscriber, request: Request): Promise<void> {
  const { secrets, publicUrl, now } = request
  const token = manageToken(secrets, row.email)
  // New topics are added only after the owner saves them.
  const more = together([], request).filter((topic) => !row.topics.includes(topic))
  const mail =
    more.length > 0
      ? newsletterMoreMail({ publicUrl, token, topics: more })
      : newsletterAlreadyMail({ publicUrl, token })
  const { reminderMailedAt } = row
  const isDue = !reminderMailedAt || now.getTime() - reminderMailedAt.getTime() >= pauseMs.reminder
  if (!isDue) return
  await queueMail(db, { ...addressed(mail, "newsletter-already", row, now), urgency: "asked" }, now)
  await db
    .update(subscribers)
    .set({ reminderMailedAt: now, manageTokenHash: hashLinkToken(token) })
    .where(eq(subscribers.id, row.id))
}

type Mail = ReturnType<typeof newsletterConfirmMail>

const addressed = (mail: Mail, kind: string, row: Subscriber, now: Date) => ({
  ...mail,
  kind,
  dedupeKey: `${kind}:${row.id}:${now.getTime()}`,
  to: row.email,
})

async function record(db: Database, id: number, what: string, at: Date, details?: Record<string, string>) {
  const subject = { subjectType: "newsletter-subscriber", subjectId: String(id) }
  const actor = { actorId: null, actor: "subscriber" }
  await recordAudit(db, { at, ...actor, action: `newsletter.${what}`, ...subject, details })
}

/** State of a confirmation link. 'unsubscribed': it was used, and the subscription has ended since. */
export type ConfirmationState = SubscriberStatus | "expired" | "unknown"

/** @returns the state of a confirmation link and its address; changes nothing */
export async function findByConfirmationToken(
  db: Database,
  token: string,
  now: Date,
): Promise<{ state: ConfirmationState; address: string; topics: NewsletterTopic[] }> {
  const [row] = await db.select().from(subscribers).where(hasConfirmationToken(token))
  return row
    ? { state: confirmationState(row, now), address: maskedAddress(row.email), topics: row.topics }
    : { state: "unknown", address: "", topics: [] }
}

function hasConfirmationToken(token: string): SQL {
  return eq(subscribers.confirmationTokenHash, hashLinkToken(token))
}

function confirmationState(row: Subscriber, now: Date): ConfirmationState {
  return row.status === "pending" && isExpired(row, now) ? "expired" : row.status
}

export type ConfirmOutcome =
  | { kind: "confirmed"; manageToken: string }
  | { kind: Exclude<ConfirmationState, "confirmed"> }

/** Subscribes the owner of a confirmation link and sends the welcome mail. Repeating it changes nothing and succeeds. */
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
    if (!row) return { kind: "unknown" }
    const kind = confirmationState(row, now)
    if (kind !== "confirmed") return { kind }

    const manage = manageToken(secrets, row.email)
    if (confirmed) {
      await forgetOtherSpellings(tx, row)
      const mail = newsletterWelcomeMail({ publicUrl, token: manage, topics: row.topics })
      const welcome = addressed(mail, "newsletter-welcome", row, now)
      await queueMail(tx, { ...welcome, urgency: "asked" }, now)
      await record(tx, row.id, "confirmed", now)
    }
    return { kind, manageToken: manage }
  })
}

async function forgetOtherSpellings(db: Database, { id, mailbox }: Subscriber): Promise<void> {
  await db
    .delete(subscribers)
    .where(and(eq(subscribers.mailbox, mailbox), eq(subscribers.status, "pending"), ne(subscribers.id, id)))
}

function hasManageToken(token: string): SQL {
  return eq(subscribers.manageTokenHash, hashLinkToken(token))
}

/** What the holder of a manage link may see; undefined for an unknown link. */
export async function findByManageToken(db: Database, token: string) {
  const [row] = await db
    .select({ email: subscribers.email, status: subscribers.status, topics: subscribers.topics })
    .from(subscribers)
    .where(hasManageToken(token))
  if (!row) return undefined
  const { email, ...subscription } = row
  return { ...subscription, address: maskedAddress(email) }
}

/** @param topics at least one; only a confirmed subscription can be changed */
export async function changePreferences(
  db: Database,
  token: string,
  topics: NewsletterTopic[],
  now: Date,
): Promise<{ kind: "changed" | "not-subscribed" | "unknown" }> {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(subscribers)
      .set({ topics })
      .where(and(hasManageToken(token), eq(subscribers.status, "confirmed")))
      .returning({ id: subscribers.id })
    if (!changed) return { kind: (await findByManageToken(tx, token)) ? "not-subscribed" : "unknown" }
    await record(tx, changed.id, "topics-changed", now, { topics: topics.join(", ") })
    return { kind: "changed" }
  })
}

/**
 * Ends a subscription or a pending request. Repeating it changes nothing and succeeds.
 * @returns false for an unknown link
 */
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
