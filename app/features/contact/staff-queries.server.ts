import { and, asc, eq, inArray, isNotNull, isNull, not, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { contactMessages as messages, contactReplies as replies } from "#app/db/schema.ts"
import { findLastAct } from "#app/features/moderation/audit.server.ts"
import {
  contains,
  countByFilters,
  listOrders,
  readKeysetPage,
} from "#app/platform/staff-list/keyset-page.server.ts"
import type { ListSearch } from "#app/platform/staff-list/list-search.ts"
import { type MessageFilter, messageFilters } from "./staff-list.ts"

const rowColumns = {
  id: messages.id,
  name: messages.name,
  email: messages.email,
  subject: messages.subject,
  category: messages.category,
  /** No list shows more of a message. */
  beginning: sql<string>`left(${messages.message}, 120)`,
  status: messages.status,
  isSpam: messages.isSpam,
  suspicion: messages.suspicion,
  createdAt: messages.createdAt,
}

const orders = listOrders(messages)

/** One page of messages. */
export function listForStaff(db: Database, search: ListSearch<MessageFilter>) {
  const { filter, q, sort } = search
  return readKeysetPage(db, orders[sort], search, ({ where, orderBy, limit }) =>
    db
      .select(rowColumns)
      .from(messages)
      .where(and(matches(filter), q ? contains(messages.staffSearchText, q) : undefined, where))
      .orderBy(...orderBy)
      .limit(limit),
  )
}

/** What is spam is only seen when it is asked for; what is deleted, in no list. */
function matches(filter: MessageFilter | ""): SQL | undefined {
  const isThere = isNull(messages.deletedAt)
  if (filter === "spam") return and(eq(messages.isSpam, true), isThere)
  return and(not(messages.isSpam), isThere, filter ? eq(messages.status, filter) : undefined)
}

/** How many messages each filter finds, capped. */
export function countByFilter(db: Database) {
  return countByFilters(db, messages, messageFilters, matches)
}

/** The unread messages that have waited longest. */
export async function listWaiting(db: Database, count: number) {
  return db
    .select({
      id: messages.id,
      name: messages.name,
      subject: messages.subject,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(matches("unread"))
    .orderBy(asc(messages.id))
    .limit(count)
}

/** Who wrote messages and about what, in the order they came; unknown ones are left out. */
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

/** The whole message with what was answered, or undefined. A deleted one is found until it is swept. */
export async function findForStaff(db: Database, id: number) {
  const [row] = await db.select().from(messages).where(eq(messages.id, id))
  if (!row) return undefined
  const { submissionKey, staffSearchText, sortKey, ...message } = row
  const [deletion, answers] = await Promise.all([
    message.deletedAt ? findLastAct(db, "contact-message", id, ["contact.deleted"]) : undefined,
    listReplies(db, id),
  ])
  return { ...message, deletion: deletion ?? null, replies: answers }
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
