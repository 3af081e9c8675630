import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { contactMessages as messages, contactReplies as replies } from "#app/lib/db/schema.ts"
import type { ListSearch } from "#app/lib/list/list-search.ts"
import { findRead } from "#app/review/reading/reading.server.ts"
import { type ReadFilter, readFilters } from "#app/review/reading/reading-place.ts"
import { countSubmissions, listSubmissions } from "#app/review/submission-queries.server.ts"
import { messageKind } from "../message-kind.server.ts"

const rowColumns = {
  id: messages.id,
  name: messages.name,
  email: messages.email,
  subject: messages.subject,
  category: messages.category,
  /** Lists show no more of a message. */
  beginning: sql<string>`left(${messages.message}, 120)`,
  status: messages.status,
  isSpam: messages.isSpam,
  suspicion: messages.suspicion,
  createdAt: messages.createdAt,
  deletedAt: messages.deletedAt,
}

export function listForStaff(db: Database, search: ListSearch<ReadFilter>) {
  return listSubmissions(db, messageKind, search, ({ where, orderBy, limit }) =>
    db
      .select(rowColumns)
      .from(messages)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
  )
}

/** Number of messages per filter, capped. */
export function countByFilter(db: Database) {
  return countSubmissions(db, messageKind, readFilters)
}

/** Names and subjects of messages, oldest first; unknown ids are skipped. */
export async function listNames(db: Database, ids: number[], { deleted }: { deleted: boolean }) {
  if (ids.length === 0) return []
  return db
    .select({ id: messages.id, name: messages.name, subject: messages.subject })
    .from(messages)
    .where(
      and(inArray(messages.id, ids), deleted ? isNotNull(messages.deletedAt) : isNull(messages.deletedAt)),
    )
    .orderBy(asc(messages.id))
}

/** The whole message with its replies, or undefined. A deleted message is found until the cleanup job removes it. */
export async function findForStaff(db: Database, id: number) {
  const [message, answers] = await Promise.all([findRead(db, messageKind, id), listReplies(db, id)])
  return message && { ...message, replies: answers }
}

export type StaffMessage = NonNullable<Awaited<ReturnType<typeof findForStaff>>>

/** Oldest first. */
async function listReplies(db: Database, messageId: number) {
  return db
    .select({
      id: replies.id,
      text: replies.text,
      createdAt: replies.createdAt,
      createdBy: replies.createdBy,
    })
    .from(replies)
    .where(eq(replies.messageId, messageId))
    .orderBy(asc(replies.id))
    .limit(200)
}
