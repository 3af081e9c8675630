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

/** The rows of a state, or all for ''. What is spam or deleted is only seen when it is asked for. */
export function matches({ table, isThere }: Submission, filter: string): SQL | undefined {
  if (filter === "deleted") return isThere && not(isThere)
  if (filter === "spam") return and(eq(table.isSpam, true), isThere)
  return and(not(table.isSpam), isThere, filter ? eq(table.status, filter) : undefined)
}

type Waiting = { id: number; status: string; isSpam: boolean; createdAt: Date; waitsSince?: Date | null }

/**
 * One page of a kind's list, with the time by which each row that waits was promised an answer.
 *
 * @param select makes the rows of the clauses
 * @param kept rows that are shown in their places, whether or not they still belong to the list
 */
export async function listSubmissions<Row extends Waiting>(
  db: Database,
  kind: Submission,
  search: ListSearch,
  select: (clauses: PageClauses) => Promise<Row[]>,
  kept: number[] = [],
) {
  const { filter, q, sort } = search
  // What its sender may name in a mail to us.
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

/** A row that keeps its place keeps its height: it still says what was promised. */
function promisedBy(
  kind: Submission,
  { id, status, isSpam, createdAt, waitsSince }: Waiting,
  kept: number[],
): Date | null {
  return (status === kind.waits && !isSpam) || kept.includes(id)
    ? (kind.promisedBy?.(waitsSince ?? createdAt) ?? null)
    : null
}

/** How many rows each filter finds, capped. */
export function countSubmissions<Filter extends string>(
  db: Database,
  kind: Submission,
  filters: readonly Filter[],
): Promise<Record<Filter, number>> {
  return countByFilters(db, kind.table, filters, (filter) => matches(kind, filter))
}

/** What submissions are called and where they stand, in the order they came; unknown ones are left out. */
export async function listNames(db: Database, { table, name }: Submission, ids: number[]) {
  const rows = await db
    .select({ id: table.id, name, status: table.status })
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(asc(table.id))
  return rows as { id: number; name: string; status: string }[]
}
