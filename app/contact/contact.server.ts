import { and, eq, gt, isNull } from "drizzle-orm"
import { recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { contactMessages } from "#app/lib/db/schema.ts"
import type { Admitted } from "#app/lib/form/admit-submission.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { mailToSender } from "#app/lib/mail/unverified/mail-to-sender.server.ts"
import { tellStaff } from "#app/review/staff-mail.server.ts"
import type { ContactMessage } from "./contact-schema.ts"
import { contactNewMail, contactReceivedMail } from "./mails.ts"

const daySeconds = 24 * 60 * 60

/**
 * Stores a message with its audit row, the mail to staff and the receipt, in one transaction. Repeating the same
 * `submissionKey` changes nothing. Neither does the same text from the same person within a day (a second tab, a form
 * reopened by the back button).
 *
 * @param message already validated: contact-schema.ts
 * @returns whether the message is new
 */
export async function submitMessage(
  db: Database,
  message: ContactMessage,
  admitted: Admitted,
): Promise<{ kind: "stored" | "repeated" }> {
  const { submissionKey, suspicion, publicUrl, now } = admitted
  // Composed before the transaction, to keep it short.
  const receipt = contactReceivedMail({ category: message.category, publicUrl })

  return db.transaction(async (tx) => {
    if (await isRepetition(tx, message, now)) return { kind: "repeated" }
    const [created] = await tx
      .insert(contactMessages)
      .values({ ...message, submissionKey, suspicion, createdAt: now })
      .onConflictDoNothing({ target: contactMessages.submissionKey })
      .returning({ id: contactMessages.id })
    if (!created) return { kind: "repeated" }

    const { id } = created
    await recordAudit(tx, {
      at: now,
      actorId: null,
      actor: "visitor",
      action: "contact.submitted",
      subjectType: "contact-message",
      subjectId: String(id),
    })
    const toSender = { kind: "contact-received", dedupeKey: `contact-received:${id}`, to: message.email }
    await mailToSender(tx, { ...receipt, ...toSender }, admitted)
    const forStaff = contactNewMail({
      ...message,
      suspicion,
      publicUrl,
      path: pathTo("/admin/contacts/:id", { id }),
    })
    const toStaff = { kind: "contact-new", dedupeKey: `contact-new:${id}` }
    await tellStaff(tx, { ...forStaff, ...toStaff, replyTo: message.email }, now)
    return { kind: "stored" }
  })
}

async function isRepetition(db: Database, message: ContactMessage, now: Date): Promise<boolean> {
  const { name, email, subject, category, message: text } = message
  const rows = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.email, email),
        gt(contactMessages.createdAt, new Date(now.getTime() - daySeconds * 1000)),
        eq(contactMessages.name, name),
        subject === undefined ? isNull(contactMessages.subject) : eq(contactMessages.subject, subject),
        eq(contactMessages.category, category),
        eq(contactMessages.message, text),
      ),
    )
    .limit(1)
  return rows.length > 0
}
