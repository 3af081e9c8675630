import { mkdirSync, readFileSync, realpathSync, rmdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { expect, test } from "vitest"
import { type EmbeddedPostgresError, FolderInUseError } from "../../src/cluster.ts"
import { readPostmaster } from "../../src/postmaster-pid.ts"
import {
  ANOTHER_CONTAINER,
  canMakeContainers,
  guardiansOf,
  kill,
  nothingRunsIn,
  postmasterPid,
  query,
  spawnOwner,
  start,
  temporaryFolder,
  until,
} from "../test-support.ts"

test("after kill -9 of the owner its server ends, and the next start has every acknowledged row", async () => {
  const dataDir = temporaryFolder()
  for (let round = 0; round < 3; round++) {
    const owner = await spawnOwner(dataDir, 1_000_000)
    await until(() => owner.lines.length > 100, "rows")
    owner.process.kill("SIGKILL")
    await owner.ended
    const directory = realpathSync(join(dataDir, "postgres"))
    // The last round does not wait: the next start does that itself.
    if (round < 2) await nothingRunsIn(directory)
    const acknowledged = owner.lines.slice(1).map(Number)
    const next = await start(dataDir)
    const rows = await query(next.connection, "select id::int from entry")
    const kept = new Set(rows.map((row) => row.id))
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    await next.stop()
  }
})

test("one of two concurrent starts on an empty folder wins; all others are told which process to stop", async () => {
  const dataDir = temporaryFolder()
  const racing = [spawnOwner(dataDir), spawnOwner(dataDir)]
  // An owner without output has lost, and may have ended before the other began.
  const winner = await Promise.any(
    racing.map(async (one) => {
      const owner = await one
      if (owner.lines.length === 0) throw new Error(owner.errors.join("\n"))
      return owner
    }),
  )
  const [fromHere, fromAnotherContainer] = await Promise.all([
    start(dataDir).catch((error: Error) => error),
    // The lock must work where process ids mean nothing: a rolling update may mount one volume twice.
    canMakeContainers ? spawnOwner(dataDir, 0, ANOTHER_CONTAINER) : undefined,
  ])
  const advice = `${dataDir} is in use by process ${winner.process.pid}. Stop that process first`
  expect(fromHere).toBeInstanceOf(FolderInUseError)
  expect((fromHere as Error).message).toContain(advice)
  const losers = [...(await Promise.all(racing)), fromAnotherContainer].filter(
    (owner) => owner && owner !== winner,
  )
  for (const loser of losers)
    expect(loser?.errors.join("\n")).toContain(`FolderInUseError: The data folder ${advice}`)
  // The cluster is intact: the winner works, and the next start finds its rows.
  const { connection } = JSON.parse(winner.lines[0] ?? "")
  await query(connection, "insert into entry (at) values ('noon')")
  winner.process.kill("SIGTERM")
  await winner.ended
  const next = await start(dataDir)
  expect(await query(next.connection, "select at from entry")).toEqual([{ at: "noon" }])
})

test("an owner file that cannot be written, as on a full disk, prevents no start", async () => {
  const dataDir = temporaryFolder()
  mkdirSync(join(dataDir, "postgres.owner"))
  await (await start(dataDir, { durable: false })).stop()
  rmdirSync(join(dataDir, "postgres.owner"))
  await start(dataDir, { durable: false })
})

test("a second owner in the same process is refused too, and stop() lets the next one start", async () => {
  const dataDir = temporaryFolder()
  const first = await start(dataDir, { durable: false })
  const second = start(dataDir, { durable: false })
  await sleep(300)
  const pid = postmasterPid(first)
  await first.stop()
  expect((await second).owned).toBe(true)
  expect(postmasterPid(await second)).not.toBe(pid)
})

test("a process that joins uses the running server and leaves it running", async () => {
  const dataDir = temporaryFolder()
  const owner = await spawnOwner(dataDir)
  const joined = await start(dataDir, { mode: "join" })
  expect(joined.owned).toBe(false)
  await query(joined.connection, "insert into entry (at) values ('joined')")
  await joined.stop()
  const { connection } = JSON.parse(owner.lines[0] ?? "")
  expect(await query(connection, "select at from entry")).toEqual([{ at: "joined" }])
})

test("Ctrl-C in the terminal reaches the owner but not its server", async () => {
  const owner = await spawnOwner(temporaryFolder())
  const { connection } = JSON.parse(owner.lines[0] ?? "")
  process.kill(-(owner.process.pid ?? 0), "SIGINT")
  await until(() => owner.lines.includes("SIGINT"), "the signal")
  await sleep(100)
  expect(await query(connection, "select 1 as one")).toEqual([{ one: 1 }])
})

test("a process that joins a folder without a server becomes its owner", async () => {
  const postgres = await start(temporaryFolder(), { mode: "join", durable: false })
  expect(postgres.owned).toBe(true)
})

test("a concurrent start and join on an empty folder get the same server", async () => {
  const dataDir = temporaryFolder()
  const [one, other] = await Promise.all([
    start(dataDir, { mode: "join", durable: false }),
    start(dataDir, { mode: "join", durable: false }),
  ])
  expect(one.connection).toEqual(other.connection)
  expect([one.owned, other.owned].filter(Boolean)).toHaveLength(1)
})

test("a pid file whose id belongs to another program now does not prevent the start", async () => {
  const dataDir = temporaryFolder()
  const first = await start(dataDir, { durable: false })
  const pidFile = join(first.directory, "postmaster.pid")
  const socketLock = join(first.directory, ".s.PGSQL.5432.lock")
  const stale = [pidFile, socketLock].map((file) => [file, readFileSync(file, "utf8")] as const)
  await first.stop()
  for (const [file, text] of stale) writeFileSync(file, text.replace(/^\d+/, String(process.pid)))
  const second = await start(dataDir, { durable: false })
  expect(await query(second.connection, "select 1 as one")).toEqual([{ one: 1 }])
})

test("a pid file of a dead process does not prevent the start", async () => {
  const dataDir = temporaryFolder()
  const first = await start(dataDir, { durable: false })
  const pidFile = join(first.directory, "postmaster.pid")
  const text = readFileSync(pidFile, "utf8")
  await first.stop()
  writeFileSync(pidFile, text)
  const second = await start(dataDir, { durable: false })
  expect(postmasterPid(second)).not.toBe(Number(text.split("\n")[0]))
})

test("a server that dies is restarted under the same address", async () => {
  const exits: string[] = []
  const postgres = await start(temporaryFolder(), { onRestart: (exit) => exits.push(exit) })
  await query(postgres.connection, "create table entry as select 1 as id")
  kill(postmasterPid(postgres))
  await until(() => exits.length > 0, "the restart")
  expect(exits[0]).toBe("signal 9")
  expect(await query(postgres.connection, "select id from entry")).toEqual([{ id: 1 }])
  await postgres.stop()
  await nothingRunsIn(postgres.directory)
})

test("a server is restarted completely when one of its processes dies", async () => {
  const exits: string[] = []
  const postgres = await start(temporaryFolder(), { onRestart: (exit) => exits.push(exit) })
  await query(postgres.connection, "create table entry as select 1 as id")
  const before = postmasterPid(postgres)
  const client = new Client(postgres.connection)
  client.on("error", () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid")
  for (const { pid } of rows) kill(pid)
  await until(() => exits.length > 0, "the restart")
  expect(exits[0]).toBe("exit code 1")
  expect(postmasterPid(postgres)).not.toBe(before)
  expect(await query(postgres.connection, "select id from entry")).toEqual([{ id: 1 }])
})

test("a server whose guardian is killed is stopped by the guardian's watcher and restarted", async () => {
  const exits: string[] = []
  const postgres = await start(temporaryFolder(), { durable: false, onRestart: (exit) => exits.push(exit) })
  const [guardian] = guardiansOf(postgres.directory)
  kill(guardian ?? 0)
  await until(() => exits.length > 0, "the restart")
  expect(await query(postgres.connection, "select 1 as one")).toEqual([{ one: 1 }])
  await postgres.stop()
  await nothingRunsIn(postgres.directory)
})

test("a stop during a restart leaves nothing behind", async () => {
  const dataDir = temporaryFolder()
  for (const delay of [0, 60, 120, 180, 240]) {
    const postgres = await start(dataDir, { durable: false })
    kill(postmasterPid(postgres))
    await sleep(delay)
    await postgres.stop()
    await nothingRunsIn(postgres.directory)
  }
})

test("a server that keeps dying is given up with an error, and the folder is free again", async () => {
  const dataDir = temporaryFolder()
  let restarts = 0
  let failure: EmbeddedPostgresError | undefined
  const postgres = await start(dataDir, {
    durable: false,
    onRestart: () => {
      restarts++
    },
    onGiveUp: (error) => {
      failure = error
    },
  })
  while (!failure) {
    const server = readPostmaster(postgres.directory)
    if (server) kill(server.pid)
    await sleep(50)
  }
  expect(failure.message).toMatch(/died 6 times within a minute/)
  expect(restarts).toBeLessThanOrEqual(5)
  const next = await start(dataDir, { durable: false })
  expect(next.owned).toBe(true)
})
