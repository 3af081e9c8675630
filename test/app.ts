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
/** Value of the `origin` header that means: send no Origin header, as programs do. */
export const none = "none"

type Bundle = typeof import("#server/bundle.ts")

export type TestApp = DatabaseClient & {
  /** The current time as the product sees it. A test can set it to any moment. */
  now: Date
  /** Sends a request as a browser on our own pages does. `path` may be a full URL. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** Sends a request unchanged. `env` is what the server knows about the connection. */
  send(request: Request, env?: object): Promise<Response>
  services: ReturnType<Bundle["createServices"]>
  /** Every line that the product has logged. */
  logLines: string[]
  /** The data folder of the product. It is removed after the last test. */
  dataDir: string
}

/**
 * Runs the built product without a port, on a database and a data folder for this test file. Needs `npm run build`.
 *
 * @param reach changes the connection to the database, for example to one that a test can cut or to another database
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
        // Concatenated, not resolved: '//admin' is a path here, not another host.
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
