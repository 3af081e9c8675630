import { randomUUID } from "node:crypto"
import { and, eq, lte } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { mails } from "#app/lib/db/schema.ts"
import { countHit } from "#app/lib/http/rate-limit.server.ts"
import { composeMail } from "#app/lib/mail/compose-mail.tsx"
import { type OutgoingMail, queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { countText, fill } from "#app/lib/text/fill.ts"
import { mailContent } from "#content/en/mails.ts"
import { site } from "#content/en/site.ts"
import type { Submission } from "./submission.ts"

/** Submissions of an hour that staff get a mail of their own about. A mailbox stays readable, whatever is posted at us. */
const ownMailsAnHour = 10
const hourSeconds = 60 * 60

/**
 * Tells staff of a submission: by a mail of its own, or with the others of its hour (queueDigest). Call it last in the
 * transaction of the submission: all submissions meet at its counter, which is held until the commit.
 */
export async function tellStaff(
  tx: Database,
  mail: Omit<OutgoingMail, "to" | "urgency">,
  now: Date,
): Promise<void> {
  const { hits, resetsAt } = await countHit(tx, "staff-mails", hourSeconds, now)
  if (hits <= ownMailsAnHour) return queueMail(tx, { ...mail, to: null, urgency: "staff" }, now)
  // A clock that was ahead once has left a window far away.
  const endOfHour = new Date(Math.min(resetsAt.getTime(), now.getTime() + hourSeconds * 1000))
  await queueMail(tx, { ...mail, to: null, urgency: "digest" }, now, endOfHour)
}

/**
 * Puts one mail in the place of those that wait for the end of their hour. Of two instances that do it at once, the second waits
 * for the first, and finds none.
 *
 * @returns how many submissions it tells of
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
  const subject = countText(words.subject, all, site.locale)
  return composeMail({
    subject,
    preview: words.preview,
    parts: [
      fill(words.lead, { count: ownMailsAnHour }),
      ...kinds.flatMap(({ words: { told, title }, count, path }) => [
        { heading: countText(told, count, site.locale) },
        { href: publicUrl + path, label: fill(words.open, { list: title }) },
      ]),
    ],
    footer: fill(mailContent.staffFooter, { site: publicUrl }),
  })
}
