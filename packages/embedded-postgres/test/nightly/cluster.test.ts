import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import { expect, test, vi } from "vitest"
import { EmbeddedPostgresError } from "../../src/cluster.ts"
import { ignoringEnvironment } from "../../src/server-session.ts"
import { afterThisTest, nothingRunsIn, programNotes, query, start, temporaryFolder } from "../test-support.ts"

test("a new folder becomes a durable UTF-8 database, and a row survives a restart", async () => {
  const dataDir = temporaryFolder()
  mkdirSync(join(dataDir, "postgres.new-killed", "base"), { recursive: true })
  const first = await start(dataDir)
  expect(readdirSync(dataDir).sort()).toEqual(["postgres", "postgres.lock", "postgres.owner"])
  expect(first).toMatchObject({
    owned: true,
    notes: programNotes(),
    directory: join(dataDir, "postgres"),
  })
  expect(first.connection).toEqual({
    host: first.directory,
    port: 5432,
    user: "guapcoin",
    database: "guapcoin",
    ...ignoringEnvironment,
  })
  const [settings] = await query(
    first.connection,
    `select current_setting('fsync') fsync, current_setting('full_page_writes') pages,
      current_setting('synchronous_commit') commit, current_setting('data_checksums') checksums,
      current_setting('server_encoding') encoding, current_setting('listen_addresses') tcp,
      current_setting('server_version') version, current_setting('is_superuser') superuser`,
  )
  expect(settings).toMatchObject({ fsync: "on", pages: "on", commit: "on", checksums: "on" })
  expect(settings).toMatchObject({ encoding: "UTF8", tcp: "", superuser: "off" })
  expect(String(settings?.version).split(" ")[0]).toBe(first.serverVersion)
  await query(first.connection, "create table entry as select 'kept' as word")
  await first.stop()
  await nothingRunsIn(first.directory)

  const second = await start(dataDir)
  expect(await query(second.connection, "select word from entry")).toEqual([{ word: "kept" }])
})

test("database, role and cluster get the requested name; a name that would need quoting is refused", async () => {
  const { connection } = await start(temporaryFolder(), { name: "notes_2", durable: false })
  expect(connection).toMatchObject({ user: "notes_2", database: "notes_2" })
  expect(await query(connection, "select current_setting('cluster_name') as cluster")).toEqual([
    { cluster: "notes_2" },
  ])
  await expect(start(temporaryFolder(), { name: 'a"; drop' })).rejects.toThrow(/no name for a database/)
})

test("trigrams keep non-ASCII letters, and lower() handles them", async () => {
  const { connection } = await start(temporaryFolder(), { durable: false })
  await query(connection, "create extension pg_trgm")
  const [row] = await query(connection, "select show_trgm('Ọ̀YỌ́ ɗan') as trigrams, lower('ÉẸƊ') as small")
  const trigrams = row?.trigrams as string[]
  expect(trigrams).toHaveLength(new Set(trigrams).size)
  expect(row?.small).toBe("éẹɗ")
  // Trigrams of more than three bytes are shown as hashes, so the test compares different letters.
  const [similar] = await query(
    connection,
    "select similarity('ọyọ', 'ọyọ') as same, similarity('ọyọ', 'ẹyẹ') as other, show_trgm('ɗ') as letter",
  )
  expect(similar).toMatchObject({ same: 1, other: 0 })
  expect(similar?.letter).toHaveLength(2)
})

test("neither the environment nor a configuration file turns durability off", async () => {
  const dataDir = temporaryFolder()
  const { directory, stop } = await start(dataDir)
  await stop()
  writeFileSync(join(directory, "postgresql.auto.conf"), "fsync = off\nfull_page_writes = off\n")
  vi.stubEnv("PGOPTIONS", "-c fsync=off")
  vi.stubEnv("PGSSLMODE", "require")
  vi.stubEnv("PGPORT", "1")
  vi.stubEnv("DURABLE", "false")
  afterThisTest(() => vi.unstubAllEnvs())
  const postgres = await start(dataDir)
  vi.unstubAllEnvs()
  const sql = "select current_setting('fsync') fsync, current_setting('full_page_writes') pages"
  expect(await query(postgres.connection, sql)).toEqual([{ fsync: "on", pages: "on" }])
})

