import { and, eq, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { townHallSubscribers as subscribers } from "#app/lib/db/schema.ts"
import { cappedCountOf, contains, type ListOrder, readKeysetPage } from "#app/lib/list/keyset-page.server.ts"
import * as listExport from "#app/lib/list/list-export.server.ts"
import type { ListSearch } from "#app/lib/list/list-search.ts"
import type { CsvCell } from "#app/lib/text/formats/csv.ts"

type Search = ListSearch<never>

/** All columns except the token hash. */
const columns = {
  id: subscribers.id,
  fullName: subscribers.fullName,
  email: subscribers.email,
  consentVersion: subscribers.consentVersion,
  createdAt: subscribers.createdAt,
  confirmedAt: subscribers.confirmedAt,
}

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

function matches({ q }: Pick<Search, "q">): SQL | undefined {
  return q ? contains(subscribers.staffSearchText, q) : undefined
}

/** Number of subscribers, capped. */
export async function countForStaff(db: Database): Promise<number> {
  const { rows } = await db.execute(sql`select ${cappedCountOf(subscribers, undefined)} as count`)
  return Number(rows[0]?.count)
}

export async function findForStaff(db: Database, id: number) {
  const [found] = await db
    .select({ id: subscribers.id, email: subscribers.email })
    .from(subscribers)
    .where(eq(subscribers.id, id))
  return found
}

/** Number of rows of an export, and the id of its last row. */
export function measureExport(db: Database, search: Pick<Search, "q">) {
  return listExport.measureExport(db, subscribers.id, matches(search))
}

/** Rows of an export in batches, oldest first. */
export async function* readExport(
  db: Database,
  search: Pick<Search, "q">,
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
    yield rows.map((row) => [row.fullName, row.email, row.consentVersion, row.createdAt, row.confirmedAt])
}
