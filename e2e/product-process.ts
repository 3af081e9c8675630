import { type ChildProcess, spawn } from "node:child_process"
import { chmodSync, mkdtempSync, openSync, readFileSync, realpathSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { removeDataFolder } from "#test/data-folder.ts"
import { memoryEnv, memoryFlags, pinnedNode, rootDir } from "../scripts/prepare.mjs"

/** Longer than creating an embedded database takes on a busy machine. */
const longestStartMs = 60_000

export const admin = { email: "ada.admin@example.org", password: "woven gold on dark cloth" }

export type ProductProcess = {
  origin: string
  dataDir: string
  /** Server process of the last start. */
  readonly pid: number | undefined
  /** All output so far, of all its starts. */
  output(): string
  /** @returns milliseconds until it was ready for visitors */
  start(): Promise<number>
  /** Resolves when the process has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

/**
 * The real product: the built server in a separate process, with its own port and data folder, or that of DATA_DIR. Its
 * output goes to a file: a pipe would cost CPU time of this process, which may be measuring.
 *
 * @param below a program that starts it, with its arguments
 */
export async function createProductProcess(
  env: Record<string, string> = {},
  below: string[] = [],
): Promise<ProductProcess> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const dataDir = env.DATA_DIR ?? realpathSync(mkdtempSync(path.join(tmpdir(), "guapcoin-e2e-")))
  // As root, the database runs as another user, who needs access.
  chmodSync(dataDir, 0o755)
  // Not in the data folder, whose disk may be full.
  const logDir = mkdtempSync(path.join(tmpdir(), "guapcoin-e2e-log-"))
  const printed = path.join(logDir, "printed.log")
  const log = openSync(printed, "a")

  let child: ChildProcess | undefined
  const output = () => readFileSync(printed, "utf8")

  const product: ProductProcess = {
    origin,
    dataDir,
    get pid() {
      return child?.pid
    },
    output,
    async start() {
      const started = performance.now()
      const [program = "", ...words] = [...below, pinnedNode, ...memoryFlags, "server.ts"]
      const running = spawn(program, words, {
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
          ADMIN_EMAIL: admin.email,
          ADMIN_PASSWORD: admin.password,
          ...env,
        },
        // The channel tells the server to stop if this process is killed.
        stdio: ["ignore", log, log, "ipc"],
      })
      child = running
      const check = () => {
        if (hasEnded(running)) throw new Error("it has ended")
      }
      await untilItAnswers(`${origin}/readyz`, longestStartMs, check).catch((error: Error) => {
        throw new Error(`The server did not start: ${error.message}\n${output().slice(-2000)}`)
      })
      return performance.now() - started
    },
    async stop(signal = "SIGTERM") {
      const running = child
      if (!running || hasEnded(running)) return
      const gone = new Promise<void>((resolve) => running.once("exit", () => resolve()))
      running.kill(signal)
      await gone
    },
    async remove() {
      await product.stop()
      removeDataFolder(dataDir)
      rmSync(logDir, { recursive: true, force: true })
    },
  }
  return product
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/**
 * Waits until an address responds with success.
 *
 * @param check throws if there is nothing left to wait for
 * @returns the waiting time in milliseconds
 */
export async function untilItAnswers(
  url: string,
  longestMs = longestStartMs,
  check = () => {},
): Promise<number> {
  const started = performance.now()
  while (!(await answers(url))) {
    check()
    if (performance.now() - started > longestMs)
      throw new Error(`${url} does not answer after ${longestMs} ms`)
    await sleep(5)
  }
  return performance.now() - started
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
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
