import { type ChildProcess, spawn } from "node:child_process"
import { chmodSync, mkdtempSync, realpathSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { memoryEnv, memoryFlags, pinnedNode } from "../scripts/prepare.mjs"

const rootDir = path.dirname(import.meta.dirname)

/** Longer than a new embedded database takes on a busy machine. */
const startMs = 60_000

export const admin = { email: "ada.admin@example.org", password: "woven gold on dark cloth" }

export type ProductProcess = {
  origin: string
  dataDir: string
  /** The server process of the last start. */
  readonly pid: number | undefined
  /** Everything it has printed so far, over all its starts. */
  output(): string
  /** @returns how long it took until it was ready for visitors, in milliseconds */
  start(): Promise<number>
  /** Returns when the process is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Stops it and removes what it has stored. */
  remove(): Promise<void>
}

/** The real product: the built server in a process of its own, on a port and a data folder of its own. */
export async function createProductProcess(env: Record<string, string> = {}): Promise<ProductProcess> {
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const dataDir = realpathSync(mkdtempSync(path.join(tmpdir(), "guapcoin-e2e-")))
  // Root hands its database to another user, who has to be able to enter.
  chmodSync(dataDir, 0o755)

  let child: ChildProcess | undefined
  let output = ""

  const isReady = async () => {
    try {
      return (await fetch(`${origin}/readyz`)).ok
    } catch {
      return false
    }
  }

  const product: ProductProcess = {
    origin,
    dataDir,
    get pid() {
      return child?.pid
    },
    output: () => output,
    async start() {
      const started = performance.now()
      const running = spawn(pinnedNode, [...memoryFlags, "server.ts"], {
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
        // The channel tells the server to stop should this process be killed.
        stdio: ["ignore", "pipe", "pipe", "ipc"],
      })
      child = running
      for (const stream of [running.stdout, running.stderr])
        stream?.setEncoding("utf8").on("data", (text: string) => {
          output += text
        })
      while (!(await isReady())) {
        if (hasEnded(running)) throw new Error(`The server did not start:\n${output.slice(-2000)}`)
        if (performance.now() - started > startMs)
          throw new Error(`The server is not ready after ${startMs} ms:\n${output.slice(-2000)}`)
        await sleep(10)
      }
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
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  return product
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once("error", reject)
    probe.listen(0, "localhost", () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0))
    })
  })
}
