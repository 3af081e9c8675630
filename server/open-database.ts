import path from "node:path"
import { connectDatabase, type DatabaseClient, migrateDatabase } from "#app/db/client.server.ts"
import type { Log } from "#app/platform/log.ts"
import type { Config } from "./config.ts"
import { startEmbeddedPostgres } from "./embedded-postgres/cluster.ts"

export type OpenDatabase = {
  client: DatabaseClient
  /** For the start screen. */
  description: string
  notes: string[]
  close(): Promise<void>
}

/**
 * Connects to DATABASE_URL, or to the embedded PostgreSQL of the data folder, and brings the schema up to date.
 *
 * @param mode 'own' for the server process, which must be alone on its data folder; 'join' for command-line tools
 */
export async function openDatabase(
  config: Config,
  log: Log,
  mode: "own" | "join",
  onProgress?: (message: string) => void,
): Promise<OpenDatabase> {
  const migrations = path.join(config.rootDir, "app", "db", "migrations")
  if (config.databaseUrl) {
    const client = connectDatabase(config.databaseUrl, log)
    await migrateDatabase(client.pool, migrations)
    const { hostname, pathname } = new URL(config.databaseUrl)
    return {
      client,
      description: `PostgreSQL at ${hostname || "a local socket"}${pathname}`,
      notes: [],
      close: client.close,
    }
  }

  const server = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    mode,
    onProgress,
    onRestart: (exit) => log.warn("database.restarted", { exit }),
  })
  // A stray PGSSLMODE in the environment must not ask for TLS on a local socket.
  const client = connectDatabase({ ...server.connection, ssl: false }, log)
  try {
    await migrateDatabase(client.pool, migrations)
  } catch (error) {
    await client.close()
    await server.stop()
    throw error
  }
  return {
    client,
    description: `embedded PostgreSQL ${server.serverVersion} in ${server.directory}`,
    notes: server.notes,
    async close() {
      await client.close()
      await server.stop()
    },
  }
}
