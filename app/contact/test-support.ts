import type { Database } from "#app/lib/db/client.server.ts"
import { auditLog, contactMessages, mails } from "#app/lib/db/schema.ts"
import { admitted } from "#test/admitted.ts"
import { submitMessage } from "./contact.server.ts"
import type { ContactMessage } from "./contact-schema.ts"

export const publicUrl = "https://guap.example"
export const start = new Date("2026-05-01T12:00:00Z")
export const later = (days: number) => new Date(start.getTime() + days * 24 * 3_600_000)

/** A complete message; tests override single fields. */
export const message: ContactMessage = {
  name: "Adé Ọlá",
  email: "ade@oyo.example",
  subject: "A shop in Lagos",
  category: "support",
  message: "How do I list it?\n\nThank you.",
}

/** Submits a message. @returns its id */
export async function addMessage(db: Database, change: Partial<ContactMessage> = {}): Promise<number> {
  const facts = admitted()
  const outcome = await submitMessage(db, { ...message, ...change }, facts)
  const row = (await allMessages(db)).find((one) => one.submissionKey === facts.submissionKey)
  if (outcome.kind !== "stored" || !row) throw new Error(outcome.kind)
  return row.id
}

export const allMessages = (db: Database) => db.select().from(contactMessages).orderBy(contactMessages.id)

export const replyMails = async (db: Database) =>
  (await db.select().from(mails).orderBy(mails.createdAt)).filter(({ kind }) => kind === "contact-reply")

/** Audit entries of one message, oldest first. */
export async function auditOf(db: Database, id: number) {
  const entries = await db.select().from(auditLog).orderBy(auditLog.id)
  return entries.filter((entry) => entry.subjectType === "contact-message" && entry.subjectId === String(id))
}
