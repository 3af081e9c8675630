import { spawnSync } from "node:child_process"
import {
  chmodSync,
  existsSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import { findBinaries } from "../../src/binaries.ts"
import { chooseServerUser } from "../../src/server-user.ts"
import {
  afterThisTest,
  copyWithoutLinks,
  isRoot,
  postmasterPid,
  programNotes,
  query,
  start,
  temporaryFolder,
} from "../test-support.ts"

/** A database moves here only from the same file system; the temporary files may be on another one. */
const systemDisk = "/var/lib"
/** A folder on another file system: the temporary files, or memory. */
const otherDisk = [tmpdir(), "/dev/shm"].find(
  (folder) => existsSync(folder) && statSync(folder).dev !== statSync(systemDisk).dev,
)

test("the libraries' links are created where install scripts were blocked", () => {
  const bin = copyWithoutLinks(join(temporaryFolder(), "native"))
  expect(spawnSync(join(bin, "postgres"), ["--version"]).status).not.toBe(0)
  const notes: string[] = []
  const user = chooseServerUser(undefined)
  const found = findBinaries({ user, copiesFolder: temporaryFolder(), binDir: bin, notes })
  expect(found.folder).toBe(bin)
  expect(found.version).toMatch(/^\d+\.\d+$/)
  expect(notes).toEqual([])
})

test("a folder without PostgreSQL is refused with advice", () => {
  const search = { user: undefined, copiesFolder: temporaryFolder(), binDir: temporaryFolder(), notes: [] }
  expect(() => findBinaries(search)).toThrow(/No PostgreSQL program can run here.*PG_BIN_DIR.*DATABASE_URL/)
})

describe.runIf(isRoot)("as root", () => {
  // rmdir removes only empty folders: a real database of this machine may be there.
  afterAll(() => {
    for (const folder of ["/var/lib/guapcoin/clusters", "/var/lib/guapcoin"]) spawnSync("rmdir", [folder])
  })

  test("programs in a closed folder are copied once to a folder that the server's user can reach", () => {
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

  test("the database of a closed data folder is behind a link, and removing the link gives a new one", async () => {
    const dataDir = join(temporaryFolder(0o700), "data")
    const started = await start(dataDir, { durable: false })
    afterThisTest(() => rmSync(started.directory, { recursive: true }))
    expect(dirname(started.directory)).toBe("/var/lib/guapcoin/clusters")
    expect(readlinkSync(join(dataDir, "postgres"))).toBe(started.directory)
    expect(started.notes).toEqual([...programNotes(), expect.stringContaining(started.directory)])
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

  test("the database of a data folder that is closed later moves with all its rows and leaves a link", async () => {
    const dataDir = temporaryFolder(0o755, systemDisk)
    const before = await start(dataDir, { durable: false })
    await query(before.connection, "create table entry as select generate_series(1, 1000) as id")
    await before.stop()
    expect(before.directory).toBe(join(dataDir, "postgres"))
    chmodSync(dataDir, 0o700)

    const moved = await start(dataDir, { durable: false })
    afterThisTest(() => rmSync(moved.directory, { recursive: true }))
    expect(dirname(moved.directory)).toBe("/var/lib/guapcoin/clusters")
    expect(readlinkSync(join(dataDir, "postgres"))).toBe(moved.directory)
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    expect(moved.notes).toContainEqual(expect.stringMatching(/was moved from .*postgres to /))
    expect(await query(moved.connection, "select count(*)::int as rows from entry")).toEqual([{ rows: 1000 }])
    const joined = await start(dataDir, { mode: "join", durable: false })
    expect(joined.directory).toBe(moved.directory)
    await moved.stop()

    const again = await start(dataDir, { durable: false })
    expect(again.notes).toEqual([...programNotes(), `The database is kept in ${moved.directory}.`])
    await again.stop()
  })

  test.each([
    ["before the database moved", false],
    ["between the move and its link", true],
  ])("a process that was killed %s loses nothing", async (_, moved) => {
    const dataDir = temporaryFolder(0o755, systemDisk)
    const entry = join(dataDir, "postgres")
    const before = await start(dataDir, { durable: false })
    await query(before.connection, "create table entry as select 1 as id")
    await before.stop()
    chmodSync(dataDir, 0o700)
    const place = `${temporaryFolder(0o755, systemDisk)}/cluster`
    symlinkSync(place, `${entry}.link`)
    if (moved) renameSync(entry, place)

    const after = await start(dataDir, { durable: false })
    afterThisTest(() => rmSync(after.directory, { recursive: true }))
    expect(after.directory === place).toBe(moved)
    expect(await query(after.connection, "select id from entry")).toEqual([{ id: 1 }])
    expect(readdirSync(dataDir).filter((name) => name.startsWith("postgres."))).toEqual([
      "postgres.lock",
      "postgres.owner",
    ])
    await after.stop()
  })

  test.runIf(otherDisk)(
    "a closed data folder on a separate disk keeps its database, old or new",
    async () => {
      const dataDir = temporaryFolder(0o700, otherDisk)
      for (const attempt of ["new", "old"]) {
        chmodSync(dataDir, 0o700)
        const { directory, connection, stop } = await start(dataDir, { durable: false })
        expect(directory, attempt).toBe(join(dataDir, "postgres"))
        expect(statSync(dataDir).mode & 0o777).toBe(0o710)
        expect(await query(connection, "select 1 as one")).toEqual([{ one: 1 }])
        await stop()
      }
    },
  )

  test("a link to a missing database is an error and does not create a new database", async () => {
    const dataDir = join(temporaryFolder(0o700), "data")
    const started = await start(dataDir, { durable: false })
    await started.stop()
    rmSync(started.directory, { recursive: true })
    await expect(start(dataDir, { durable: false })).rejects.toThrow(/The database is missing/)
    expect(lstatSync(join(dataDir, "postgres")).isSymbolicLink()).toBe(true)
  })

  test("a database that became unreachable is an error with an explanation", async () => {
    const parent = temporaryFolder()
    const dataDir = join(parent, "data")
    const started = await start(dataDir, { durable: false })
    await started.stop()
    chmodSync(parent, 0o700)
    await expect(start(dataDir, { durable: false })).rejects.toThrow(/cannot enter .*chmod o\+x/)
    expect(existsSync(join(started.directory, "PG_VERSION"))).toBe(true)
  })

  test("the server runs as an unprivileged user, the owner of the database if it has one", async () => {
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
    // A copy that root restored belongs to root, who may not run the server.
    spawnSync("chown", ["-R", "0:0", join(dataDir, "postgres")])
    expect(await uidAfterStart()).toBe(usual)
  })
})
