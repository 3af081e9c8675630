import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { type AddressInfo, createServer } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@guapcoin/embedded-postgres"
import { sql } from "drizzle-orm"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { copyMigrationsAndAdd } from "#test/added-migration.ts"
import { removeDataFolder } from "#test/data-folder.ts"
import { createTestDatabase, silentLog } from "#test/database.ts"
import { isOtherDay } from "#test/other-day.ts"
import { waitUntil } from "#test/wait-until.ts"
import {
  connectDatabase,
  type DatabaseClient,
  isDatabaseUnavailable,
  migrateDatabase,
  sqlState,
} from "./client.server.ts"
import { createKnownRead } from "./known-read.server.ts"

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

  /** Breaks the connection unnoticed before its next use. */
  async function breakConnection() {
    const held = await client.pool.connect()
    held.release()
    const { connection } = held as unknown as { connection: pg.Connection }
    connection.stream.destroy()
  }

  test.each([1, 2, 3])(
    "on a broken connection it fails and releases that connection to the pool (%i)",
    async () => {
      await breakConnection()
      await expect(client.db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
      expect(client.pool.totalCount - client.pool.idleCount).toBe(0)
      const answer = await client.db.transaction((tx) => tx.execute(sql`select 2 as two`))
      expect(answer.rows).toEqual([{ two: 2 }])
    },
  )

  test("a transaction refused for another reason keeps the connection, and writes nothing", async () => {
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

describe("a statement with values", () => {
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
  const prepared = async (part: string) => {
    const pattern = `%${part}%`
    const { rows } = await client.db.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements where statement like ${pattern} and statement not like '%pg_prepared%'`,
    )
    return rows.length
  }

  test("it is prepared the third time, also in a transaction; a statement without values never is", async () => {
    const ask = (db: Pick<DatabaseClient["db"], "execute">, value: number) =>
      db.execute(sql`select ${value}::int as often_sent`)
    await ask(client.db, 1)
    await client.db.transaction((tx) => ask(tx, 2))
    expect(await prepared("often_sent")).toBe(0)
    expect((await client.db.transaction((tx) => ask(tx, 3))).rows).toEqual([{ often_sent: 3 }])
    expect((await ask(client.db, 4)).rows).toEqual([{ often_sent: 4 }])
    expect(await prepared("often_sent")).toBe(1)
    // Statements sent once are not prepared.
    for (let number = 0; number < 500; number++)
      await client.db.execute(sql`select ${number}::int as ${sql.identifier(`sent_once_${number}`)}`)
    for (let time = 0; time < 3; time++) await client.db.execute(sql`select ${time}::int as later_often_sent`)
    expect([await prepared("sent_once"), await prepared("later_often_sent")]).toEqual([0, 1])
    for (let time = 0; time < 5; time++) await client.db.execute(sql`select 1 as without_values; select 2`)
    expect(await prepared("without_values")).toBe(0)
  })

  test("it is planned for its values each time", async () => {
    const { rows } = await client.pool.query({ text: "show plan_cache_mode" })
    expect(rows).toEqual([{ plan_cache_mode: "force_custom_plan" }])
  })

  test("after a column changed its type it fails once per connection, and is then prepared again", async () => {
    await client.db.execute(sql`create table cloths (width int)`)
    await client.db.execute(sql`insert into cloths values (3)`)
    const ask = () => client.db.execute(sql`select width from cloths where width::text = ${"3"}`)
    for (let time = 0; time < 4; time++) expect((await ask()).rows).toEqual([{ width: 3 }])
    await client.db.execute(sql`alter table cloths alter width type text`)
    await expect(ask()).rejects.toThrow()
    expect((await ask()).rows).toEqual([{ width: "3" }])
  })
})

describe("reads by anonymous visitors", () => {
  let client: DatabaseClient
  let drop: () => Promise<void>
  beforeAll(async () => {
    const created = await createTestDatabase()
    drop = created.drop
    client = connectDatabase(created.connection, silentLog)
  })
  afterAll(async () => {
    await client.close()
    await drop()
  })

  test.skipIf(isOtherDay)(
    "they end after 300 ms, without parallel workers, with an error that counts as an unavailable database",
    async () => {
      const { rows } = await client.publicReads.execute(sql`
      select current_setting('statement_timeout') as timeout, current_setting('max_parallel_workers_per_gather') as workers`)
      expect(rows).toEqual([{ timeout: "300ms", workers: "0" }])
      const slow: unknown = await client.publicReads.execute(sql`select pg_sleep(30)`).catch((error) => error)
      expect([sqlState(slow), isDatabaseUnavailable(slow)]).toEqual(["57014", true])
      expect((await client.db.execute(sql`show statement_timeout`)).rows).toEqual([
        { statement_timeout: "5s" },
      ])
    },
  )

  test("they use at most four connections, none of the main pool", async () => {
    const held = await Promise.all([1, 2, 3, 4].map(() => client.publicPool.connect()))
    let isAnswered = false
    const fifth = client.publicReads.execute(sql`select 1`).then(() => {
      isAnswered = true
    })
    const { rows } = await client.db.execute(sql`select 2 as two`)
    expect({ rows, isAnswered }).toEqual({ rows: [{ two: 2 }], isAnswered: false })
    for (const one of held) one.release()
    await fifth
  })

  test("they share the cache of their database", async () => {
    let value = "before"
    const known = createKnownRead("", 60_000, async () => value)
    const now = new Date()
    expect(await known.get(client.publicReads, now)).toBe("before")
    value = "after"
    expect(await known.get(client.db, now)).toBe("before")
    known.forget(client.db)
    expect(await known.get(client.publicReads, now)).toBe("after")
  })
})

test("a server that accepts a connection and does not answer counts as unavailable", async () => {
  const mute = createServer().listen(0, "127.0.0.1")
  await once(mute, "listening")
  const { port } = mute.address() as AddressInfo
  const client = new pg.Client({ host: "127.0.0.1", port, connectionTimeoutMillis: 50 })
  expect(await client.connect().catch((error: unknown) => error)).toSatisfy(isDatabaseUnavailable)
  mute.close()
})

describe("on a server whose synchronous standby is down", () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "guapcoin-standby-"))
  let server: EmbeddedPostgres
  let client: DatabaseClient
  let superuser: DatabaseClient
  beforeAll(async () => {
    server = await startEmbeddedPostgres({ dataDir, mode: "own" })
    client = connectDatabase(server.connection, silentLog)
    await client.pool.query("create table notes (note text)")
    superuser = connectDatabase({ ...server.connection, user: "postgres" }, silentLog)
    await superuser.pool.query("alter system set synchronous_standby_names = 'away'")
    await superuser.pool.query("select pg_reload_conf()")
    await waitUntil(async () => expect((await superuser.pool.query(standbys)).rows[0].names).toBe("away"))
  })
  afterAll(async () => {
    await client.close()
    await superuser.close()
    await server.stop()
    removeDataFolder(dataDir)
  })

  const standbys = "select current_setting('synchronous_standby_names') as names"
  const endWaiting = "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'"

  test.each([
    ["a transaction", () => client.db.transaction((tx) => tx.execute(sql`insert into notes values ('one')`))],
    ["a statement", () => client.db.execute(sql`insert into notes values ('two')`)],
  ])("%s counts as failed when its wait for the standby is ended", async (_, write) => {
    const writing = write().catch((error: unknown) => error)
    // Has the effect of the statement timeout.
    await expect.poll(async () => (await superuser.pool.query(endWaiting)).rowCount).toBe(1)
    expect(await writing).toSatisfy(isDatabaseUnavailable)
    expect(client.pool.totalCount).toBe(0)
  })
})

describe("the schema", () => {
  const folder = path.join(import.meta.dirname, "migrations")
  let readOnly: pg.PoolConfig
  let client: DatabaseClient
  let drop: () => Promise<void>
  beforeAll(async () => {
    const created = await createTestDatabase()
    drop = created.drop
    readOnly = { ...created.connection, options: "-c default_transaction_read_only=on" }
    client = connectDatabase(readOnly, silentLog)
  })
  afterAll(async () => {
    await client.close()
    await drop()
  })

  test("it is migrated without the timeouts of visitor queries", async () => {
    const slow = mkdtempSync(path.join(tmpdir(), "guapcoin-slow-"))
    copyMigrationsAndAdd(slow, "9999_slow", "select pg_sleep(0.6)")
    const created = await createTestDatabase()
    const limited = { ...created.connection, query_timeout: 300, options: "-c statement_timeout=300" }
    await expect(migrateDatabase(limited, slow)).resolves.toBeUndefined()
    await created.drop()
    rmSync(slow, { recursive: true })
  })

  test("it is unchanged if the step before an upgrade fails; a new database needs no such step", async () => {
    const next = mkdtempSync(path.join(tmpdir(), "guapcoin-next-"))
    copyMigrationsAndAdd(next, "9999_next", "create table next_things (id int)")
    const before = async () => {
      throw new Error("No room")
    }
    const there = "select to_regclass('next_things') is not null as there"
    const [used, fresh] = [await createTestDatabase(), await createTestDatabase("template1")]
    await expect(migrateDatabase(used.connection, next, before)).rejects.toThrow("No room")
    await expect(migrateDatabase(used.connection, folder, before)).resolves.toBeUndefined()
    await migrateDatabase(fresh.connection, next, before)
    for (const [{ connection, drop }, isThere] of [
      [used, false],
      [fresh, true],
    ] as const) {
      const looking = connectDatabase(connection, silentLog)
      expect((await looking.pool.query(there)).rows).toEqual([{ there: isThere }])
      await looking.close()
      await drop()
    }
    rmSync(next, { recursive: true })
  })

  test("an up-to-date schema is not written to, so that an instance can start on a read-only database", async () => {
    await expect(migrateDatabase(readOnly, folder)).resolves.toBeUndefined()
  })

  test("an older schema on a read-only database is an error", async () => {
    await client.db.transaction(async (tx) => {
      await tx.execute(sql`set transaction read write`)
      await tx.execute(sql`
        delete from drizzle.__drizzle_migrations
        where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`)
    })
    const refusal: unknown = await migrateDatabase(readOnly, folder).catch((error: unknown) => error)
    expect(sqlState(refusal)).toBe("25006")
  })
})
