import { readMigrationFiles } from "drizzle-orm/migrator"
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres"
import { migrate } from "drizzle-orm/node-postgres/migrator"
import pg from "pg"
import type { Log } from "../log/log.ts"
import * as schema from "./schema.ts"
import { checkSchemaAge, recordSchemaAge } from "./schema-age.server.ts"

/** The pool or a transaction on it: queries and commands accept both. */
export type Database = Pick<
  NodePgDatabase<typeof schema>,
  | "select"
  | "with"
  | "$with"
  | "insert"
  | "update"
  | "delete"
  | "execute"
  | "transaction"
  | "query"
  | "$count"
> & {
  /** The key of caches that store something per database: `db` and `publicReads` of one client share it. */
  readonly cacheKey?: object
}

export type DatabaseClient = {
  db: Database
  pool: pg.Pool
  /**
   * The same database for reads by anonymous visitors: a few connections of its own, 300 ms per statement, no parallel workers.
   * However many requests there are, `pool` stays free for forms, sign-in, mail, the payment poller and /readyz.
   */
  publicReads: Database
  publicPool: pg.Pool
  close(): Promise<void>
}

export const reach = {
  // The visitor gets an error within seconds if the database is down, instead of waiting for the TCP timeout.
  connectionTimeoutMillis: 3_000,
  keepAlive: true,
  application_name: "guapcoin-site",
}

/** Longer than the server's own statement timeout. */
export const longestSilenceMs = 7_000

const connections = { own: 6, publicReads: 4 }

/**
 * Set on the connection and not as a start-up parameter, which a pooler may drop. A generic plan would read whole tables for a
 * prefix or word search, so prepared statements (namingClient) are planned for their values each time.
 */
const planForValues = "set plan_cache_mode = force_custom_plan"
const publicReadLimits = "set statement_timeout = 300; set max_parallel_workers_per_gather = 0"

/**
 * @param connection a connection string, or host, port, user and database of a local socket
 * @param options.max connections of `pool`
 */
export function connectDatabase(
  connection: string | pg.PoolConfig,
  log: Log,
  options?: { max?: number },
): DatabaseClient {
  const cacheKey = {}
  const open = (config: pg.PoolConfig) => {
    const pool = openPool(connection, config, log)
    const use = borrowFrom(pool)
    pool.query = ((query: pg.QueryConfig, values?: unknown[]) =>
      use((client) => client.query(query, values))) as pg.Pool["query"]
    // Drizzle's own transaction never releases the connection if `begin` fails: a few restarts of the database would exhaust the
    // pool.
    const transaction: Database["transaction"] = (run, config) =>
      use((client) => drizzle(client, { schema }).transaction(run, config))
    const db: Database = Object.assign(drizzle(pool, { schema }), { transaction, cacheKey })
    return { pool, db }
  }
  const setting =
    (...commands: string[]) =>
    async (client: pg.ClientBase) => {
      await client.query(commands.join("; "))
    }
  const own = open({ max: options?.max ?? connections.own, onConnect: setting(planForValues) })
  const forPublic = open({
    max: connections.publicReads,
    onConnect: setting(planForValues, publicReadLimits),
  })
  return {
    ...own,
    publicReads: forPublic.db,
    publicPool: forPublic.pool,
    close: async () => {
      await Promise.all([own.pool.end(), forPublic.pool.end()])
    },
  }
}

function openPool(connection: string | pg.PoolConfig, config: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({
    Client: namingClient(),
    ...(typeof connection === "string" ? { connectionString: connection } : connection),
    ...reach,
    query_timeout: longestSilenceMs,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    ...config,
  })
  const onLost = (error: Error) => {
    // During shutdown the embedded server may close the connection first.
    if (!pool.ending) log.error("database.connection-lost", error)
  }
  // Without a listener, an idle connection that breaks would end the process.
  pool.on("error", onLost)
  pool.on("connect", (client) => client.on("error", onLost))
  waitOnce(pool)
  return pool
}

/** No more statements are prepared: each takes some tens of kilobytes on each connection. */
const mostPrepared = 400
/** The number of remembered statements that were sent once or twice; the oldest is dropped. */
const mostCounted = 1_000

/**
 * Prepares frequent statements, so that each connection parses them once. A text without values may contain several statements
 * and is not prepared.
 */
function namingClient() {
  const names = new Map<string, string>()
  const counted = new Map<string, number>()

  /** @returns the name of the prepared statement, from the third use on */
  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known || names.size >= mostPrepared) return known
    const times = (counted.get(text) ?? 0) + 1
    counted.delete(text)
    if (times > 2) {
      const name = `s${names.size}`
      names.set(text, name)
      return name
    }
    counted.set(text, times)
    const [oldest] = counted.keys()
    if (counted.size > mostCounted && oldest !== undefined) counted.delete(oldest)
    return undefined
  }

  return class extends pg.Client {
    override query = ((query: pg.QueryConfig | string, values?: unknown[], ...rest: unknown[]) => {
      const isUnnamed =
        typeof query === "object" && query.text && !query.name && (values ?? query.values)?.length
      const named = isUnnamed ? { ...query, name: nameOf(query.text) } : query
      return (super.query as (...given: unknown[]) => unknown)(named, values, ...rest)
    }) as pg.Client["query"]
  }
}

