import type { Database } from "#app/db/client.server.ts"
import type { Clock } from "#app/platform/clock.ts"
import type { Log } from "#app/platform/log.ts"
import { markFailed, markSent, postpone, takeDueMail } from "./outbox.server.ts"
import { describeFailure, type MailTransport } from "./transport.server.ts"

export type MailWorkerParts = {
  db: Database
  transport: MailTransport
  clock: Clock
  log: Log
  /** The sender, such as 'Guapcoin <no-reply@example.org>'. */
  from: string
  /** The right-hand side of Message-IDs. */
  domain: string
  listStaff(): Promise<string[]>
}

/** Sends the mail that has been due longest. @returns whether there was one */
export async function sendNextMail(parts: MailWorkerParts): Promise<boolean> {
  const { db, transport, clock, log, from, domain } = parts
  const mail = await takeDueMail(db, clock())
  if (!mail) return false
  const to = mail.recipient ? [mail.recipient] : await parts.listStaff()
  if (to.length === 0) {
    await postpone(db, mail.id, clock())
    return true
  }
  try {
    const { subject, html, text, replyTo, headers } = mail
    await transport.send({
      messageId: `<${mail.id}@${domain}>`,
      from,
      to,
      replyTo: replyTo ?? undefined,
      headers: headers ?? undefined,
      subject,
      html,
      text,
    })
  } catch (error) {
    const failure = describeFailure(error)
    log.warn("mail.failed", {
      mailId: mail.id,
      kind: mail.kind,
      attempt: mail.attempts,
      reason: failure.reason,
    })
    await markFailed(db, mail, failure, clock())
    return true
  }
  await markSent(db, mail, clock())
  return true
}

/** Looks for due mails every `intervalMs` until stopped, and sends them one after the other. */
export function startMailWorker(parts: MailWorkerParts, intervalMs = 1000): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const round = async () => {
    try {
      while (!stopped && (await sendNextMail(parts))) {}
    } catch (error) {
      parts.log.error("mail.worker-failed", error)
    }
    if (!stopped) timer = setTimeout(tick, intervalMs)
  }
  const tick = () => {
    running = round()
  }
  tick()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
