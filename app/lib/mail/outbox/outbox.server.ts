import { randomUUID } from "node:crypto"
import { and, asc, eq, gt, lte, or, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { mails } from "#app/lib/db/schema.ts"
import { dateText } from "#app/lib/text/date-text.ts"
import { fill } from "#app/lib/text/fill.ts"
import { mailContent } from "#content/en/mails.ts"
import { withDay } from "../compose-mail.tsx"
import { maskSecrets } from "../mask-secrets.ts"
import { type MailUrgency, type SentUrgency, sentUrgencies } from "../options.ts"
import { lockUnverifiedCap, mayMailUnverified } from "../unverified/unverified-cap.server.ts"

export type OutgoingMail = {
  /** Such as 'merchant-received'. */
  kind: string
  /** The event this mail tells of; a second mail for it is not queued. */
  dedupeKey: string
  urgency: MailUrgency
  /** Of class `stranger`: where it was asked for, as a mark under the secret. */
  network?: string | null
  /** Null: whoever is on the staff when it is sent. */
  to: string | null
  replyTo?: string
  /** Besides those of every mail, such as List-Unsubscribe. */
  headers?: Record<string, string>
  subject: string
  html: string
  text: string
  /** A calendar file that goes along, for programs that keep a calendar beside the mails. */
  calendar?: string
}

export type QueuedMail = typeof mails.$inferSelect

/**
 * Writes a mail into the outbox. Pass the transaction of the event: the mail then exists exactly if the event does.
 *
 * @param dueAt not before then
 */
export async function queueMail(
  db: Database,
  mail: OutgoingMail,
  now: Date,
  dueAt: Date = now,
): Promise<void> {
  const { to, replyTo, headers = {}, ...composed } = mail
  const content = withDay(composed, fill(mailContent.written, { day: dateText(now) }))
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

/** Holds a mail that no worker has tried to send, so that none does before the transaction ends. @returns whether there is one */
export async function holdUntouchedMail(tx: Database, dedupeKey: string): Promise<boolean> {
  const [mail] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.dedupeKey, dedupeKey), eq(mails.status, "queued"), eq(mails.attempts, 0)))
    .for("update")
  return mail !== undefined
}

/** Takes a mail out of the outbox that has not left; one that a worker is sending at this moment may arrive all the same. */
export async function dropUnsentMail(tx: Database, dedupeKey: string): Promise<void> {
  await tx.delete(mails).where(and(eq(mails.dedupeKey, dedupeKey), eq(mails.status, "queued")))
}

/** At most so many UTF-16 units, never half of a character. */
function cutTo(units: number, text: string): string {
  return text.slice(0, units).replace(/[\uD800-\uDBFF]$/, "")
}

/** A header value is one line: a business name must not be able to add headers of its own. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, " ")
}

/** Pauses after failure 1, 2, 3 ...; about three and a half days in all before a mail is given up. */
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

/** A mail whose worker died is due again after this long; longer than any attempt takes (transport.server.ts). */
export const leaseSeconds = 120

/**
 * Takes the next mail for this worker: of the most urgent class that has one, the one that has been due longest. Taking
 * counts as an attempt and moves the next one behind the lease, so that no other worker or instance sends the same mail
 * meanwhile.
 *
 * @param urgencies which classes, the most urgent first
 */
export async function takeDueMail(
  db: Database,
  now: Date,
  urgencies: readonly SentUrgency[] = sentUrgencies,
): Promise<QueuedMail | undefined> {
  // One statement; a class is looked at only when those before it have nothing (coalesce evaluates no further).
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

/** No mail waits longer by our own rules: one that would was put off by a clock ahead of its time, and is due. */
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

/** From now on the recipient alone has the links that open something; what stays is what staff may read. */
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
 * Plans the next attempt, or gives the mail up. One that staff gave up meanwhile stays given up.
 *
 * @param failure why, for staff to read; `permanent`: the server refused this mail for good (a 5xx answer)
 * @param random 0 to 1, spreads the attempts of many mails so that they do not come back together
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

/** Nobody is on the staff yet: look again soon, and do not count it as a failure. */
export async function postpone(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} - 1`, nextAttemptAt: new Date(now.getTime() + 60_000) })
    .where(eq(mails.id, id))
}
