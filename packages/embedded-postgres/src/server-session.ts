import { setTimeout as sleep } from "node:timers/promises"
import { Client, type ClientConfig } from "pg"
import { EmbeddedPostgresError } from "./errors.ts"
import type { ServerProcess } from "./guardian.ts"
import { SUPERUSER } from "./server-settings.ts"

export type ServerAddress = { host: string; port: number }

/**
 * Overrides what `pg` would take from PGSSLMODE, PGSSLNEGOTIATION, PGOPTIONS, PGCLIENTENCODING and PGREPLICATION, which are meant
 * for other servers. Each value is the server's own default; an empty one would count as not given.
 */
export const ignoringEnvironment = {
  ssl: false,
  sslnegotiation: "postgres",
  options: "-c DateStyle=ISO",
  client_encoding: "UTF8",
  replication: "false",
} as const

/** Errors of a server that is not available now: no socket, no listener, starting or stopping, all connection slots taken. */
const NOT_NOW = new Set(["ENOENT", "ECONNREFUSED", "ECONNRESET", "EPIPE", "57P01", "57P03", "53300"])

export function isNotNow(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return code ? NOT_NOW.has(code) : /timeout expired|terminated unexpectedly/.test(message ?? "")
}

/** Waits for a starting server for as long as crash recovery takes; rejects when the server ends first. */
export async function waitUntilReady(server: ServerProcess, address: ServerAddress, durable: boolean) {
  // Raced against each attempt: an attempt on a dying server may never get an answer.
  const ended = server.exited.then((exit): never => {
    throw new EmbeddedPostgresError(`PostgreSQL stopped while starting (${exit}): ${server.startLog()}`)
  })
  // The pause grows because every refused attempt is a line in the server's log, and crash recovery may take a minute.
  for (let pause = 10; ; pause = Math.min(pause * 1.5, 500)) {
    try {
      return await Promise.race([checkServer(address, durable), ended])
    } catch (error) {
      if (!isNotNow(error)) throw error
    }
    await Promise.race([sleep(pause), ended])
  }
}

/** Checks that the durability settings are on, if required, and returns the server's version. */
export async function checkServer(address: ServerAddress, durable: boolean): Promise<string> {
  return withSuperuser(address, async (client) => {
    const { rows } = await client.query(
      "select name, setting from pg_settings where name in ('server_version', 'fsync', 'full_page_writes', 'synchronous_commit')",
    )
    const settings = Object.fromEntries(rows.map((row) => [row.name, row.setting]))
    const off = ["fsync", "full_page_writes", "synchronous_commit"].filter((name) => settings[name] === "off")
    if (durable && off.length > 0) {
      throw new EmbeddedPostgresError(
        `The PostgreSQL server in ${address.host} runs with ${off.join(", ")} switched off and would lose data in a power cut. Stop it and start it again.`,
      )
    }
    return settings.server_version.split(" ")[0]
  })
}

/**
 * The application's role owns its database and is no superuser, so that an SQL injection cannot run programs or read files.
 * REPLICATION is for physical backups, CREATEDB for the tests' template databases. Its failed statements stay out of the server's
 * log, because their messages may quote user input; the application logs them itself.
 */
export async function createDatabase(address: ServerAddress, name: string): Promise<void> {
  await withSuperuser(address, async (client) => {
    const { rows } = await client.query(
      `select exists(select from pg_roles where rolname = '${name}') as role,
        exists(select from pg_database where datname = '${name}') as database`,
    )
    if (!rows[0].role) {
      await client.query(
        `create role ${name} login createdb replication; alter role ${name} set log_min_messages = log`,
      )
    }
    if (!rows[0].database) {
      await client.query(`create database ${name} owner ${name} encoding 'UTF8' template template0`)
    }
  })
}

async function withSuperuser<T>(address: ServerAddress, work: (client: Client) => Promise<T>): Promise<T> {
  const config: ClientConfig = {
    ...address,
    ...ignoringEnvironment,
    user: SUPERUSER,
    database: "postgres",
    options: "-c statement_timeout=30s",
    connectionTimeoutMillis: 2_000,
    query_timeout: 35_000,
  }
  const client = new Client(config)
  client.on("error", () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
