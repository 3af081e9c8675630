import pg from "pg"
import { afterAll, beforeAll, inject } from "vitest"
import { connectDatabase, type DatabaseClient } from "#app/lib/db/client.server.ts"
import { createLog } from "#app/lib/log/log.ts"
import { withDatabase } from "./postgres-setup.ts"

export const silentLog = createLog(() => {})

/**
 * Creates a database for one test file, migrated and empty. It is dropped after the last test.
 *
 * @param template another database to copy: 'template1' for one without any tables
 */
export async function createTestDatabase(
  template = inject("template"),
): Promise<{ name: string; connection: pg.PoolConfig; url: string; drop(): Promise<void> }> {
  const server = inject("postgres")
  const name = `guapcoin_test_${process.pid}_${Math.random().toString(36).slice(2)}`
  const admin = new pg.Client(server)
  await admin.connect()
  await admin.query(`create database ${name} template ${template}`)
  await admin.end()
  return {
    name,
    connection: withDatabase(server, name),
    url: databaseUrl(server, name),
    drop: () => dropDatabase(server, name),
  }
}

/** The DATABASE_URL of a database on the test server. The embedded server listens on a socket only. */
export function databaseUrl(server: ReturnType<typeof inject<"postgres">>, name: string): string {
  const { connectionString, host = "", port = "", user = "" } = withDatabase(server, name)
  return (
    connectionString ??
    `postgres://${user}@localhost/${name}?${new URLSearchParams({ host, port: String(port) })}`
  )
}

/**
 * Drops a database and ends its connections. An autovacuum worker may be running in it. Only a superuser can end that one, so
 * the function retries until it is done, for up to 5 s.
 */
export async function dropDatabase(server: pg.ClientConfig, name: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        await client.query(`drop database if exists ${name} with (force)`)
        return
      } catch (error) {
        if ((error as { code?: string }).code !== "42501" || attempt === 50) throw error
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  } finally {
    await client.end()
  }
}

/** Use in a describe or at the top of a test file: `const database = useDatabase()`, then `database.db` inside tests. */
export function useDatabase(): DatabaseClient {
  const handle = {} as DatabaseClient
  let drop: () => Promise<void>
  beforeAll(async () => {
    const created = await createTestDatabase()
    drop = created.drop
    Object.assign(handle, connectDatabase(created.connection, silentLog))
  })
  afterAll(async () => {
    await handle.close?.()
    await drop?.()
  })
  return handle
}
