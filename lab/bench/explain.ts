import { readFileSync } from "node:fs"
import { drizzle } from "drizzle-orm/node-postgres"
import type pg from "pg"
import type { Database } from "#app/lib/db/client.server.ts"
import * as schema from "#app/lib/db/schema.ts"
import type { BenchCase } from "./directory-cases.ts"
import { type Measurement, quantile } from "./measure.ts"

type Statement = { text: string; values: unknown[] }

/** The statements that one call of a case sends. */
async function statementsOf(pool: pg.Pool, { run }: Pick<BenchCase, "run">, n: number): Promise<Statement[]> {
  const sent: Statement[] = []
  const db: Database = drizzle(pool, {
    schema,
    logger: { logQuery: (text, values) => sent.push({ text, values }) },
  })
  await run(db, n)
  return sent
}

/** The plans of the statements of one call of a case, as PostgreSQL executed them. */
export async function explainCase(pool: pg.Pool, bench: Pick<BenchCase, "run">, n: number): Promise<string> {
  const plans: string[] = []
  for (const { text, values } of await statementsOf(pool, bench, n)) {
    const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain (analyze, buffers) ${text}`, values)
    plans.push([`${text}\n-- ${JSON.stringify(values)}`, ...rows.map((row) => row["QUERY PLAN"])].join("\n"))
  }
  return plans.join("\n\n")
}

type Explained = { Plan: { "Shared Hit Blocks": number; "Shared Read Blocks": number } }

type Cost = { milliseconds: number; pages: number }

/** `pages` is the 95th percentile. */
type Inside = Measurement & { pages?: number }

/** Each statement runs this often. The fastest run shows its cost even when other processes use the machine. */
const repeats = 3

/**
 * The cost of one call's statements in the server, one after the other: processor time of its process in ms (Linux, same machine)
 * and 8 KB pages. A busy machine changes the time a little and the pages not at all.
 */
async function costInside(client: pg.PoolClient, statements: Statement[]): Promise<Cost> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid")
  // Nanoseconds on a processor, without the time of waiting for one.
  const spent = () => Number(readFileSync(`/proc/${rows[0]?.pid}/schedstat`, "utf8").split(" ")[0]) / 1e6
  const cost = { milliseconds: 0, pages: 0 }
  // Only the queries of a transaction.
  for (const { text, values } of statements.filter(({ text }) => /^\s*(select|with|\()/i.test(text))) {
    const runs: number[] = []
    for (let run = 0; run < repeats; run++) {
      const before = spent()
      await client.query(text, values)
      runs.push(spent() - before)
    }
    cost.milliseconds += Math.min(...runs)
    const explained = `explain (analyze, buffers, timing off, format json) ${text}`
    const plans = await client.query<{ "QUERY PLAN": Explained[] }>(explained, values)
    for (const { Plan: plan } of plans.rows[0]?.["QUERY PLAN"] ?? [])
      cost.pages += plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]
  }
  return cost
}

/** The cost of `runs` calls of a case in the server. */
export async function measureInside(
  pool: pg.Pool,
  bench: Pick<BenchCase, "run">,
  runs: number,
): Promise<Inside> {
  const costs: Cost[] = []
  for (let n = 0; n < runs; n++) {
    const statements = await statementsOf(pool, bench, n)
    const client = await pool.connect()
    try {
      costs.push(await costInside(client, statements))
    } finally {
      client.release()
    }
  }
  const [times, pages] = [costs.map((cost) => cost.milliseconds), costs.map((cost) => cost.pages)].map(
    (figures) => figures.toSorted((a, b) => a - b),
  ) as [number[], number[]]
  return { runs, p50: quantile(times, 0.5), p95: quantile(times, 0.95), pages: quantile(pages, 0.95) }
}
