import { randomUUID } from "node:crypto"
import { and, eq, lte } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { mails } from "#app/lib/db/schema.ts"
import { countHit } from "#app/lib/http/rate-limit.server.ts"
import { composeMail } from "#app/lib/mail/compose-mail.tsx"
import { type OutgoingMail, queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { mailContent } from "#content/en/mails.ts"
import { site } from "#content/en/site.ts"
import type { Submission } from "./submission.ts"

/**
 * Submissions per hour with a staff mail of their own. Later ones go into a digest, so that a flood does not fill the mailbox.
 */
const ownMailsAnHour = 10
const hourSeconds = 60 * 60

/**
 * Queues a staff mail about a submission: a separate one, or the hourly digest (queueDigest). Call it
 * last in the transaction: the counter row stays locked until commit and serializes all submissions.
 */
export async function tellStaff(
  tx: Database,
  mail: Omit<OutgoingMail, "to" | "urgency">,
  now: Date,
): Promise<void> {
  const { hits, resetsAt } = await countHit(tx, "staff-mails", hourSeconds, now)
  if (hits <= ownMailsAnHour) return queueMail(tx, { ...mail, to: null, urgency: "staff" }, now)
  // A window opened while the clock was ahead would end far in the future.
  const endOfHour = new Date(Math.min(resetsAt.getTime(), now.getTime() + hourSeconds * 1000))
  await queueMail(tx, { ...mail, to: null, urgency: "digest" }, now, endOfHour)
}

/**
 * Replaces the mails that are due for the digest by a single mail. Of two simultaneous instances the second waits and finds none.
 *
 * @returns the number of submissions in the digest
 */
export async function queueDigest(
  db: Database,
  kinds: readonly Submission[],
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    const told = await tx
      .delete(mails)
      .where(and(eq(mails.urgency, "digest"), eq(mails.status, "queued"), lte(mails.nextAttemptAt, now)))
      .returning({ kind: mails.kind })
    if (told.length === 0) return 0
    const counts = kinds
      .map((kind) => ({ ...kind, count: told.filter((mail) => mail.kind === kind.staffMail).length }))
      .filter(({ count }) => count > 0)
    const about = { kind: "staff-digest", dedupeKey: `staff-digest:${randomUUID()}` }
    const mail = digestMail(told.length, counts, publicUrl)
    await queueMail(tx, { ...mail, ...about, to: null, urgency: "staff" }, now)
    return told.length
  })
}

function digestMail(all: number, kinds: (Submission & { count: number })[], publicUrl: string) {
  const words = mailContent.staffDigest
  const subject = formatCount(words.subject, all, site.locale)
  return composeMail({
    subject,
    preview: words.preview,
    parts: [
      format(words.lead, { count: ownMailsAnHour }),
      ...kinds.flatMap(({ words: { told, title }, count, path }) => [
        { heading: formatCount(told, count, site.locale) },
        { href: publicUrl + path, label: format(words.open, { list: title }) },
      ]),
    ],
    footer: format(mailContent.staffFooter, { site: publicUrl }),
  })
}
