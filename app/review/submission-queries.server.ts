import { and, asc, desc, eq, inArray, not, type SQL } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import {
  contains,
  countByFilters,
  type ListOrder,
  listOrders,
  type PageClauses,
  readKeysetPage,
} from "#app/lib/list/keyset-page.server.ts"
import type { ListSearch } from "#app/lib/list/list-search.ts"
import type { Submission } from "./submission.ts"

/** Condition for a status, or all for ''. Spam and deleted rows are only included with their filter. */
export function matches({ table, isThere }: Submission, filter: string): SQL | undefined {
  if (filter === "deleted") return isThere && not(isThere)
  if (filter === "spam") return and(eq(table.isSpam, true), isThere)
  return and(not(table.isSpam), isThere, filter ? eq(table.status, filter) : undefined)
}

type Waiting = { id: number; status: string; isSpam: boolean; createdAt: Date; waitsSince?: Date | null }

/**
 * One page of a list, with the promised date of each pending row.
 *
 * @param select runs the query with the clauses
 * @param kept ids of rows to include in their order, even if they no longer match
 */
export async function listSubmissions<Row extends Waiting>(
  db: Database,
  kind: Submission,
  search: ListSearch,
  select: (clauses: PageClauses) => Promise<Row[]>,
  kept: number[] = [],
) {
  const { filter, q, sort } = search
  // Senders may quote this reference in a mail.
  const [, reference] = /^#(\d{1,9})$/.exec(q) ?? []
  const found = reference ? eq(kind.table.id, Number(reference)) : contains(kind.table.staffSearchText, q)
  const order = listOrders(kind.table)[sort]
  const { rows, ...page } = await readKeysetPage(db, order, search, ({ where, ...clauses }) =>
    select({ ...clauses, where: and(matches(kind, filter), q ? found : undefined, where) }),
  )
  const shown =
    kept.length > 0 ? await inTheirOrder(order, [...rows.map(({ id }) => id), ...kept], select) : rows
  return { ...page, rows: shown.map((row) => ({ ...row, promisedBy: promisedBy(kind, row, kept) })) }
}

function inTheirOrder<Row>(
  { key, id, direction }: ListOrder,
  ids: number[],
  select: (clauses: PageClauses) => Promise<Row[]>,
): Promise<Row[]> {
  const orderBy = (key ? [key, id] : [id]).map(direction === "ascending" ? asc : desc)
  return select({ where: inArray(id, ids), orderBy, limit: ids.length })
}

/** Decided rows that stay in the list also keep the promised date, so that their height does not change. */
function promisedBy(
  kind: Submission,
  { id, status, isSpam, createdAt, waitsSince }: Waiting,
  kept: number[],
): Date | null {
  return (status === kind.waits && !isSpam) || kept.includes(id)
    ? (kind.promisedBy?.(waitsSince ?? createdAt) ?? null)
    : null
}

/** Number of rows per filter, capped. */
export function countSubmissions<Filter extends string>(
  db: Database,
  kind: Submission,
  filters: readonly Filter[],
): Promise<Record<Filter, number>> {
  return countByFilters(db, kind.table, filters, (filter) => matches(kind, filter))
}

/** Names and status of submissions, in the order of their ids. Unknown ids are omitted. */
export async function listNames(db: Database, { table, name }: Submission, ids: number[]) {
  const rows = await db
    .select({ id: table.id, name, status: table.status })
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(asc(table.id))
  return rows as { id: number; name: string; status: string }[]
}
