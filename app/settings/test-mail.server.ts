import { randomUUID } from "node:crypto"
import type { Database } from "#app/lib/db/client.server.ts"
import { countHit } from "#app/lib/http/rate-limit.server.ts"
import { composeMail } from "#app/lib/mail/compose-mail.tsx"
import { describeFailure, type Mailer } from "#app/lib/mail/outbox/transport.server.ts"
import { format } from "#app/lib/text/format.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { mailContent } from "#content/en/mails.ts"

/** A person waits for the page, and proxies in between have timeouts too. */
const answerMs = 15_000
const limit = { seconds: 600, mails: 5 }

export type TestMailOutcome =
  | { kind: "taken" }
  /** Without a mail server, mails are written to files. */
  | { kind: "written" }
  | { kind: "refused"; reason: string }
  | { kind: "no-answer" }
  | { kind: "too-many" }

/**
 * Sends a mail directly, bypassing the outbox, so that the answer of the mail server is shown at once.
 *
 * @param patienceMs timeout for the server
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
    footer: format(mailContent.staffFooter, { site: publicUrl }),
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
