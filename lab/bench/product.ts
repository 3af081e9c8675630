import type { ChildProcess } from "node:child_process"
import { startEmbeddedPostgres } from "@guapcoin/embedded-postgres"
import type pg from "pg"
import { connectDatabase } from "#app/lib/db/client.server.ts"
import { settings } from "#app/lib/db/schema.ts"
import { createLog } from "#app/lib/log/log.ts"
import { createProductProcess, type ProductProcess } from "../../e2e/product-process.ts"
import { fillListings } from "./listing-data.ts"
import { onCore } from "./machine.ts"

/** The built product. @param core the core for it and its embedded database; undefined: any core */
export const createProduct = ({ core, env = {} }: { core?: number; env?: Record<string, string> } = {}) =>
  createProductProcess(env, onCore(core))

/** Environment variables of `pg` for the product's database. */
export type DatabaseVariables = { PGHOST: string; PGPORT: string; PGUSER: string; PGDATABASE: string }

/** Adds approved merchants, labeled as samples, to a running product with an embedded database; its directory goes live. */
export async function seedProduct(
  { dataDir }: Pick<ProductProcess, "dataDir">,
  merchants: number,
): Promise<DatabaseVariables> {
  const { connection } = await startEmbeddedPostgres({ dataDir, mode: "join" })
  await seedDatabase(connection, merchants)
  const { host, port, user, database } = connection
  return { PGHOST: host, PGPORT: String(port), PGUSER: user, PGDATABASE: database }
}

/** @param isMarked whether each text says that it is a sample: for many rows, that takes longer than everything else */
export async function seedDatabase(
  connection: pg.PoolConfig,
  merchants: number,
  { isMarked = true } = {},
): Promise<void> {
  const log = createLog((line) => process.stderr.write(line))
  const { db, pool, close } = connectDatabase(connection, log, { max: 1 })
  try {
    await fillListings({ db, pool }, merchants)
    const marked = "update listings set description = 'Sample data of a benchmark. ' || description"
    // The product's own timeout is meant for visitors.
    await pool.query("set statement_timeout = 0")
    if (isMarked) await pool.query({ text: marked, query_timeout: 600_000 } as pg.QueryConfig)
    // Not through the product's command: it loads mails in JSX, which Node cannot read.
    const stage = { key: "directory-stage", value: "live", updatedAt: new Date() }
    await db.insert(settings).values(stage).onConflictDoUpdate({ target: settings.key, set: stage })
  } finally {
    await close()
  }
}

/** Sends SIGTERM, and SIGKILL after ten seconds. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  child.kill("SIGTERM")
  const timer = setTimeout(() => child.kill("SIGKILL"), 10_000)
  await gone
  clearTimeout(timer)
}
