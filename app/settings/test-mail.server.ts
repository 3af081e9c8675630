import { randomUUID } from "node:crypto"
import type { Database } from "#app/lib/db/client.server.ts"
import { countHit } from "#app/lib/http/rate-limit.server.ts"
import { composeMail } from "#app/lib/mail/compose-mail.tsx"
import { describeFailure, type Mailer } from "#app/lib/mail/outbox/transport.server.ts"
import { fill } from "#app/lib/text/fill.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { mailContent } from "#content/en/mails.ts"

/** Somebody waits in front of the page, and other parts of the way to it wait no longer either. */
const answerMs = 15_000
const limit = { seconds: 600, mails: 5 }

export type TestMailOutcome =
  | { kind: "taken" }
  /** There is no mail server: each mail is a file. */
  | { kind: "written" }
  | { kind: "refused"; reason: string }
  | { kind: "no-answer" }
  | { kind: "too-many" }

/**
 * Sends a mail to whoever asks for it, past the outbox, so that what the server says is known at once.
 *
 * @param patienceMs how long the server has
 */
export async function sendTestMail(
  db: Database,
  { transport, from, domain }: Mailer,
  to: { id: string; email: string },
  { publicUrl, now, patienceMs = answerMs }: { publicUrl: string; now: Date; patienceMs?: number },
): Promise<TestMailOutcome> {
  const { hits } = await countHit(db, `test-mail:${to.id}`, limit.seconds, now)
  if (hits > limit.mails) return { kind: "too-many" }
  const { subject, text } = adminSettings.testMail.mail
  const mail = composeMail({
    subject,
    preview: text,
    parts: [text, mailContent.signature],
    footer: fill(mailContent.staffFooter, { site: publicUrl }),
  })
  const signal = AbortSignal.timeout(patienceMs)
  try {
    const message = { ...mail, messageId: `<${randomUUID()}@${domain}>`, from, to: [to.email] }
    await transport.send(message, signal)
    return { kind: transport.kind === "files" ? "written" : "taken" }
  } catch (error) {
    if (signal.aborted) return { kind: "no-answer" }
    return { kind: "refused", reason: describeFailure(error).reason }
  }
}
