import { asc, gt, sql } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import type { Database } from "../db/client.server.ts"
import { hashLinkToken, type Secrets } from "./secrets.server.ts"

/** Replaces the stored hashes of links that are derived from `Secrets.mark`: links mailed before stop working. */
export type RenewLinks = (tx: Database, secrets: Secrets) => Promise<void>

const rowsAtOnce = 1000

/** @param column contains hashLinkToken() of the token that `tokenOf` returns for the row */
export async function renewHashes<Table extends PgTable & { id: PgColumn }>(
  tx: Database,
  table: Table,
  column: PgColumn,
  tokenOf: (row: Table["$inferSelect"]) => string,
): Promise<void> {
  let last = 0
  for (;;) {
    const rows = (await tx
      .select()
      .from(table as PgTable)
      .where(gt(table.id, last))
      .orderBy(asc(table.id))
      .limit(rowsAtOnce)) as (Table["$inferSelect"] & { id: number })[]
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? last
    const ids = rows.map(({ id }) => id)
    const hashes = rows.map((row) => hashLinkToken(tokenOf(row)))
    await tx.execute(sql`
      update ${table} set ${sql.identifier(column.name)} = renewed.hash
      from unnest(${sql.param(ids)}::bigint[], ${sql.param(hashes)}::text[]) as renewed (id, hash)
      where ${table.id} = renewed.id`)
  }
}