/**
 * Lends a connection for a query or a transaction, always releases it, and closes it if it may be broken.
 *
 * With a synchronous standby, a commit waits for the standby. If the statement timeout ends this wait, the server sends a
 * warning and reports success, although the commit is lost if the standby takes over at that moment. Such a commit counts as
 * failed and is retried.
 */
function borrowFrom(pool: pg.Pool) {
  const unconfirmed = new WeakSet<pg.ClientBase>()
  pool.on("connect", (client) =>
    // The name of the C function is the only part of the notice that no server translates.
    client.on("notice", ({ routine }) => {
      if (routine === "SyncRepWaitForLSN") unconfirmed.add(client)
    }),
  )
  return async <T>(run: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      const result = await run(client)
      if (unconfirmed.has(client)) throw new Error(notReplicated)
      return result
    } catch (error) {
      if (isDatabaseUnavailable(error) || isPlanOutdated(error)) broken = error as Error
      throw error
    } finally {
      client.release(broken)
    }
  }
}

/** A newer version has changed the type of a column: the connection's prepared statements are invalid. */
const isPlanOutdated = (error: unknown) =>
  sqlState(error) === "0A000" && String((error as Error).cause ?? error).includes("cached plan")

const notReplicated = "The standby has not confirmed a commit in time"

/** Time in ms without queries to a database that accepted a query and did not answer. */
const restMs = 5_000

/**
 * A request may query several times: for its form, and then for the page with the result. If the database hangs, the request
 * waits for the first query only; later queries within `restMs` fail at once.
 */
function waitOnce(pool: pg.Pool): void {
  let restsUntil = 0
  // Each connection is released with its error.
  pool.on("release", (error: unknown) => {
    if (isSilence(error)) restsUntil = performance.now() + restMs
  })
  const connect = pool.connect.bind(pool) as (callback: ConnectCallback) => void
  const connectUnlessSilent = (callback: ConnectCallback) => {
    if (performance.now() < restsUntil) return callback(new Error(silence), undefined, () => {})
    return connect(callback)
  }
  pool.connect = ((callback?: ConnectCallback) =>
    callback
      ? connectUnlessSilent(callback)
      : new Promise((resolve, reject) =>
          connectUnlessSilent((error, client) => (error ? reject(error) : resolve(client as pg.PoolClient))),
        )) as pg.Pool["connect"]
}

type ConnectCallback = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void

/** pg's message for a query timeout. */
const silence = "Query read timeout"

function isSilence(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current.message === silence) return true
  return false
}

// An arbitrary number; it must differ from other advisory locks of this database.
const migrationLock = 7_111_101

/**
 * Migrates the schema; instances that start together wait for each other. Forward only. Writes nothing if the schema is up to
 * date, so that an instance can start on a database that is read-only for a while.
 *
 * @param beforeUpgrade called under the lock before an existing database is changed; not called for a new one
 * @throws SchemaTooNewError before anything is written, if this version cannot work with the database's schema
 */
export function migrateDatabase(
  connection: string | pg.ClientConfig,
  migrationsFolder: string,
  beforeUpgrade: () => Promise<void> = async () => {},
): Promise<void> {
  return withConnection(connection, async (client) => {
    await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0")
    // The end of the session releases it in every case.
    await client.query("select pg_advisory_lock($1)", [migrationLock])
    const last = await findLastMigration(client)
    // The same condition as in the migrator, but without creating its table first.
    const isBehind = ({ folderMillis }: { folderMillis: number }) => last === null || folderMillis > last
    if (last !== null) await checkSchemaAge(client, migrationsFolder, last)
    if (!readMigrationFiles({ migrationsFolder }).some(isBehind)) return
    if (last !== null) await beforeUpgrade()
    await recordSchemaAge(client, migrationsFolder)
    await migrate(drizzle(client), { migrationsFolder })
  })
}

/**
 * Opens a connection for `work`, without the timeouts of visitor queries, and always closes it. If it breaks, the running or the
 * next query fails, and not the process.
 */
export async function withConnection<T>(
  connection: string | pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const given = typeof connection === "string" ? { connectionString: connection } : connection
  const client = new pg.Client({ ...given, ...reach, query_timeout: 0 })
  client.on("error", () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** @returns the time of the last applied migration, null for a new database */
async function findLastMigration(client: pg.Client): Promise<number | null> {
  const table = "drizzle.__drizzle_migrations"
  const known = await client.query("select to_regclass($1) is not null as exists", [table])
  if (!known.rows[0].exists) return null
  const { rows } = await client.query(`select max(created_at)::float8 as made from ${table}`)
  return rows[0].made
}

/** Returns the PostgreSQL error code ('23505') from a wrapped error, or undefined if it is not a server error. */
export function sqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, severity } = current as { code?: unknown; severity?: unknown }
    if (typeof code === "string" && typeof severity === "string") return code
  }
  return undefined
}

/** Returns true if the database is unreachable, disconnected, full, read-only or too slow: the request itself is valid. */
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
      current.message === notReplicated ||
      /timeout exceeded when trying to connect|^timeout expired$|Connection terminated|Query read timeout|Client has encountered a connection error/i.test(
        current.message,
      )
    )
      return true
  }
  return false
}

/** Returns true if the database refused access because a grant is missing. */
export function isPermissionDenied(error: unknown): boolean {
  const state = sqlState(error)
  return state === "42501" || state?.startsWith("28") === true
}
