import { and, eq, type SQL } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { newsletterSubscribers as subscribers } from "#app/db/schema.ts"
import type { CsvCell } from "#app/platform/csv.ts"
import {
  contains,
  countByFilters,
  type ListOrder,
  readKeysetPage,
} from "#app/platform/staff-list/keyset-page.server.ts"
import * as listExport from "#app/platform/staff-list/list-export.server.ts"
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
export function countByFilter(db: Database) {
  return countByFilters(db, subscribers, subscriberStatuses, (status) => eq(subscribers.status, status))
}

export async function findForStaff(db: Database, id: number) {
  const [found] = await db
    .select({ id: subscribers.id, email: subscribers.email })
    .from(subscribers)
    .where(eq(subscribers.id, id))
  return found
}

/** How large an export is, and up to which row it goes. */
export function measureExport(db: Database, search: Pick<Search, "filter" | "q">) {
  return listExport.measureExport(db, subscribers.id, matches(search))
}

/** The rows of an export, oldest first, in batches. */
export async function* readExport(
  db: Database,
  search: Pick<Search, "filter" | "q">,
  last: number,
): AsyncGenerator<CsvCell[][]> {
  const batches = listExport.readExport(subscribers.id, last, ({ where, orderBy, limit }) =>
    db
      .select(columns)
      .from(subscribers)
      .where(and(matches(search), where))
      .orderBy(orderBy)
      .limit(limit),
  )
  for await (const rows of batches)
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
}
