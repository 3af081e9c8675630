import { readMigrationFiles } from "drizzle-orm/migrator"
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres"
import { migrate } from "drizzle-orm/node-postgres/migrator"
import pg from "pg"
import type { Log } from "../log/log.ts"
import * as schema from "./schema.ts"
import { checkSchemaAge, recordSchemaAge } from "./schema-age.server.ts"

/** The pool or a transaction on it: queries and commands take either. */
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
  /** Caches that hold something for each database use this as their key: `db` and `publicReads` of one client share it. */
  readonly cacheKey?: object
}

export type DatabaseClient = {
  db: Database
  pool: pg.Pool
  /**
   * The same database, for what anonymous visitors make it read: a few connections of its own, 300 ms a statement, no parallel
   * workers. However much they ask for, `pool` stays free for forms, sign-in, mail, the payment watcher and /readyz.
   */
  publicReads: Database
  publicPool: pg.Pool
  close(): Promise<void>
}

export const reach = {
  // A visitor is told within seconds that the database is away, instead of waiting for TCP to give up.
  connectionTimeoutMillis: 3_000,
  keepAlive: true,
  application_name: "guapcoin-site",
}

/** Longer than the server itself lets a statement of ours take. */
export const longestSilenceMs = 7_000

const connections = { own: 6, publicReads: 4 }

/**
 * Set on the connection and not as a start-up parameter, which a pooler in front may drop. A plan for any value would read whole tables
 * for a prefix or a word that is searched for, so statements that are prepared (namingClient) are planned for their values each time.
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
    // Drizzle's own keeps the connection for ever when `begin` fails: a few restarts of the database would use the whole pool up.
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
    // At the end the embedded server may be faster than the last goodbye.
    if (!pool.ending) log.error("database.connection-lost", error)
  }
  // Without a listener an idle connection that breaks would end the process.
  pool.on("error", onLost)
  pool.on("connect", (client) => client.on("error", onLost))
  waitOnce(pool)
  return pool
}

/** More are not prepared: each takes some tens of kilobytes on each connection. */
const mostPrepared = 400
/** So many texts that were sent once or twice are remembered, the last ones. */
const mostCounted = 1_000

/** Prepares what is sent often: each connection then parses it once. A text without values may hold several statements, and is left alone. */
function namingClient() {
  const names = new Map<string, string>()
  const counted = new Map<string, number>()

  /** @returns from the third time on the name of the prepared statement */
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
 * Lends a connection for a query or a transaction, takes it back in every case, and closes it when it may be broken.
 *
 * With a synchronous standby a commit waits for it. When the limit of a statement ends that wait, the server warns, and calls the
 * commit done: if the standby takes over in that moment, it was never there. So it counts as not done, and is tried again.
 */
function borrowFrom(pool: pg.Pool) {
  const unconfirmed = new WeakSet<pg.ClientBase>()
  pool.on("connect", (client) =>
    // The one word of it that no server translates: the function that warns.
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

/** A newer version has changed a column's type: what the connection has prepared is of no use any more. */
const isPlanOutdated = (error: unknown) =>
  sqlState(error) === "0A000" && String((error as Error).cause ?? error).includes("cached plan")

const notReplicated = "The standby has not confirmed a commit in time"

/** How long a database that took a query and never answered is left alone. */
const restMs = 5_000

/**
 * A request may ask several times: its form, and then the page that says what became of it. Of a database that hangs it waits
 * for the first answer alone; who asks in the seconds after is told at once.
 */
function waitOnce(pool: pg.Pool): void {
  let restsUntil = 0
  // Each connection is given back with what went wrong on it.
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

/** What pg calls a query whose answer has not come in time. */
const silence = "Query read timeout"

function isSilence(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current.message === silence) return true
  return false
}

// Any number; it only has to differ from other advisory locks of this database.
const migrationLock = 7_111_101

/**
 * Brings the schema up to date; instances that boot together take turns. Forward only. Writes nothing when there is
 * nothing to do: an instance can start on a database that is read-only for a while.
 *
 * @throws SchemaTooNewError before anything is written, when the database is of a version that this one cannot work with
 * @param beforeUpgrade called in its turn when a database that is in use is about to be changed, and not for a new one
 */
export function migrateDatabase(
  connection: string | pg.ClientConfig,
  migrationsFolder: string,
  beforeUpgrade: () => Promise<void> = async () => {},
): Promise<void> {
  return withConnection(connection, async (client) => {
    await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0")
    // Ending the session gives it back, whatever state it is in.
    await client.query("select pg_advisory_lock($1)", [migrationLock])
    const last = await findLastMigration(client)
    // As the migrator itself decides it, but without creating its table first.
    const isBehind = ({ folderMillis }: { folderMillis: number }) => last === null || folderMillis > last
    if (last !== null) await checkSchemaAge(client, migrationsFolder, last)
    if (!readMigrationFiles({ migrationsFolder }).some(isBehind)) return
    if (last !== null) await beforeUpgrade()
    await recordSchemaAge(client, migrationsFolder)
    await migrate(drizzle(client), { migrationsFolder })
  })
}

/**
 * A connection for `work` alone, which may take as long as no visitor's query may; it is closed in every case. When it breaks, the
 * query that runs says so, or the next one, and not the process.
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

/** @returns when the last migration that the database has had was made, null for a new database */
async function findLastMigration(client: pg.Client): Promise<number | null> {
  const table = "drizzle.__drizzle_migrations"
  const known = await client.query("select to_regclass($1) is not null as exists", [table])
  if (!known.rows[0].exists) return null
  const { rows } = await client.query(`select max(created_at)::float8 as made from ${table}`)
  return rows[0].made
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
      current.message === notReplicated ||
      /timeout exceeded when trying to connect|^timeout expired$|Connection terminated|Query read timeout|Client has encountered a connection error/i.test(
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
