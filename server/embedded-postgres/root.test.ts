import { spawnSync } from "node:child_process"
import { chmodSync, existsSync, lstatSync, readdirSync, readlinkSync, rmSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import { findBinaries } from "./binaries.ts"
import { chooseServerUser } from "./server-user.ts"
import {
  afterThisTest,
  copyWithoutLinks,
  isRoot,
  postmasterPid,
  query,
  start,
  temporaryFolder,
} from "./test-support.ts"

test("the libraries' links are made where install scripts were blocked", () => {
  const bin = copyWithoutLinks(join(temporaryFolder(), "native"))
  expect(spawnSync(join(bin, "postgres"), ["--version"]).status).not.toBe(0)
  const notes: string[] = []
  const user = chooseServerUser(undefined)
  const found = findBinaries({ user, copiesFolder: temporaryFolder(), binDir: bin, notes })
  expect(found.folder).toBe(bin)
  expect(found.version).toMatch(/^\d+\.\d+$/)
  expect(notes).toEqual([])
})

test("a folder without PostgreSQL is refused with a way out", () => {
  const search = { user: undefined, copiesFolder: temporaryFolder(), binDir: temporaryFolder(), notes: [] }
  expect(() => findBinaries(search)).toThrow(/No PostgreSQL program can run here.*PG_BIN_DIR.*DATABASE_URL/)
})

describe.runIf(isRoot)("as root", () => {
  // Only what is empty: a real database of this machine may live there.
  afterAll(() => {
    for (const folder of ["/var/lib/guapcoin/clusters", "/var/lib/guapcoin"]) spawnSync("rmdir", [folder])
  })

  test("programs in a closed folder are copied once to one the server's user can reach", () => {
    const bin = copyWithoutLinks(join(temporaryFolder(0o700), "native"))
    const copiesFolder = join(temporaryFolder(), "copies")
    const umask = process.umask(0o077)
    afterThisTest(() => process.umask(umask))
    const user = chooseServerUser(undefined)
    const notes: string[] = []
    const found = findBinaries({ user, copiesFolder, binDir: bin, notes })
    expect(found.folder).toBe(join(copiesFolder, `postgresql-${found.version}`, "bin"))
    expect(notes).toEqual([expect.stringContaining("were copied to")])
    expect(readdirSync(copiesFolder)).toHaveLength(1)
    const before = statSync(found.folder).ino
    findBinaries({ user, copiesFolder, binDir: bin, notes })
    expect(statSync(found.folder).ino).toBe(before)
  })

  test("the database of a closed data folder lives elsewhere, linked, and dies with the link", async () => {
    const dataDir = join(temporaryFolder(0o700), "data")
    const started = await start(dataDir, { durable: false })
    afterThisTest(() => rmSync(started.directory, { recursive: true }))
    expect(dirname(started.directory)).toBe("/var/lib/guapcoin/clusters")
    expect(readlinkSync(join(dataDir, "postgres"))).toBe(started.directory)
    expect(started.notes).toEqual([expect.stringContaining(started.directory)])
    await query(started.connection, "create table entry as select 1 as id")
    await started.stop()

    const again = await start(dataDir, { durable: false })
    expect(again.directory).toBe(started.directory)
    expect(await query(again.connection, "select id from entry")).toEqual([{ id: 1 }])
    await again.stop()

    rmSync(dataDir, { recursive: true })
    const fresh = await start(dataDir, { durable: false })
    afterThisTest(() => rmSync(fresh.directory, { recursive: true }))
    expect(fresh.directory).not.toBe(started.directory)
    await expect(query(fresh.connection, "select id from entry")).rejects.toThrow(/does not exist/)
  })

  test("a link whose database is gone is an error, never a fresh database", async () => {
    const dataDir = join(temporaryFolder(0o700), "data")
    const started = await start(dataDir, { durable: false })
    await started.stop()
    rmSync(started.directory, { recursive: true })
    await expect(start(dataDir, { durable: false })).rejects.toThrow(/The database is missing/)
    expect(lstatSync(join(dataDir, "postgres")).isSymbolicLink()).toBe(true)
  })

  test("a database that became unreachable is an error that explains itself", async () => {
    const parent = temporaryFolder()
    const dataDir = join(parent, "data")
    const started = await start(dataDir, { durable: false })
    await started.stop()
    chmodSync(parent, 0o700)
    await expect(start(dataDir, { durable: false })).rejects.toThrow(/cannot enter .*chmod o\+x/)
    expect(existsSync(join(started.directory, "PG_VERSION"))).toBe(true)
  })

  test("the server runs as an ordinary user, the owner of the database if it has one", async () => {
    const dataDir = temporaryFolder()
    const uidAfterStart = async () => {
      const postgres = await start(dataDir, { durable: false })
      const { uid } = statSync(`/proc/${postmasterPid(postgres)}`)
      expect(statSync(postgres.directory)).toMatchObject({ uid, mode: 0o40700 })
      await postgres.stop()
      return uid
    }
    const usual = chooseServerUser(undefined)?.uid
    expect(await uidAfterStart()).toBe(usual)
    spawnSync("chown", ["-R", "12345:12345", join(dataDir, "postgres")])
    expect(await uidAfterStart()).toBe(12345)
    // A copy that root restored belongs to root, who may not run it.
    spawnSync("chown", ["-R", "0:0", join(dataDir, "postgres")])
    expect(await uidAfterStart()).toBe(usual)
  })
})
