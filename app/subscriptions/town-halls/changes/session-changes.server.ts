import type { Database } from "#app/lib/db/client.server.ts"
import type { Log } from "#app/lib/log/log.ts"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { startRounds } from "#app/lib/playback/rounds.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import type { Clock } from "#app/lib/time/clock.ts"
import { type SessionFacts, townHallChangeMail } from "../mails.ts"
import { listReadersWithout, utcText } from "../reminders/reminders.server.ts"
import { unsubscribeToken } from "../unsubscribe-link.server.ts"

/** What is to be told of one or several sessions; the change wrote it into their rows. */
type SessionChange = {
  /** The same for as long as it is the same news. */
  key: string
  /** Undefined: nobody has to hear of it any more. */
  kind: "moved" | "cancelled" | "reinstated" | undefined
  reason: string | null
  sessions: {
    session: Omit<SessionFacts, "utc" | "date" | "time"> & { startsAt: Date }
    /** When it is now, and when its people believe it is. */
    is: { date: string; time: string }
    was: { date: string; time: string }
  }[]
  calendar: string
}

type Parts<Change extends SessionChange> = {
  secrets: Secrets
  publicUrl: string
  listChanges(now: Date): Promise<Change[]>
  /** Everybody was told. */
  settle(change: Change): Promise<void>
}

/**
 * Queues a mail to everybody who confirmed, for each act that moved, cancelled or put back sessions. That there is something to
 * tell was written with the change itself; the mails follow here, a reader at a time, as there may be thousands. A reader is
 * told once, however often and on however many instances this runs: the key of the mail names the news and the reader.
 *
 * @param stop ends it between two mails; the next run goes on from there
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

/** Looks every `intervalMs` until stopped; a look that fails is logged, and the next one makes up for it. */
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
