import { drizzle } from "drizzle-orm/node-postgres"
import type pg from "pg"
import type { Database } from "#app/db/client.server.ts"
import * as schema from "#app/db/schema.ts"
import type { BenchCase } from "./directory-cases.ts"

/** The plans of the statements that one call of a case sends, as PostgreSQL ran them. */
export async function explainCase(
  pool: pg.Pool,
  { run }: Pick<BenchCase, "run">,
  n: number,
): Promise<string> {
  const sent: { text: string; values: unknown[] }[] = []
  const db: Database = drizzle(pool, {
    schema,
    logger: { logQuery: (text, values) => sent.push({ text, values }) },
  })
  await run(db, n)
  const plans: string[] = []
  for (const { text, values } of sent) {
    const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain (analyze, buffers) ${text}`, values)
    plans.push([`${text}\n-- ${JSON.stringify(values)}`, ...rows.map((row) => row["QUERY PLAN"])].join("\n"))
  }
  return plans.join("\n\n")
}
