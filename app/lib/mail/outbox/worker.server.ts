import { setTimeout as sleep } from "node:timers/promises"
import { type Database, isDatabaseUnavailable } from "#app/lib/db/client.server.ts"
import { createFailureLog } from "#app/lib/log/failure-log.ts"
import type { Log } from "#app/lib/log/log.ts"
import type { Clock } from "#app/lib/time/clock.ts"
import { sentUrgencies } from "../options.ts"
import {
  leaseSeconds,
  markFailed,
  markSent,
  postpone,
  type QueuedMail,
  takeDueMail,
} from "./outbox.server.ts"
import { describeFailure, type Mailer, sentAtOnce } from "./transport.server.ts"

export type MailWorkerParts = Mailer & {
  db: Database
  clock: Clock
  log: Log
  /** @param kind the type of the mail */
  listStaff(kind: string): Promise<string[]>
}

/** Longer than any working server takes; the lease is even longer, so that no other worker takes the mail meanwhile. */
const attemptMs = 60_000
/** One slot of `sentAtOnce` is reserved for accounts: a reset link is sent even while all others hang. */
const placesForAll = sentAtOnce - 1

/** Sends the next mail. @returns whether there was one */
export async function sendNextMail(parts: MailWorkerParts): Promise<boolean> {
  const mail = await takeDueMail(parts.db, parts.clock())
  if (mail) await deliver(parts, mail)
  return mail !== undefined
}

/** The interval of attempts to record a sent mail. */
const noteEveryMs = 1000

/** As RFC 6047 requires: the MIME part names the same method as the file. */
function calendarPart(content: string) {
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? "PUBLISH"
  return { method, filename: "session.ics", content }
}

/** @param end aborts when the worker stops waiting */
async function deliver(parts: MailWorkerParts, mail: QueuedMail, end?: AbortSignal): Promise<void> {
  const { db, transport, clock, log, from, domain } = parts
  const leaseEnds = performance.now() + leaseSeconds * 1000
  const to = mail.recipient ? [mail.recipient] : await parts.listStaff(mail.kind)
  if (to.length === 0) return postpone(db, mail.id, clock())
  try {
    const { subject, html, text, calendar, replyTo, headers } = mail
    await transport.send(
      {
        messageId: `<${mail.id}@${domain}>`,
        from,
        to,
        replyTo: replyTo ?? undefined,
        headers: headers ?? undefined,
        subject,
        html,
        text,
        icalEvent: calendar === null ? undefined : calendarPart(calendar),
      },
      AbortSignal.timeout(attemptMs),
    )
  } catch (error) {
    const failure = describeFailure(error)
    log.warn("mail.failed", {
      mailId: mail.id,
      kind: mail.kind,
      attempt: mail.attempts,
      reason: failure.code,
      hint: failure.hint,
    })
    return markFailed(db, mail, failure, clock())
  }
  for (;;) {
    try {
      return await markSent(db, mail, clock())
    } catch (error) {
      // While the database is down, only this worker knows that the mail was sent; after the lease another one sends it again.
      if (!isDatabaseUnavailable(error) || end?.aborted || performance.now() > leaseEnds) throw error
      await sleep(noteEveryMs, undefined, { signal: end }).catch(() => {})
    }
  }
}

/**
 * Checks for due mail every `intervalMs` until stopped, and sends several at once. A mail is taken only when a slot is free, so
 * that an urgent mail does not wait behind mail taken earlier.
 */
export function startMailWorker(parts: MailWorkerParts, intervalMs = 1000): { stop(): Promise<void> } {
  const { db, clock, log } = parts
  const end = new AbortController()
  const underWay = new Set<Promise<void>>()
  const failures = createFailureLog(log, "mail.worker-failed")

  const begin = (mail: QueuedMail) => {
    const delivery = deliver(parts, mail, end.signal)
      .catch(failures.failed)
      .finally(() => underWay.delete(delivery))
    underWay.add(delivery)
  }
  const beginAllDue = async () => {
    while (!end.signal.aborted && underWay.size < sentAtOnce) {
      const mail = await takeDueMail(db, clock(), underWay.size < placesForAll ? sentUrgencies : ["account"])
      if (!mail) return
      begin(mail)
    }
  }
  const work = async () => {
    while (!end.signal.aborted) {
      const pause = new AbortController()
      const signal = AbortSignal.any([end.signal, pause.signal])
      // The sleep rejects when it is aborted, which is no failure.
      const paused = sleep(intervalMs, undefined, { signal }).catch(() => {})
      try {
        await beginAllDue()
        failures.worked()
        // Each finished delivery frees a slot for the next.
        await Promise.race([paused, ...underWay])
      } catch (error) {
        failures.failed(error)
        await paused
      }
      pause.abort()
    }
  }
  const running = work()
  return {
    async stop() {
      end.abort()
      await running
      await Promise.all(underWay)
    },
  }
}
