import { and, eq, gt, isNull } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { contactMessages } from "#app/db/schema.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import { queueMail } from "#app/platform/mail/outbox.server.ts"
import { countHit } from "#app/platform/rate-limit.server.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"
import type { ContactMessage } from "./contact-schema.ts"
import { contactNewMail, contactReceivedMail } from "./mails.tsx"

const daySeconds = 24 * 60 * 60
/** Anyone can enter anybody's address: whoever writes, its owner gets no more receipts than this in a day. */
const receiptsPerDay = 3

type Context = {
  submissionKey: string
  /** Why the message looks automated. It is kept and marked, and brings nobody a receipt. */
  suspicion: string | null
  secrets: Secrets
  publicUrl: string
  now: Date
}

/**
 * Stores a message with its audit row, the mail to the staff and the receipt, all or nothing. The same `submissionKey`
 * again, or the same words from the same person within a day (a second tab, a form opened anew by the back button),
 * changes nothing.
 *
 * @param message checked already: contact-schema.ts
 * @returns whether it is new
 */
export async function submitMessage(
  db: Database,
  message: ContactMessage,
  context: Context,
): Promise<"stored" | "repeated"> {
  const { submissionKey, suspicion, publicUrl, now } = context
  // Written before the transaction, which is the shorter for it.
  const receipt = await contactReceivedMail({ category: message.category, publicUrl })

  return db.transaction(async (tx) => {
    if (await isRepetition(tx, message, now)) return "repeated"
    const [created] = await tx
      .insert(contactMessages)
      .values({ ...message, submissionKey, suspicion, createdAt: now })
      .onConflictDoNothing({ target: contactMessages.submissionKey })
      .returning({ id: contactMessages.id })
    if (!created) return "repeated"

    const { id } = created
    await recordAudit(tx, {
      at: now,
      actorId: null,
      actor: "visitor",
      action: "contact.submitted",
      subjectType: "contact-message",
      subjectId: String(id),
    })
    const forStaff = await contactNewMail({
      ...message,
      suspicion,
      publicUrl,
      path: `/admin/contacts/${id}`,
    })
    const toStaff = { kind: "contact-new", dedupeKey: `contact-new:${id}`, to: null }
    await queueMail(tx, { ...forStaff, ...toStaff, replyTo: message.email }, now)
    if (!suspicion && (await mayReceive(tx, message.email, context))) {
      const toSender = { kind: "contact-received", dedupeKey: `contact-received:${id}`, to: message.email }
      await queueMail(tx, { ...receipt, ...toSender }, now)
    }
    return "stored"
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

async function mayReceive(db: Database, email: string, { secrets, now }: Context): Promise<boolean> {
  const key = `contact-receipts:${secrets.sign("limit", mailboxOf(email))}`
  return (await countHit(db, key, daySeconds, now)).hits <= receiptsPerDay
}

/** Large mail services deliver 'a.da+shop@' to 'ada@': spellings of one mailbox count together. */
function mailboxOf(email: string): string {
  const [local = "", host = ""] = email.toLowerCase().split("@")
  return `${local.replace(/\+.*/, "").replaceAll(".", "")}@${host}`
}
