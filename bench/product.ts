import { type ChildProcess, spawn } from "node:child_process"
import { chmodSync, mkdtempSync, openSync, readFileSync, realpathSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type pg from "pg"
import { connectDatabase } from "#app/db/client.server.ts"
import { changeDirectoryStage } from "#app/features/settings/settings.server.ts"
import { createLog } from "#app/platform/log.ts"
import { startEmbeddedPostgres } from "#server/embedded-postgres/cluster.ts"
import { memoryEnv, memoryFlags, pinnedNode } from "../scripts/prepare.mjs"
import { startOn } from "./machine.ts"
import { fillMerchants } from "./merchant-data.ts"

export const rootDir = path.dirname(import.meta.dirname)
const longestStartMs = 180_000

export type BenchProduct = {
  origin: string
  dataDir: string
  readonly pid: number | undefined
  /** @returns milliseconds from the start of the process to the first 200 of /readyz */
  start(): Promise<number>
  stop(): Promise<void>
  /** Stops it and removes what it has stored. */
  remove(): Promise<void>
}

/**
 * The production build (`npm run build` must have run) in a process of its own. What it prints goes to a file: a pipe
 * would cost this process time that it measures.
 *
 * @param core where it and its embedded database run; undefined: anywhere
 */
export async function createProduct({
  core,
  env = {},
}: {
  core?: number
  env?: Record<string, string>
} = {}): Promise<BenchProduct> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const dataDir = realpathSync(mkdtempSync(path.join(tmpdir(), "guapcoin-bench-")))
  // Root hands its database to another user, who has to be able to enter.
  chmodSync(dataDir, 0o755)
  const printed = path.join(dataDir, "printed.log")
  let child: ChildProcess | undefined

  const product: BenchProduct = {
    origin,
    dataDir,
    get pid() {
      return child?.pid
    },
    async start() {
      const output = openSync(printed, "a")
      const started = performance.now()
      const running = spawn(...startOn(core, pinnedNode, [...memoryFlags, "server.ts"]), {
        cwd: rootDir,
        env: {
          ...process.env,
          ...memoryEnv,
          NODE_ENV: "production",
          HOST: "localhost",
          PORT: String(port),
          DATA_DIR: dataDir,
          DATABASE_URL: "",
          PUBLIC_URL: "",
          SMTP_URL: "",
          TRUST_PROXY: "",
          ADMIN_EMAIL: "bench@example.org",
          ADMIN_PASSWORD: "a long password of the benchmark",
          ...env,
        },
        // The channel tells the server to stop should this process be killed.
        stdio: ["ignore", output, output, "ipc"],
      })
      child = running
      while (!(await answers(`${origin}/readyz`))) {
        if (running.exitCode !== null || performance.now() - started > longestStartMs)
          throw new Error(`The product did not start:\n${readFileSync(printed, "utf8").slice(-2000)}`)
        await sleep(5)
      }
      return performance.now() - started
    },
    async stop() {
      if (child) await endProcess(child)
    },
    async remove() {
      await product.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  return product
}

/** What `seedProduct` has to know to reach the same database again: variables that `pg` reads. */
export type DatabaseVariables = { PGHOST: string; PGPORT: string; PGUSER: string; PGDATABASE: string }

/** Approved merchants, marked as samples, in a running product with an embedded database; its directory goes live. */
export async function seedProduct(
  { dataDir }: Pick<BenchProduct, "dataDir">,
  merchants: number,
): Promise<DatabaseVariables> {
  const { connection } = await startEmbeddedPostgres({ dataDir, mode: "join" })
  await seedDatabase(connection, merchants)
  const { host, port, user, database } = connection
  return { PGHOST: host, PGPORT: String(port), PGUSER: user, PGDATABASE: database }
}

export async function seedDatabase(connection: pg.PoolConfig, merchants: number): Promise<void> {
  const log = createLog((line) => process.stderr.write(line))
  const { db, pool, close } = connectDatabase(connection, log, { max: 1 })
  try {
    await fillMerchants(pool, merchants)
    const marked = "update merchant_requests set description = 'Sample data of a benchmark. ' || description"
    // The product's own limits are for visitors.
    await pool.query("set statement_timeout = 0")
    await pool.query({ text: marked, query_timeout: 600_000 } as pg.QueryConfig)
    await changeDirectoryStage(db, "live", { id: "bench", name: "bench" }, new Date())
  } finally {
    await close()
  }
}

/** SIGTERM, and SIGKILL for what has not gone after ten seconds. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  child.kill("SIGTERM")
  const timer = setTimeout(() => child.kill("SIGKILL"), 10_000)
  await gone
  clearTimeout(timer)
}

/** Waits until an address answers with success. @throws after three minutes */
export async function untilItAnswers(url: string): Promise<void> {
  const deadline = performance.now() + longestStartMs
  while (!(await answers(url))) {
    if (performance.now() > deadline) throw new Error(`${url} does not answer`)
    await sleep(20)
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url)
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once("error", reject)
    probe.listen(0, "localhost", () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0))
    })
  })
}
