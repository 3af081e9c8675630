import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type pg from "pg"
import { afterAll, beforeAll } from "vitest"
import { connectDatabase, type DatabaseClient } from "#app/lib/db/client.server.ts"
import { createLog } from "#app/lib/log/log.ts"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"
import { createPageCache } from "../server/pages/page-cache.ts"
import { readConfig } from "../server/start/config.ts"
import { createTestDatabase } from "./database.ts"
import { keepWhenRed } from "./what-was-seen.ts"

export const testSecrets = deriveSecrets("a secret of the tests, and of nothing else")
export const origin = "http://localhost:3000"
/** As the value of the Origin header: do not send any, as programs do. */
export const none = "none"

type Bundle = typeof import("#server/bundle.ts")

export type TestApp = DatabaseClient & {
  /** The time the product believes it is; move it freely. */
  now: Date
  /** A request as a browser on our own pages sends it. `path` may be a whole URL. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** A request exactly as it stands, with what the server knows of its connection. */
  send(request: Request, env?: object): Promise<Response>
  services: ReturnType<Bundle["createServices"]>
  /** Every line the product has logged. */
  logLines: string[]
  /** Its data folder, which goes with it. */
  dataDir: string
}

/**
 * The built product on a database and a data folder of the test file's own, without a port: `npm run build` must have run.
 *
 * @param reach another way to the same database, such as one that a test can cut, or another database
 * @param buildDir another build of the product
 */
export function useApp(
  env: Record<string, string> = {},
  reach = async (direct: pg.PoolConfig): Promise<pg.PoolConfig> => direct,
  keepsPages = false,
  buildDir = "build",
): TestApp {
  const dataDir = mkdtempSync(path.join(tmpdir(), "guapcoin-app-"))
  const handle = { now: new Date(), logLines: [] as string[], dataDir } as TestApp
  let drop: () => Promise<void>

  beforeAll(async () => {
    const bundle: Bundle = await import(/* @vite-ignore */ `${process.cwd()}/${buildDir}/server/index.js`)
    const created = await createTestDatabase()
    drop = created.drop
    const log = createLog((line) => handle.logLines.push(line))
    const database = connectDatabase(await reach(created.connection), log)
    const services = bundle.createServices({
      config: {
        ...readConfig({ TRUST_PROXY: "1", DATA_DIR: dataDir, ...env }, process.cwd()),
        mode: "production",
      },
      database,
      log,
      secrets: testSecrets,
      clock: () => handle.now,
    })
    if (keepsPages) services.pages = createPageCache(() => handle.now)
    const app = bundle.createApp(services)
    Object.assign(handle, database, {
      services,
      send: async (request: Request, env?: object) => app.fetch(request, env),
      fetch: async (path: string, init: RequestInit = {}) => {
        const headers = new Headers(init.headers)
        if (init.method && init.method !== "GET" && !headers.has("origin")) headers.set("origin", origin)
        if (headers.get("origin") === none) headers.delete("origin")
        // Joined, not resolved: '//admin' is a path here and not another host.
        const url = path.startsWith("/") ? origin + path : path
        return app.fetch(new Request(url, { redirect: "manual", ...init, headers }))
      },
    })
  })
  afterAll(async () => {
    await handle.close?.()
    await drop?.()
    rmSync(dataDir, { recursive: true, force: true })
  })
  keepWhenRed("log", () => handle.logLines)
  return handle
}
