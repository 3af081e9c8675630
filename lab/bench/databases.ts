import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { startEmbeddedPostgres } from "@guapcoin/embedded-postgres"
import type pg from "pg"
import {
  connectDatabase,
  type DatabaseClient,
  migrateDatabase,
  withConnection,
} from "#app/lib/db/client.server.ts"
import { createLog } from "#app/lib/log/log.ts"
import { withDatabase } from "#test/postgres-setup.ts"
import { rootDir } from "../../scripts/prepare.mjs"

export type BenchServer = {
  /** For example "embedded 18.4" or "server 15.14". */
  name: string
  /**
   * A new migrated database, with the product's connection settings; `drop` closes and removes it.
   * @param fill inserts the data; a persistent server does this once for each `name`, and drops nothing
   */
  createDatabase(name?: string, fill?: (client: DatabaseClient) => Promise<void>): Promise<BenchDatabase>
  stop(): Promise<void>
}

type BenchDatabase = { client: DatabaseClient; drop(): Promise<void> }

/**
 * The embedded PostgreSQL with all durability settings of the product.
 * @param kept the data folder of a persistent server; without it `stop` removes all data
 */
export async function startEmbedded(kept?: string): Promise<BenchServer> {
  const dataDir = kept ?? mkdtempSync(path.join(tmpdir(), "guapcoin-bench-"))
  mkdirSync(dataDir, { recursive: true })
  const server = await startEmbeddedPostgres({ dataDir, mode: "own" })
  return {
    name: `embedded ${server.serverVersion}`,
    createDatabase: (name, fill) => createDatabase(server.connection, { name, fill, isKept: Boolean(kept) }),
    async stop() {
      await server.stop()
      if (kept) return
      rmSync(realpathSync(server.directory), { recursive: true, force: true })
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** @param url a server on which this role may create databases */
export async function connectServer(url: string): Promise<BenchServer> {
  const { rows } = await withConnection({ connectionString: url }, (client) =>
    client.query("show server_version"),
  )
  return {
    name: `server ${String(rows[0].server_version).split(" ")[0]}`,
    createDatabase: (name, fill) => createDatabase({ connectionString: url }, { name, fill }),
    stop: async () => {},
  }
}

let created = 0

type Filling = {
  name?: string
  fill?: (client: DatabaseClient) => Promise<void>
  isKept?: boolean
}

async function createDatabase(
  server: pg.ClientConfig,
  { name, fill, isKept }: Filling,
): Promise<BenchDatabase> {
  const database = isKept && name ? `guapcoin_${name}` : `guapcoin_bench_${process.pid}_${++created}`
  const isThere = await withConnection(server, async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [database])
    if (!rowCount) await client.query(`create database ${database}`)
    return Boolean(rowCount)
  })
  const config = withDatabase(server, database)
  // A database that was filled before a new migration gets it here.
  await migrateDatabase(config, path.join(rootDir, "app", "lib", "db", "migrations"))
  const client = connectDatabase(
    config,
    createLog((line) => process.stderr.write(line)),
  )
  const remove = () =>
    withConnection(server, (admin) => admin.query(`drop database if exists ${database} with (force)`))
  try {
    if (!isThere) await fill?.(client)
  } catch (error) {
    await client.close()
    await remove()
    throw error
  }
  return {
    client,
    async drop() {
      await client.close()
      if (!isKept) await remove()
    },
  }
}

/** For DATABASE_URL: a server without TCP, addressed by the folder of its socket. */
export function socketUrl({ user, host, port, database }: pg.ClientConfig): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? "")}`
}
