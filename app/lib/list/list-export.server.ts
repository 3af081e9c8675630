import { asc, gt, lte, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { Database } from "../db/client.server.ts"

const batchSize = 1000

/** Returns the size of an export and its last row. Rows added during the export are not included. */
export async function measureExport(
  db: Database,
  id: PgColumn,
  where: SQL | undefined,
): Promise<{ count: number; last: number }> {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int`, last: sql<number>`coalesce(max(${id}), 0)`.mapWith(Number) })
    .from(id.table)
    .where(where)
  return found ?? { count: 0, last: 0 }
}

/**
 * Yields the rows of an export, oldest first, in batches of 1,000: no query is long, and no transaction stays open for the
 * reader.
 *
 * @param last the id of the last row
 * @param select reads the rows for the clauses, in their order
 */
export async function* readExport<Row extends { id: number }>(
  id: PgColumn,
  last: number,
  select: (clauses: { where: SQL | undefined; orderBy: SQL; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let from = 0; ; ) {
    const rows = await select({
      where: sql`${gt(id, from)} and ${lte(id, last)}`,
      orderBy: asc(id),
      limit: batchSize,
    })
    if (rows.length > 0) yield rows
    const end = rows.at(-1)
    if (rows.length < batchSize || !end) return
    from = end.id
  }
}
