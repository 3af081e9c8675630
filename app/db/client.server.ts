import { readMigrationFiles } from "drizzle-orm/migrator"
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres"
import { migrate } from "drizzle-orm/node-postgres/migrator"
import pg from "pg"
import type { Log } from "#app/platform/log.ts"
import * as schema from "./schema.ts"

/** The pool or a transaction on it: queries and commands take either. */
export type Database = Pick<
  NodePgDatabase<typeof schema>,
  "select" | "insert" | "update" | "delete" | "execute" | "transaction" | "query"
>

export type DatabaseClient = { db: Database; pool: pg.Pool; close(): Promise<void> }

/** @param connection a connection string, or host, port, user and database of a local socket */
export function connectDatabase(
  connection: string | pg.PoolConfig,
  log: Log,
  options?: { max?: number },
): DatabaseClient {
  const pool = new pg.Pool({
    ...(typeof connection === "string" ? { connectionString: connection } : connection),
    max: options?.max ?? 10,
    // A visitor is told within seconds that the database is away, instead of waiting for TCP to give up.
    connectionTimeoutMillis: 3_000,
    query_timeout: 8_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: "guapcoin-site",
  })
  const onLost = (error: Error) => {
    // At the end the embedded server may be faster than the last goodbye.
    if (!pool.ending) log.error("database.connection-lost", error)
  }
  // Without a listener an idle connection that breaks would end the process.
  pool.on("error", onLost)
  pool.on("connect", (client) => client.on("error", onLost))
  const db = Object.assign(drizzle(pool, { schema }), { transaction: inTransaction(pool) })
  return { db, pool, close: () => pool.end() }
}

/**
 * Drizzle's own transaction on a pool keeps the connection for ever when `begin` fails, so that a few restarts of the
 * database would use the whole pool up. This one gives it back in every case, and closes it when it may be broken.
 */
function inTransaction(pool: pg.Pool): Database["transaction"] {
  return async (run, config) => {
    const client = await pool.connect()
    let broken = false
    try {
      return await drizzle(client, { schema }).transaction(run, config)
    } catch (error) {
      broken = isDatabaseUnavailable(error)
      throw error
    } finally {
      client.release(broken)
    }
  }
}

// Any number; it only has to differ from other advisory locks of this database.
const migrationLock = 7_111_101

/**
 * Brings the schema up to date; instances that boot together take turns. Forward only. Writes nothing when there is
 * nothing to do: an instance can start on a database that is read-only for a while.
 */
export async function migrateDatabase(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0")
    await client.query("select pg_advisory_lock($1)", [migrationLock])
    if (await isUpToDate(client, migrationsFolder)) return
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    // Ending the session gives the lock back, whatever state it is in.
    client.release(true)
  }
}

/** As the migrator itself decides it, but without creating its table first. */
async function isUpToDate(client: pg.PoolClient, migrationsFolder: string): Promise<boolean> {
  const table = "drizzle.__drizzle_migrations"
  const known = await client.query("select to_regclass($1) is not null as exists", [table])
  if (!known.rows[0].exists) return false
  const last = await client.query(`select max(created_at)::float8 as made from ${table}`)
  return readMigrationFiles({ migrationsFolder }).every(
    ({ folderMillis }) => folderMillis <= last.rows[0].made,
  )
}

/** The PostgreSQL error code ('23505'), found through the wrappers, or undefined when the error is none of the server's. */
export function sqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, severity } = current as { code?: unknown; severity?: unknown }
    if (typeof code === "string" && typeof severity === "string") return code
  }
  return undefined
}

/** True when the database could not be reached, went away, is full, read-only or too slow: nothing is wrong with the request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlState(error)
  if (state) return /^(08|53|57P|57014|25006|58)/.test(state)
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown }
    if (
      typeof code === "string" &&
      /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/.test(code)
    )
      return true
    if (
      /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error/i.test(
        current.message,
      )
    )
      return true
  }
  return false
}

/** True when the database refused to let us write or read: a grant is missing. */
export function isPermissionDenied(error: unknown): boolean {
  const state = sqlState(error)
  return state === "42501" || state?.startsWith("28") === true
}
