import path from "node:path"
import { sql } from "drizzle-orm"
import type pg from "pg"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestDatabase, silentLog } from "#test/database.ts"
import { connectDatabase, type DatabaseClient, migrateDatabase, sqlState } from "./client.server.ts"

describe("a transaction", () => {
  let client: DatabaseClient
  let drop: () => Promise<void>
  beforeAll(async () => {
    const created = await createTestDatabase()
    drop = created.drop
    client = connectDatabase(created.connection, silentLog, { max: 1 })
  })
  afterAll(async () => {
    await client.close()
    await drop()
  })

  /** The connection breaks, and nobody has noticed when it is used next. */
  async function breakConnection() {
    const held = await client.pool.connect()
    held.release()
    const { connection } = held as unknown as { connection: pg.Connection }
    connection.stream.destroy()
  }

  test.each([1, 2, 3])(
    "on a connection that is broken fails and gives the connection back (%i)",
    async () => {
      await breakConnection()
      await expect(client.db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
      expect(client.pool.totalCount - client.pool.idleCount).toBe(0)
      const answer = await client.db.transaction((tx) => tx.execute(sql`select 2 as two`))
      expect(answer.rows).toEqual([{ two: 2 }])
    },
  )

  test("that is refused for a reason of its own keeps the connection for the next one, and writes nothing", async () => {
    await client.db.execute(sql`create temp table notes (id int)`)
    const refusal = new Error("no")
    await expect(
      client.db.transaction(async (tx) => {
        await tx.execute(sql`insert into notes values (1)`)
        throw refusal
      }),
    ).rejects.toBe(refusal)
    const { rows } = await client.db.execute(sql`select count(*)::int as count from notes`)
    expect(rows).toEqual([{ count: 0 }])
  })
})

describe("the schema", () => {
  const folder = path.join(import.meta.dirname, "migrations")
  let client: DatabaseClient
  let drop: () => Promise<void>
  beforeAll(async () => {
    const created = await createTestDatabase()
    drop = created.drop
    client = connectDatabase(
      { ...created.connection, options: "-c default_transaction_read_only=on" },
      silentLog,
    )
  })
  afterAll(async () => {
    await client.close()
    await drop()
  })

  test("that is up to date is left alone, so that an instance can start on a read-only database", async () => {
    await expect(migrateDatabase(client.pool, folder)).resolves.toBeUndefined()
  })

  test("that is older is not: a read-only database refuses", async () => {
    await client.db.transaction(async (tx) => {
      await tx.execute(sql`set transaction read write`)
      await tx.execute(sql`
        delete from drizzle.__drizzle_migrations
        where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`)
    })
    const refusal: unknown = await migrateDatabase(client.pool, folder).catch((error: unknown) => error)
    expect(sqlState(refusal)).toBe("25006")
  })
})
