import { and, desc, eq, isNull } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { contactMessages as messages, contactReplies as replies } from "#app/lib/db/schema.ts"
import { idempotencyKey } from "#app/lib/form/idempotency-key.server.ts"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { contactReplyMail } from "../mails.ts"
import { messageKind } from "../message-kind.server.ts"

export type ReplyOutcome =
  | { kind: "sent"; repeated: boolean; name: string }
  /** A colleague replied after the form was opened; nothing was sent. */
  | { kind: "answered-meanwhile"; by: string; at: Date }
  | { kind: "not-found" }

export type ReplyContext = {
  by: { id: string; name: string }
  now: Date
  publicUrl: string
  /** Reply-To address for the sender's next mail; null if the From address receives mail. */
  replyTo: string | null
}

/**
 * Sends a reply by mail: the reply, the mail, the read flag and the audit row are saved in one transaction. The same text
 * from the same form again changes nothing. Another text from the same form (the back button) is another reply.
 *
 * @param text already validated: reply-schema.ts
 * @param seen id of the last reply on the page when the text was written; 0 for none
 */
export async function replyToMessage(
  db: Database,
  id: number,
  { text, formKey, seen }: { text: string; formKey: string; seen: number },
  { by, now, publicUrl, replyTo }: ReplyContext,
): Promise<ReplyOutcome> {
  const submissionKey = idempotencyKey(formKey, [id, text])
  return db.transaction(async (tx) => {
    // Locked until the transaction ends, so that one of two concurrent replies sees the other.
    const [message] = await tx
      .select()
      .from(messages)
      .where(and(eq(messages.id, id), isNull(messages.deletedAt)))
      .for("update")
    if (!message) return { kind: "not-found" }
    const [same] = await tx
      .select({ id: replies.id })
      .from(replies)
      .where(eq(replies.submissionKey, submissionKey))
    if (same) return { kind: "sent", repeated: true, name: message.name }
    const [last] = await tx
      .select({ id: replies.id, by: replies.createdBy, at: replies.createdAt })
      .from(replies)
      .where(eq(replies.messageId, id))
      .orderBy(desc(replies.id))
      .limit(1)
    if (last && last.id > seen) return { kind: "answered-meanwhile", by: last.by, at: last.at }

    const [created] = await tx
      .insert(replies)
      .values({ submissionKey, messageId: id, text, createdAt: now, createdBy: by.name })
      .returning({ id: replies.id })
    if (message.status === "unread")
      await tx.update(messages).set({ status: "read", readAt: now }).where(eq(messages.id, id))
    await recordAct(tx, "contact.replied", { type: messageKind.type, id }, { by, now })
    const mail = contactReplyMail({ ...message, text, publicUrl })
    const dedupeKey = `contact-reply:${id}:${created?.id}`
    await queueMail(
      tx,
      {
        ...mail,
        kind: "contact-reply",
        dedupeKey,
        urgency: "asked",
        to: message.email,
        replyTo: replyTo ?? undefined,
      },
      now,
    )
    return { kind: "sent", repeated: false, name: message.name }
  })
}
