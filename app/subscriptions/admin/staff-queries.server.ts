import { and, eq, type SQL } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { newsletterSubscribers as subscribers } from "#app/lib/db/schema.ts"
import { contains, countByFilters, type ListOrder, readKeysetPage } from "#app/lib/list/keyset-page.server.ts"
import * as listExport from "#app/lib/list/list-export.server.ts"
import type { ListSearch } from "#app/lib/list/list-search.ts"
import { hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import type { Site } from "#app/lib/site.ts"
import type { CsvCell } from "#app/lib/text/formats/csv.ts"
import { manageToken } from "../link-tokens.server.ts"
import { type SubscriberStatus, subscriberStatuses } from "../options.ts"
import { topicLabels } from "../topic-labels.ts"
import type { exportedSearch } from "./staff-list.ts"

type Search = ListSearch<SubscriberStatus>

/** All columns except the token hashes. */
export const subscriberColumns = {
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

/** One page of subscribers, ordered by id, which is the order of the first request. */
export function listForStaff(db: Database, search: Search) {
  const direction = search.sort === "oldest" ? "ascending" : "descending"
  const order: ListOrder = { id: subscribers.id, direction }
  return readKeysetPage(db, order, search, ({ where, orderBy, limit }) =>
    db
      .select(subscriberColumns)
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

/** Number of subscribers per status, capped. */
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

/** Number of rows of an export, and the id of its last row. */
export function measureExport(db: Database, search: Pick<Search, "filter" | "q">) {
  return listExport.measureExport(db, subscribers.id, matches(search))
}

/** Rows of an export in batches, oldest first. Confirmed subscribers come with their unsubscribe link. */
export async function* readExport(
  db: Database,
  search: ReturnType<typeof exportedSearch>,
  last: number,
  site: Site,
): AsyncGenerator<CsvCell[][]> {
  const batches = listExport.readExport(subscribers.id, last, ({ where, orderBy, limit }) =>
    db
      .select({ ...subscriberColumns, manageTokenHash: subscribers.manageTokenHash })
      .from(subscribers)
      .where(and(matches(search), where))
      .orderBy(orderBy)
      .limit(limit),
  )
  for await (const rows of batches)
    yield rows.map((row) => [
      row.email,
      row.status,
      topicLabels(row.topics).join("; "),
      row.consentForm,
      row.consentVersion,
      row.requestedAt,
      row.confirmedAt,
      row.unsubscribedAt,
      row.status === "confirmed" ? unsubscribeLink(site, row) : null,
    ])
}

type Linked = { email: string; manageTokenHash: string }

/** Unsubscribe link of this subscriber. Null if the link would not work because the secret was changed since. */
function unsubscribeLink({ secrets, publicUrl }: Site, { email, manageTokenHash }: Linked): string | null {
  const token = manageToken(secrets, email)
  return hashLinkToken(token) === manageTokenHash ? `${publicUrl}/newsletter/unsubscribe/${token}` : null
}
