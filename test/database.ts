import pg from "pg"
import { afterAll, beforeAll, inject } from "vitest"
import { connectDatabase, type DatabaseClient } from "#app/lib/db/client.server.ts"
import { createLog } from "#app/lib/log/log.ts"
import { withDatabase } from "./postgres-setup.ts"

export const silentLog = createLog(() => {})

/**
 * A database of the test file's own, migrated and empty; gone after its last test.
 *
 * @param template another one to copy: 'template1' for a database with nothing in it, not even tables
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

/** A database of the test server as DATABASE_URL says it. The embedded server listens on a socket alone. */
export function databaseUrl(server: ReturnType<typeof inject<"postgres">>, name: string): string {
  const { connectionString, host = "", port = "", user = "" } = withDatabase(server, name)
  return (
    connectionString ??
    `postgres://${user}@localhost/${name}?${new URLSearchParams({ host, port: String(port) })}`
  )
}

/**
 * Drops a database and ends whatever is connected to it. The server's own cleaner may be at work there, which an account
 * that is no superuser cannot end: it is gone a moment later.
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