test("PG* variables meant for other servers neither prevent a start nor redirect its clients", async () => {
  const strays = {
    PGHOST: "db.example.org",
    PGPORT: "1",
    PGUSER: "somebody",
    PGDATABASE: "elsewhere",
    PGPASSWORD: "wrong",
    PGSSLMODE: "require",
    PGSSLNEGOTIATION: "direct",
    PGOPTIONS: "-c no_such_setting=1",
    PGCLIENTENCODING: "LATIN1",
    PGREPLICATION: "database",
    PGAPPNAME: "stray",
    PGDATA: "/nonexistent",
    PGTZ: "Mars/Olympus",
  }
  for (const [name, value] of Object.entries(strays)) vi.stubEnv(name, value)
  afterThisTest(() => vi.unstubAllEnvs())
  const dataDir = temporaryFolder()
  const own = await start(dataDir, { durable: false })
  const joined = await start(dataDir, { mode: "join", durable: false })
  for (const { connection } of [own, joined]) {
    const client = new Client(connection)
    await client.connect()
    const { rows } = await client.query(
      "select current_user::text as name, current_setting('client_encoding') as encoding, 'Ọ̀yọ́' as word",
    )
    await client.end()
    expect(rows).toEqual([{ name: "guapcoin", encoding: "UTF8", word: "Ọ̀yọ́" }])
  }
})

test("a server without durability is refused by a process that wants to join it with durability", async () => {
  const dataDir = temporaryFolder()
  await start(dataDir, { durable: false })
  await expect(start(dataDir, { mode: "join" })).rejects.toThrow(/fsync.*switched off/)
})

test("a database of another major version is refused with both versions and advice", async () => {
  const dataDir = temporaryFolder()
  mkdirSync(join(dataDir, "postgres"))
  writeFileSync(join(dataDir, "postgres", "PG_VERSION"), "13\n")
  const refusal = start(dataDir)
  await expect(refusal).rejects.toThrow(EmbeddedPostgresError)
  await expect(refusal).rejects.toThrow(
    /by PostgreSQL 13, but .* are PostgreSQL \d\d\. .*PG_BIN_DIR.*DATABASE_URL/,
  )
})

test("a folder with other content is not touched", async () => {
  const dataDir = temporaryFolder()
  mkdirSync(join(dataDir, "postgres"))
  writeFileSync(join(dataDir, "postgres", "letter.txt"), "dear")
  await expect(start(dataDir)).rejects.toThrow(/not empty and not a database/)
  expect(readFileSync(join(dataDir, "postgres", "letter.txt"), "utf8")).toBe("dear")
})

test("a deep path with spaces, quotes, commas and non-ASCII letters works", async () => {
  // A separate name: concurrent tests have folders there, too.
  const name = "deep_path"
  const socketFolders = () => readdirSync(tmpdir()).filter((entry) => entry.startsWith(`${name}-`))
  const before = socketFolders()
  const dataDir = join(temporaryFolder(), `it's "a" folder, ọ̀yọ́`, "deep".repeat(20))
  const owner = await start(dataDir, { name, durable: false })
  expect(owner.connection.host).not.toBe(owner.directory)
  const joined = await start(dataDir, { name, mode: "join", durable: false })
  expect(joined.connection).toEqual(owner.connection)
  expect(await query(joined.connection, "select 1 as one")).toEqual([{ one: 1 }])
  await owner.stop()
  expect(socketFolders()).toEqual(before)
})

test("user input stays out of the server's log, and the server's own errors are logged", async () => {
  const { connection, directory, stop } = await start(temporaryFolder(), { durable: false })
  await query(connection, "create table person (email text unique)")
  const insert = "insert into person values ('ada@example.org')"
  await query(connection, insert)
  await expect(query(connection, insert)).rejects.toThrow(/duplicate key/)
  await expect(query(connection, "select 'ada@example.org'::int")).rejects.toThrow(/invalid input syntax/)
  await stop()
  const logs = readdirSync(join(directory, "log")).map((name) =>
    readFileSync(join(directory, "log", name), "utf8"),
  )
  expect(logs.join()).toContain("shut down")
  expect(logs.join()).not.toContain("ada@")
})
