import { setTimeout as sleep } from "node:timers/promises"
import { type StartOptions, startEmbeddedPostgres } from "@guapcoin/embedded-postgres"
import type pg from "pg"
import { connectDatabase, type DatabaseClient, migrateDatabase } from "#app/lib/db/client.server.ts"
import type { Log } from "#app/lib/log/log.ts"
import { format } from "#app/lib/text/format.ts"
import { systemClock } from "#app/lib/time/clock.ts"
import { backupCommands } from "#content/en/backup.ts"
import { backUpBeforeUpgrade } from "../backup/before-upgrade.ts"
import { refuseWhenMoved } from "../backup/moved.ts"
import type { Config } from "./config.ts"
import { listMigrations, migrationsFolder } from "./migrations.ts"
import { closeDataFolder, writeForOwnerOnly } from "./private-files.ts"
import { explainDatabase, explainFolder, inDataFolder } from "./start-failure.ts"

const words = backupCommands.beforeUpgrade

export type OpenDatabase = {
  client: DatabaseClient
  /** Connection options for a further client, as `connectDatabase` takes them. */
  connection: string | pg.PoolConfig
  /** For the start screen, without user and password. */
  description: string
  notes: string[]
  close(): Promise<void>
}

/**
 * Connects to DATABASE_URL, or to the embedded PostgreSQL in the data folder, and runs the migrations. An embedded database that
 * has data is backed up before it is migrated; a database server is backed up by its operators. From this call on, the process
 * writes files that only its own user can read.
 *
 * @param mode 'own' for the server process, which must be alone on its data folder; 'join' for command-line tools
 * @param migrate runs the migrations; a restore passes its own function
 */
export async function openDatabase(
  config: Config,
  log: Log,
  mode: "own" | "join",
  onProgress?: (message: string) => void,
  migrate = (connection: string | pg.PoolConfig, beforeUpgrade?: () => Promise<void>) =>
    migrateDatabase(connection, migrationsFolder(config.rootDir), beforeUpgrade),
): Promise<OpenDatabase> {
  // Set here, because every command that writes files opens the database first.
  writeForOwnerOnly()
  const openPlaces = mode === "own" ? inDataFolder(config.dataDir, () => closeDataFolder(config.dataDir)) : []
  if (config.databaseUrl) {
    const { databaseUrl } = config
    await migrate(databaseUrl).catch((error: unknown) => {
      throw explainDatabase(error, "DATABASE_URL", databaseUrl)
    })
    const client = connectDatabase(config.databaseUrl, log)
    return {
      client,
      connection: config.databaseUrl,
      description: describeServer(config.databaseUrl),
      notes: openPlaces,
      close: client.close,
    }
  }

  refuseWhenMoved(config.dataDir)
  const server = await startPatientServer({ dataDir: config.dataDir, mode, onProgress }, log).catch(
    (error: unknown) => {
      throw explainFolder(error, config.dataDir)
    },
  )
  const { connection } = server.first
  const notes = [...openPlaces, ...server.first.notes]
  const keepBackup = async () => {
    onProgress?.(words.progress)
    const upgrade = listMigrations(migrationsFolder(config.rootDir)).at(-1) ?? ""
    const folder = await backUpBeforeUpgrade(connection, config.dataDir, upgrade, systemClock())
    log.info("database.backed-up", { folder })
    notes.push(format(words.note, { folder }))
  }
  try {
    await migrate(connection, keepBackup)
  } catch (error) {
    await server.stop()
    throw error
  }
  const client = connectDatabase(connection, log)
  return {
    client,
    connection,
    description: `embedded PostgreSQL ${server.first.serverVersion} in ${server.first.directory}`,
    notes,
    async close() {
      await client.close()
      await server.stop()
    },
  }
}

/** The server and database for display, without user and password. */
export function describeServer(databaseUrl: string): string {
  const { hostname, pathname } = new URL(databaseUrl)
  return `PostgreSQL at ${hostname || "a local socket"}${pathname}`
}

/**
 * The pause between restart attempts. A full disk stays full for a while; meanwhile visitors get cached pages or an error page.
 */
const reviveMs = 5_000

/**
 * The embedded server. When its supervisor gives up after repeated crashes, it is restarted until it succeeds. It keeps its
 * address, so that its clients can reconnect.
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
