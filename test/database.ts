import pg from "pg"
import { afterAll, beforeAll, inject } from "vitest"
import { connectDatabase, type DatabaseClient } from "#app/db/client.server.ts"
import { createLog } from "#app/platform/log.ts"
import { withDatabase } from "./postgres-setup.ts"

export const silentLog = createLog(() => {})

/** A database of the test file's own, migrated and empty; gone after its last test. */
export async function createTestDatabase(): Promise<{ connection: pg.PoolConfig; drop(): Promise<void> }> {
  const server = inject("postgres")
  const name = `guapcoin_test_${process.pid}_${Math.random().toString(36).slice(2)}`
  const admin = new pg.Client(server)
  await admin.connect()
  await admin.query(`create database ${name} template ${inject("template")}`)
  await admin.end()
  return {
    connection: withDatabase(server, name),
    async drop() {
      const client = new pg.Client(server)
      await client.connect()
      await client.query(`drop database if exists ${name} with (force)`)
      await client.end()
    },
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
