import { asc, gt, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { mails, townHallSubscribers as subscribers } from "#app/db/schema.ts"
import type { Clock } from "#app/platform/clock.ts"
import type { Log } from "#app/platform/log.ts"
import { queueMail } from "#app/platform/mail/outbox.server.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"
import { type SessionFacts, townHallReminderMail } from "./mails.tsx"
import { unsubscribeToken } from "./unsubscribe-link.server.ts"

const hourMs = 60 * 60 * 1000
/** How long before a session the first reminder goes out; the last hour belongs to the second one. */
export const reminderMinutes = 24 * 60
const batch = 100

/** A town hall that takes place. */
export type ComingSession = Omit<SessionFacts, "utc"> & { id: number; startsAt: Date }

type Parts = {
  secrets: Secrets
  publicUrl: string
  /** Those that begin after a moment, and within so many minutes from it. */
  listSessions(now: Date, minutes: number): Promise<ComingSession[]>
}

/**
 * Queues what is due: a mail the day before each town hall and one an hour before, to everybody on the list. Who comes
 * to the list in between gets the one of that time. A mail is queued once, however often and on however many instances
 * this runs: its key names the session, its time, the reminder and the reader. A session that is moved has new ones.
 *
 * @param stop ends it between two mails; the next run goes on from there
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
    for (let last = 0; ; ) {
      const readers = await listWithout(db, keyOf, last)
      for (const { id: reader, email, fullName } of readers) {
        if (stop?.aborted) return queued
        const token = unsubscribeToken(secrets, email)
        const mail = await townHallReminderMail(kind, session, { publicUrl, token, fullName })
        const dedupeKey = `${keyOf}${reader}`
        await queueMail(db, { ...mail, kind: `town-hall-${kind}`, dedupeKey, to: email }, now)
        queued++
        last = reader
      }
      if (readers.length < batch) break
    }
  }
  return queued
}

/** The next of those on the list that have no mail of this key yet. */
function listWithout(db: Database, keyOf: string, last: number) {
  return db
    .select({ id: subscribers.id, email: subscribers.email, fullName: subscribers.fullName })
    .from(subscribers)
    .where(
      sql`${gt(subscribers.id, last)} and not exists (
        select 1 from ${mails} where ${mails.dedupeKey} = ${keyOf}::text || ${subscribers.id}
      )`,
    )
    .orderBy(asc(subscribers.id))
    .limit(batch)
}

/** '23:00 UTC', for readers anywhere. */
function utcText(at: Date): string {
  return `${at.toISOString().slice(11, 16)} UTC`
}

/** Looks every `intervalMs` until stopped; a look that fails is logged, and the next one makes up for it. */
export function startReminders(
  { db, clock, log, ...parts }: Parts & { db: Database; clock: Clock; log: Log },
  intervalMs = 60_000,
): { stop(): Promise<void> } {
  const end = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const look = async () => {
    try {
      await queueReminders(db, parts, clock(), end.signal)
    } catch (error) {
      log.error("reminders.failed", error)
    }
    if (!end.signal.aborted) timer = setTimeout(tick, intervalMs)
  }
  const tick = () => {
    running = look()
  }
  tick()
  return {
    async stop() {
      end.abort()
      clearTimeout(timer)
      await running
    },
  }
}
