import { randomUUID } from "node:crypto"
import { and, asc, eq, gt, lte, or, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { mails } from "#app/lib/db/schema.ts"
import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { mailContent } from "#content/en/mails.ts"
import { withDay } from "../compose-mail.tsx"
import { maskSecrets } from "../mask-secrets.ts"
import { type MailUrgency, type SentUrgency, sentUrgencies } from "../options.ts"
import { lockUnverifiedCap, mayMailUnverified } from "../unverified/unverified-cap.server.ts"

export type OutgoingMail = {
  /** For example 'merchant-received'. */
  kind: string
  /** The event that this mail reports; a second mail with the same key is not queued. */
  dedupeKey: string
  urgency: MailUrgency
  /** For class `stranger`: the HMAC pseudonym of the network that requested it. */
  network?: string | null
  /** Null: all staff at the time of sending. */
  to: string | null
  replyTo?: string
  /** Besides those of every mail, such as List-Unsubscribe. */
  headers?: Record<string, string>
  subject: string
  html: string
  text: string
  /** An attached calendar file, for mail programs with a calendar. */
  calendar?: string
}

export type QueuedMail = typeof mails.$inferSelect

/**
 * Writes a mail into the outbox. Pass the transaction of the event: then the mail exists exactly if the event does.
 *
 * @param dueAt the earliest time to send it
 */
export async function queueMail(
  db: Database,
  mail: OutgoingMail,
  now: Date,
  dueAt: Date = now,
): Promise<void> {
  const { to, replyTo, headers = {}, ...composed } = mail
  const content = withDay(composed, format(mailContent.written, { day: dateText(now) }))
  const lines = Object.entries(headers).map(([name, value]) => [name, oneLine(value)])
  await db
    .insert(mails)
    .values({
      ...content,
      id: randomUUID(),
      recipient: to,
      replyTo,
      headers: lines.length > 0 ? Object.fromEntries(lines) : null,
      subject: cutTo(250, oneLine(mail.subject)),
      nextAttemptAt: dueAt,
      createdAt: now,
    })
    .onConflictDoNothing({ target: mails.dedupeKey })
}

/**
 * Locks a mail that has not been tried yet, so that no worker takes it before the transaction ends. @returns whether it exists
 */
export async function holdUntouchedMail(tx: Database, dedupeKey: string): Promise<boolean> {
  const [mail] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.dedupeKey, dedupeKey), eq(mails.status, "queued"), eq(mails.attempts, 0)))
    .for("update")
  return mail !== undefined
}

/** Deletes an unsent mail from the outbox; a mail that a worker is sending at this moment may still arrive. */
export async function dropUnsentMail(tx: Database, dedupeKey: string): Promise<void> {
  await tx.delete(mails).where(and(eq(mails.dedupeKey, dedupeKey), eq(mails.status, "queued")))
}

/** Cuts to a number of UTF-16 code units, without splitting a surrogate pair. */
function cutTo(units: number, text: string): string {
  return text.slice(0, units).replace(/[\uD800-\uDBFF]$/, "")
}

/** A header value is one line: a business name must not be able to inject headers. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, " ")
}

/** Pauses after failure 1, 2, 3 ...; about three and a half days in total before a mail counts as failed. */
const pausesInSeconds = [
  30,
  120,
  600,
  1800,
  3600,
  2 * 3600,
  4 * 3600,
  8 * 3600,
  16 * 3600,
  24 * 3600,
  24 * 3600,
]

/** A mail whose worker died is due again after this time; longer than any attempt takes (transport.server.ts). */
export const leaseSeconds = 120

/**
 * Takes the next mail for this worker: from the most urgent class that has one, the mail that has been due longest. Taking it
 * counts as an attempt and sets the next one after the lease, so that no other worker or instance sends the same mail meanwhile.
 *
 * @param urgencies the classes, the most urgent first
 */
export async function takeDueMail(
  db: Database,
  now: Date,
  urgencies: readonly SentUrgency[] = sentUrgencies,
): Promise<QueuedMail | undefined> {
  // One statement: a class is queried only if those before it have no due mail (coalesce stops at the first value).
  const due = sql.join(
    urgencies.map((urgency) => firstDue(db, urgency, now)),
    sql`, `,
  )
  const [mail] = await db
    .update(mails)
    .set({
      attempts: sql`${mails.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + leaseSeconds * 1000),
    })
    .where(sql`${mails.id} = coalesce(${due}, null)`)
    .returning()
  return mail
}

/** The longest wait by our own rules: a mail that would wait longer was scheduled by a clock that was ahead, and is due. */
const longestWaitMs = 2 * 24 * 60 * 60 * 1000

function firstDue(db: Database, urgency: SentUrgency, now: Date): SQL {
  const impossible = new Date(now.getTime() + longestWaitMs)
  const isDue = or(lte(mails.nextAttemptAt, now), gt(mails.nextAttemptAt, impossible))
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.urgency, urgency),
        eq(mails.status, "queued"),
        isDue,
        urgency === "stranger" ? lockUnverifiedCap(db, now) : undefined,
      ),
    )
    .orderBy(asc(mails.nextAttemptAt))
    .limit(1)
    .for("update", { skipLocked: true })
  return urgency === "stranger" ? sql`case when ${mayMailUnverified(db, now)} then ${due} end` : sql`${due}`
}

/** From now on only the recipient has the links with tokens; the stored text is what staff may read. */
export async function markSent(
  db: Database,
  { id, text }: Pick<QueuedMail, "id" | "text">,
  now: Date,
): Promise<void> {
  await db
    .update(mails)
    .set({
      status: "sent",
      sentAt: now,
      lastError: null,
      text: maskSecrets(text),
      html: "",
      headers: null,
    })
    .where(eq(mails.id, id))
}

/**
 * Schedules the next attempt, or marks the mail as failed. A mail that staff gave up meanwhile is not changed.
 *
 * @param failure the reason, for staff; `permanent`: the server refused this mail for good (a 5xx response)
 * @param random 0 to 1, spreads the attempts of many mails so that they are not retried together
 */
export async function markFailed(
  db: Database,
  mail: Pick<QueuedMail, "id" | "attempts">,
  failure: { reason: string; permanent: boolean },
  now: Date,
  random = Math.random(),
): Promise<void> {
  const pause = pausesInSeconds[mail.attempts - 1]
  const dead = failure.permanent || pause === undefined
  const next = new Date(now.getTime() + (pause ?? 0) * (0.75 + random / 2) * 1000)
  await db
    .update(mails)
    .set({
      status: dead ? "dead" : "queued",
      lastError: cutTo(500, failure.reason),
      nextAttemptAt: dead ? now : next,
    })
    .where(and(eq(mails.id, mail.id), eq(mails.status, "queued")))
}

/** For a mail to staff while there are none: tries again in 60 s, and does not count an attempt. */
export async function postpone(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} - 1`, nextAttemptAt: new Date(now.getTime() + 60_000) })
    .where(eq(mails.id, id))
}
