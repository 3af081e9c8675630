import { mkdtempSync, realpathSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import pg from "pg"
import { connectDatabase, type DatabaseClient, migrateDatabase } from "#app/db/client.server.ts"
import { createLog } from "#app/platform/log.ts"
import { startEmbeddedPostgres } from "#server/embedded-postgres/cluster.ts"

export type BenchServer = {
  /** "embedded 18.4", "server 15.14" */
  name: string
  /** A database of its own, migrated and empty, connected to as the product connects; `drop` ends and removes it. */
  createDatabase(): Promise<BenchDatabase>
  stop(): Promise<void>
}

export type BenchDatabase = { client: DatabaseClient; drop(): Promise<void> }

/** The embedded PostgreSQL with every durability setting of the product, in a data folder that `stop` removes. */
export async function startEmbedded(): Promise<BenchServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "guapcoin-bench-"))
  const server = await startEmbeddedPostgres({ dataDir, mode: "own" })
  return {
    name: `embedded ${server.serverVersion}`,
    createDatabase: () => createDatabase(server.connection),
    async stop() {
      await server.stop()
      rmSync(realpathSync(server.directory), { recursive: true, force: true })
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** @param url a server on which this role may create databases */
export async function connectServer(url: string): Promise<BenchServer> {
  const { rows } = await withClient({ connectionString: url }, (client) =>
    client.query("show server_version"),
  )
  return {
    name: `server ${String(rows[0].server_version).split(" ")[0]}`,
    createDatabase: () => createDatabase({ connectionString: url }),
    stop: async () => {},
  }
}

let created = 0

async function createDatabase(server: pg.ClientConfig): Promise<BenchDatabase> {
  const name = `guapcoin_bench_${process.pid}_${++created}`
  await withClient(server, (client) => client.query(`create database ${name}`))
  const client = connectDatabase(
    withDatabase(server, name),
    createLog((line) => process.stderr.write(line)),
  )
  await migrateDatabase(client.pool, path.join(import.meta.dirname, "..", "app", "db", "migrations"))
  return {
    client,
    async drop() {
      await client.close()
      await withClient(server, (admin) => admin.query(`drop database if exists ${name} with (force)`))
    },
  }
}

function withDatabase(server: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!server.connectionString) return { ...server, database }
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
