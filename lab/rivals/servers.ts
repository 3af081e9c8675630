import { type ChildProcess, spawn } from "node:child_process"
import path from "node:path"
import { findRunningServer } from "@guapcoin/embedded-postgres"
import { freePort, untilItAnswers } from "../../e2e/product-process.ts"
import { pinnedNode, rootDir } from "../../scripts/prepare.mjs"
import { servingCore, startOn } from "../bench/machine.ts"
import { startNginx } from "../bench/nginx.ts"
import { createProduct, endProcess, seedProduct } from "../bench/product.ts"
import { nextDir, rivalsDir, singlePageDir, singlePageServer } from "./build.ts"

/** Built into the single-page application, therefore always the same. */
export const restPort = 45455

export type Servers = {
  product: string
  /** Next.js itself, and with Brotli in front of it. */
  next: string
  nextEdge: string
  singlePage: string
  rest: string
  /** Of the embedded database, which all of them ask, as well. */
  pids: { product: number; next: number; singlePage: number; rest: number; database: number }
  stop(): Promise<void>
}

/** The product and its rivals on one core, on the same database. */
export async function startServers(merchants: number): Promise<Servers> {
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const end of stops.toReversed()) await end()
  }
  const start = async (
    script: string,
    cwd: string,
    port: number,
    env: Record<string, string>,
    args: string[] = [],
  ) => {
    const child: ChildProcess = spawn(...startOn(servingCore, pinnedNode, [script, ...args]), {
      cwd,
      env: {
        ...process.env,
        NODE_ENV: "production",
        NEXT_TELEMETRY_DISABLED: "1",
        PORT: String(port),
        ...env,
      },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    })
    stops.push(() => endProcess(child))
    return child.pid ?? 0
  }
  try {
    const product = await createProduct({ core: servingCore })
    stops.push(() => product.remove())
    await product.start()
    const database = await seedProduct(product, merchants)
    const [nextPort, edgePort] = [await freePort(), await freePort()]
    const nextScript = path.join(nextDir, "node_modules", "next", "dist", "bin", "next")
    const next = await start(nextScript, nextDir, nextPort, database, [
      "start",
      "-H",
      "localhost",
      "-p",
      String(nextPort),
    ])
    await start(path.join(rivalsDir, "edge.mjs"), rootDir, edgePort, { UPSTREAM: `localhost:${nextPort}` })
    const rest = await start(path.join(singlePageDir, "rest.mjs"), rootDir, restPort, database)
    const nginx = await startNginx(singlePageServer, { core: servingCore })
    stops.push(() => nginx.stop())
    const origins = {
      product: product.origin,
      next: `http://localhost:${nextPort}`,
      nextEdge: `http://localhost:${edgePort}`,
      singlePage: nginx.origin,
      rest: `http://localhost:${restPort}`,
    }
    await untilItAnswers(`${origins.nextEdge}/merchant-directory`)
    await untilItAnswers(`${origins.rest}/is-up`)
    return {
      ...origins,
      pids: {
        product: product.pid ?? 0,
        next,
        singlePage: nginx.pid,
        rest,
        database: findRunningServer(product.dataDir)?.pid ?? 0,
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
