import { asc, desc, eq, like, or, type SQL, sql } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import type { Database } from "../db/client.server.ts"
import { fold } from "../text/fold.ts"
import { readPhoneNumber } from "../text/phone-number.server.ts"
import { isRareGram, isShort } from "../text/rare-grams.ts"
import { countCap } from "./capped-count.ts"
import type { ListSearch, ListSort, RowKey } from "./list-search.ts"

export const listPageSize = 50

/** A sort order with an index: by `key`, then by `id`; without a key by `id` alone. */
export type ListOrder = { key?: PgColumn; id: PgColumn; direction: "ascending" | "descending" }

/** Returns the usual orders of a list: by date (`key` if given, else `id`), and by name. */
export function listOrders({ key, id, sortKey }: Record<"id" | "sortKey", PgColumn> & { key?: PgColumn }) {
  return {
    newest: { key, id, direction: "descending" },
    oldest: { key, id, direction: "ascending" },
    name: { key: sortKey, id, direction: "ascending" },
  } satisfies Record<ListSort, ListOrder>
}

/** The clauses of a page's query. */
export type PageClauses = { where: SQL | undefined; orderBy: SQL[]; limit: number }

/**
 * Reads one page of a list with keyset pagination: it continues after a row instead of counting rows, so that page 2,000 costs
 * as little as page 2.
 *
 * @param select reads the rows for the clauses, in their order; each has the `id` of the order
 * @returns the rows in the order of the list; the first page if the row to continue from no longer exists
 */
export async function readKeysetPage<Row extends { id: RowKey }>(
  db: Database,
  order: ListOrder,
  { after, before, q = "" }: Pick<ListSearch, "after" | "before"> & { q?: string },
  select: (clauses: PageClauses) => Promise<Row[]>,
): Promise<{ rows: Row[]; hasPrevious: boolean; hasNext: boolean }> {
  const backwards = before !== undefined
  const from = before ?? after
  const anchor = from === undefined ? undefined : await findAnchor(db, order, from)
  const ascending = (order.direction === "ascending") !== backwards
  const comparison = sql.raw(ascending ? ">" : "<")
  const direction = ascending ? asc : desc
  const columns = order.key ? [order.key, order.id] : [order.id]
  const where = anchor && sql`(${sql.join(columns, sql`, `)}) ${comparison} (${sql.join(anchor, sql`, `)})`

  const found = await select({
    where,
    // PostgreSQL assumes that two words together are frequent, and walks the whole table in this order to find a few matches (52
    // ms for 100,000 rows instead of 13). No index has the coalesce order, so it finds the matches first and sorts them.
    orderBy: columns.map((column) =>
      direction(q.includes(" ") ? sql`coalesce(${column}, ${column})` : column),
    ),
    limit: listPageSize + 1,
  })
  const more = found.length > listPageSize
  const rows = found.slice(0, listPageSize)
  if (!anchor) return { rows, hasPrevious: false, hasNext: more }
  if (!backwards) return { rows, hasPrevious: true, hasNext: more }
  return { rows: rows.reverse(), hasPrevious: more, hasNext: true }
}

/** Returns the sort values of a row as the database writes them, because its timestamps are finer than JavaScript's. */
async function findAnchor(db: Database, { key, id }: ListOrder, row: RowKey): Promise<SQL[] | undefined> {
  if (!key) return [sql`${row}`]
  const [found] = await db
    .select({ value: sql<string>`${key}::text` })
    .from(key.table)
    .where(eq(id, row))
  return found && [sql`${found.value}::${sql.raw(key.getSQLType())}`, sql`${row}`]
}

/**
 * Matches the whole query anywhere in the text, ignoring case and diacritics; a phone number also by its digits.
 *
 * @param text a `staff_search_text` of the schema
 */
export function contains(text: PgColumn, query: string): SQL | undefined {
  const digits = digitsOfPhone(query)
  return digits && digits !== query
    ? or(containsText(text, query), containsText(text, digits))
    : containsText(text, query)
}

/**
 * Returns the digits of a phone number. '+234 803 555 01 23' and '0803-5550123' are also stored as digits; leading zeros are not
 * part of the number. For a complete number, returns the digits after the country code, which also match a number stored without
 * it.
 */
function digitsOfPhone(query: string): string | undefined {
  const national = readPhoneNumber(query)?.national
  if (national) return national.replace(/^0+/, "")
  if (!/^\+?[\d\s()./-]+$/.test(query)) return undefined
  const digits = query.replace(/\D/g, "").replace(/^0+/, "")
  return digits.length >= 5 ? digits : undefined
}

function containsText(text: PgColumn, query: string): SQL {
  const folded = sql`fold_text(${query})`
  const pattern = sql`'%' || regexp_replace(${folded}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`
  // One or two characters are too short for a trigram; another index holds them.
  if (isShort(fold(query)) && !isFrequentLetter(fold(query)))
    return sql`${like(text, pattern)} and short_grams(${text}, '{}') @> array[${folded}]`
  return like(text, pattern)
}

/** Most texts contain the letter: a scan finds matches soon without the index, and without splitting each text. */
const isFrequentLetter = (folded: string) => folded.length === 1 && !isRareGram(folded)

/** Returns the count of rows, at most the cap plus one. */
export function cappedCountOf(from: PgTable, where: SQL | undefined, cap = countCap): SQL<number> {
  return sql<number>`(select count(*)::int from (select 1 from ${from} where ${where ?? sql`true`} limit ${cap + 1}) as capped)`
}

/**
 * Counts the rows of each filter of a list, capped, in one query.
 *
 * @param matches the condition of a filter
 */
export async function countByFilters<Filter extends string>(
  db: Database,
  from: PgTable,
  filters: readonly Filter[],
  matches: (filter: Filter) => SQL | undefined,
): Promise<Record<Filter, number>> {
  return countAll(
    db,
    Object.fromEntries(filters.map((filter) => [filter, cappedCountOf(from, matches(filter))])),
  ) as Promise<Record<Filter, number>>
}

/** Runs several counts in one query. Returns them by name. */
export async function countAll<Name extends string>(
  db: Database,
  counts: Record<Name, SQL<number>>,
): Promise<Record<Name, number>> {
  const columns = Object.entries<SQL<number>>(counts).map(
    ([name, count]) => sql`${count} as ${sql.identifier(name)}`,
  )
  const { rows } = await db.execute(sql`select ${sql.join(columns, sql`, `)}`)
  return rows[0] as Record<Name, number>
}
