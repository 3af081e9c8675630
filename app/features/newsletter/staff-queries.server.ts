import { and, asc, eq, gt, lte, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { newsletterSubscribers as subscribers } from "#app/db/schema.ts"
import type { CsvCell } from "#app/platform/csv.ts"
import {
  cappedCountOf,
  contains,
  type ListOrder,
  readKeysetPage,
} from "#app/platform/staff-list/keyset-page.server.ts"
import type { ListSearch } from "#app/platform/staff-list/list-search.ts"
import { type SubscriberStatus, subscriberStatuses } from "./options.ts"

type Search = ListSearch<SubscriberStatus>

/** Everything but the hashes of the links. */
const columns = {
  id: subscribers.id,
  email: subscribers.email,
  status: subscribers.status,
  topics: subscribers.topics,
  consentForm: subscribers.consentForm,
  consentVersion: subscribers.consentVersion,
  requestedAt: subscribers.requestedAt,
  confirmedAt: subscribers.confirmedAt,
  unsubscribedAt: subscribers.unsubscribedAt,
}

/** One page of subscribers, by the time of their first request. */
export function listForStaff(db: Database, search: Search) {
  const direction = search.sort === "oldest" ? "ascending" : "descending"
  const order: ListOrder = { id: subscribers.id, direction }
  return readKeysetPage(db, order, search, ({ where, orderBy, limit }) =>
    db
      .select(columns)
      .from(subscribers)
      .where(and(matches(search), where))
      .orderBy(...orderBy)
      .limit(limit),
  )
}

function matches({ filter, q }: Pick<Search, "filter" | "q">): SQL | undefined {
  return and(
    filter ? eq(subscribers.status, filter) : undefined,
    q ? contains(subscribers.staffSearchText, q) : undefined,
  )
}

/** How many subscribers each filter finds, capped. */
export async function countByFilter(db: Database): Promise<Record<SubscriberStatus, number>> {
  const counts = subscriberStatuses.map(
    (status) =>
      sql`${cappedCountOf(subscribers, eq(subscribers.status, status))} as ${sql.identifier(status)}`,
  )
  const { rows } = await db.execute(sql`select ${sql.join(counts, sql`, `)}`)
  return rows[0] as Record<SubscriberStatus, number>
}

export async function findForStaff(db: Database, id: number) {
  const [found] = await db
    .select({ id: subscribers.id, email: subscribers.email })
    .from(subscribers)
    .where(eq(subscribers.id, id))
  return found
}

/** How large an export is, and up to which row it goes: who subscribes meanwhile is in the next one. */
export async function measureExport(
  db: Database,
  search: Pick<Search, "filter" | "q">,
): Promise<{ count: number; last: number }> {
  const [found] = await db
    .select({
      count: sql<number>`count(*)::int`,
      last: sql<number>`coalesce(max(${subscribers.id}), 0)`.mapWith(Number),
    })
    .from(subscribers)
    .where(matches(search))
  return found ?? { count: 0, last: 0 }
}

/** The rows of an export, oldest first, a thousand at a time: no query is long, and no transaction waits for the reader. */
export async function* readExport(
  db: Database,
  search: Pick<Search, "filter" | "q">,
  last: number,
): AsyncGenerator<CsvCell[][]> {
  for (let from = 0; ; ) {
    const rows = await db
      .select(columns)
      .from(subscribers)
      .where(and(matches(search), gt(subscribers.id, from), lte(subscribers.id, last)))
      .orderBy(asc(subscribers.id))
      .limit(1000)
    if (rows.length > 0)
      yield rows.map((row) => [
        row.email,
        row.status,
        row.topics.join("; "),
        row.consentForm,
        row.consentVersion,
        row.requestedAt,
        row.confirmedAt,
        row.unsubscribedAt,
      ])
    const end = rows.at(-1)
    if (rows.length < 1000 || !end) return
    from = end.id
  }
}
