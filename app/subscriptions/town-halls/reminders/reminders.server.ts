import { asc, gt, isNotNull, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { mails, townHallSubscribers as subscribers } from "#app/lib/db/schema.ts"
import type { Log } from "#app/lib/log/log.ts"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { startRounds } from "#app/lib/playback/rounds.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import type { Clock } from "#app/lib/time/clock.ts"
import { type SessionFacts, townHallReminderMail } from "../mails.ts"
import { unsubscribeToken } from "../unsubscribe-link.server.ts"

const hourMs = 60 * 60 * 1000
/** Minutes before a session at which the first reminder is due. In the last hour only the second one is sent. */
const reminderMinutes = 24 * 60
const batch = 100

/** A town hall that is not cancelled. */
type ComingSession = Omit<SessionFacts, "utc"> & { id: number; startsAt: Date }

type Parts = {
  secrets: Secrets
  publicUrl: string
  /** Sessions that begin after `now` and within `minutes` from it. */
  listSessions(now: Date, minutes: number): Promise<ComingSession[]>
}

/**
 * Queues due reminders: one mail the day before each town hall and one an hour before, to every confirmed reader. Readers
 * who join later get what is still due. A mail is queued once, however often and on however many instances this runs: its
 * key contains the session, its time, the reminder and the reader. A moved session gets new reminders.
 *
 * @param stop ends it between two mails; the next run continues from there
 * @returns how many mails were queued
 */
export async function queueReminders(
  db: Database,
  { secrets, publicUrl, listSessions }: Parts,
  now: Date,
  stop?: AbortSignal,
): Promise<number> {
  let queued = 0
  for (const { id, startsAt, ...facts } of await listSessions(now, reminderMinutes)) {
    const kind = startsAt.getTime() - now.getTime() > hourMs ? "day" : "hour"
    const keyOf = `town-hall-reminder:${id}:${startsAt.toISOString()}:${kind}:`
    const session = { ...facts, utc: utcText(startsAt) }
    for await (const { id: reader, email, fullName } of listReadersWithout(db, keyOf)) {
      if (stop?.aborted) return queued
      const token = unsubscribeToken(secrets, email)
      const mail = townHallReminderMail(kind, session, { publicUrl, token, fullName })
      const about = { kind: `town-hall-${kind}`, dedupeKey: `${keyOf}${reader}` }
      await queueMail(db, { ...mail, ...about, urgency: "asked", to: email }, now)
      queued++
    }
  }
  return queued
}

/** Every confirmed reader without a mail of this key, read in batches. */
export async function* listReadersWithout(db: Database, keyOf: string) {
  for (let last = 0; ; ) {
    const readers = await listWithout(db, keyOf, last)
    yield* readers
    last = readers.at(-1)?.id ?? last
    if (readers.length < batch) return
  }
}

/** The next batch of readers without a mail of this key. */
function listWithout(db: Database, keyOf: string, last: number) {
  return db
    .select({ id: subscribers.id, email: subscribers.email, fullName: subscribers.fullName })
    .from(subscribers)
    .where(
      sql`${gt(subscribers.id, last)} and ${isNotNull(subscribers.confirmedAt)} and not exists (
        select 1 from ${mails} where ${mails.dedupeKey} = ${keyOf}::text || ${subscribers.id}
      )`,
    )
    .orderBy(asc(subscribers.id))
    .limit(batch)
}

/** '23:00 UTC', for readers in any time zone. */
export function utcText(at: Date): string {
  return `${at.toISOString().slice(11, 16)} UTC`
}

/** Runs every `intervalMs` until stopped. A failed run is logged, and the next one catches up. */
export function startReminders(
  { db, clock, log, ...parts }: Parts & { db: Database; clock: Clock; log: Log },
  intervalMs = 60_000,
): { stop(): Promise<void> } {
  return startRounds((stop) => queueReminders(db, parts, clock(), stop), {
    everyMs: intervalMs,
    log,
    event: "reminders.failed",
  })
}
