import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type pg from "pg"
import { connectDatabase, type DatabaseClient, migrateDatabase } from "#app/db/client.server.ts"
import type { Log } from "#app/platform/log.ts"
import type { Config } from "./config.ts"
import { type StartOptions, startEmbeddedPostgres } from "./embedded-postgres/cluster.ts"

export type OpenDatabase = {
  client: DatabaseClient
  /** For a client of its own, as `connectDatabase` takes it. */
  connection: string | pg.PoolConfig
  /** For the start screen. */
  description: string
  notes: string[]
  close(): Promise<void>
}

/** The migrations of this version. */
export const migrationsFolder = (rootDir: string) => path.join(rootDir, "app", "db", "migrations")

/**
 * Connects to DATABASE_URL, or to the embedded PostgreSQL of the data folder, and brings the schema up to date.
 *
 * @param mode 'own' for the server process, which must be alone on its data folder; 'join' for command-line tools
 * @param migrate brings the schema up to date; a restore does that in its own way
 */
export async function openDatabase(
  config: Config,
  log: Log,
  mode: "own" | "join",
  onProgress?: (message: string) => void,
  migrate = (pool: pg.Pool) => migrateDatabase(pool, migrationsFolder(config.rootDir)),
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const client = connectDatabase(config.databaseUrl, log)
    await migrate(client.pool)
    const { hostname, pathname } = new URL(config.databaseUrl)
    return {
      client,
      connection: config.databaseUrl,
      description: `PostgreSQL at ${hostname || "a local socket"}${pathname}`,
      notes: [],
      close: client.close,
    }
  }

  const server = await startPatientServer({ dataDir: config.dataDir, mode, onProgress }, log)
  // A stray PGSSLMODE in the environment must not ask for TLS on a local socket.
  const connection = { ...server.first.connection, ssl: false }
  const client = connectDatabase(connection, log)
  try {
    await migrate(client.pool)
  } catch (error) {
    await client.close()
    await server.stop()
    throw error
  }
  return {
    client,
    connection,
    description: `embedded PostgreSQL ${server.first.serverVersion} in ${server.first.directory}`,
    notes: server.first.notes,
    async close() {
      await client.close()
      await server.stop()
    },
  }
}

/** A disk that is full stays so for a while; visitors read what is kept, and are told, meanwhile. */
const reviveMs = 5_000

/**
 * The embedded server, which is started again for as long as it takes when it has died too often: nobody else would. It
 * comes back under the address it had, so that its clients find it again.
 */
async function startPatientServer(options: Omit<StartOptions, "onRestart" | "onGiveUp">, log: Log) {
  let closing = false
  const start = () =>
    startEmbeddedPostgres({
      ...options,
      onRestart: (exit) => log.warn("database.restarted", { exit }),
      onGiveUp(error) {
        log.error("database.down", error)
        reviving = revive()
      },
    })
  const first = await start()
  let server = first
  let reviving = Promise.resolve()
  const interrupt = new AbortController()

  async function revive(): Promise<void> {
    for (;;) {
      await sleep(reviveMs, undefined, { signal: interrupt.signal }).catch(() => {})
      if (closing) return
      try {
        server = await start()
        log.warn("database.revived", {})
        return
      } catch (error) {
        log.error("database.down", error)
      }
    }
  }

  return {
    first,
    async stop() {
      closing = true
      interrupt.abort()
      await reviving
      await server.stop()
    },
  }
}
