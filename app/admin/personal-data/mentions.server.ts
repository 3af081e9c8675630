import { sql } from "drizzle-orm"
import { type Database, sqlState } from "#app/lib/db/client.server.ts"
import { addressPattern } from "./address.server.ts"

/** Where an address occurs, or a table too large to search within the query timeout. */
export type Mention = { table: string; column: string; rows: number } | { table: string; tooSlow: true }

/**
 * Searches every text column of every table for an address, including tables added later. It reads whole tables: use it
 * on the command line or on request, not in every page view.
 */
export async function findMentions(db: Database, email: string): Promise<Mention[]> {
  const { rows } = await db.execute<{ table: string; columns: string[] }>(sql`
    select columns.table_name as "table", array_agg(columns.column_name::text order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY')
    group by columns.table_name order by columns.table_name`)
  const pattern = addressPattern(email)
  const found: Mention[] = []
  for (const { table, columns } of rows)
    try {
      const counts = columns.map((column) => {
        const name = sql.identifier(column)
        // The plain search first: it is much faster than the pattern, and excludes almost every row.
        return sql`count(*) filter (where position(lower(${email}::text) in lower(${name}::text)) > 0
          and ${name}::text ~* ${pattern}::text)::int as ${name}`
      })
      const [counted = {}] = (
        await db.execute<Record<string, number>>(
          sql`select ${sql.join(counts, sql`, `)} from ${sql.identifier(table)}`,
        )
      ).rows
      for (const [column, rows] of Object.entries(counted)) if (rows > 0) found.push({ table, column, rows })
    } catch (error) {
      // 57014: statement timeout.
      if (sqlState(error) !== "57014") throw error
      found.push({ table, tooSlow: true })
    }
  return found
}
