import type { Database } from "#app/lib/db/client.server.ts"
import type { Log } from "#app/lib/log/log.ts"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { startRounds } from "#app/lib/playback/rounds.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import type { Clock } from "#app/lib/time/clock.ts"
import { type SessionFacts, townHallChangeMail } from "../mails.ts"
import { listReadersWithout, utcText } from "../reminders/reminders.server.ts"
import { unsubscribeToken } from "../unsubscribe-link.server.ts"

/** A change of one or several sessions that is to be announced. It is stored in the event rows. */
type SessionChange = {
  /** Identifies the change: repeated runs use the same key. */
  key: string
  /** Undefined: there is nothing to announce any more. */
  kind: "moved" | "cancelled" | "reinstated" | undefined
  reason: string | null
  sessions: {
    session: Omit<SessionFacts, "utc" | "date" | "time"> & { startsAt: Date }
    /** The time now, and the time that readers were last told. */
    is: { date: string; time: string }
    was: { date: string; time: string }
  }[]
  calendar: string
}

type Parts<Change extends SessionChange> = {
  secrets: Secrets
  publicUrl: string
  listChanges(now: Date): Promise<Change[]>
  /** Marks the change as announced. */
  settle(change: Change): Promise<void>
}

/**
 * Queues a mail to every confirmed reader for each change that moved, cancelled or reinstated sessions. The change itself
 * records in its transaction that it must be announced. The mails follow here, one reader at a time, as there may be
 * thousands. A reader gets each mail once, however often and on however many instances this runs: the mail's key contains
 * the change and the reader.
 *
 * @param stop ends it between two mails; the next run continues from there
 * @returns how many mails were queued
 */
export async function queueChanges<Change extends SessionChange>(
  db: Database,
  { secrets, publicUrl, listChanges, settle }: Parts<Change>,
  now: Date,
  stop?: AbortSignal,
): Promise<number> {
  let queued = 0
  for (const change of await listChanges(now)) {
    const { kind, reason, calendar } = change
    const sessions = change.sessions.map(({ session, is, was }) => ({
      ...{ ...session, ...is, utc: utcText(session.startsAt) },
      ...{ wasDate: was.date, wasTime: was.time },
    }))
    const keyOf = `town-hall-change:${change.key}:`
    for await (const { id, email, fullName } of kind ? listReadersWithout(db, keyOf) : []) {
      if (!kind || stop?.aborted) return queued
      const token = unsubscribeToken(secrets, email)
      const mail = townHallChangeMail({ kind, reason, sessions }, { publicUrl, token, fullName })
      const about = { kind: `town-hall-${kind}`, dedupeKey: `${keyOf}${id}`, calendar }
      await queueMail(db, { ...mail, ...about, urgency: "asked", to: email }, now)
      queued++
    }
    await settle(change)
  }
  return queued
}

/** Runs every `intervalMs` until stopped. A failed run is logged, and the next one catches up. */
export function startSessionChanges<Change extends SessionChange>(
  { db, clock, log, ...parts }: Parts<Change> & { db: Database; clock: Clock; log: Log },
  intervalMs = 30_000,
): { stop(): Promise<void> } {
  return startRounds((stop) => queueChanges(db, parts, clock(), stop), {
    everyMs: intervalMs,
    log,
    event: "session-changes.failed",
  })
}
