import { afterAll, beforeAll } from "vitest"
import { connectDatabase, type DatabaseClient } from "#app/db/client.server.ts"
import { deriveSecrets } from "#app/platform/secrets.server.ts"
import { readConfig } from "#server/config.ts"
import { createTestDatabase, silentLog } from "./database.ts"

export const testSecrets = deriveSecrets("a secret of the tests, and of nothing else")
export const origin = "http://localhost:3000"

type Bundle = typeof import("#server/bundle.ts")

export type TestApp = DatabaseClient & {
  /** The time the product believes it is; move it freely. */
  now: Date
  /** A request as a browser on our own pages sends it. `path` may be a whole URL. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  services: ReturnType<Bundle["createServices"]>
}

/** The built product on a database of the test file's own, without a port: `npm run build` must have run. */
export function useApp(env: Record<string, string> = {}): TestApp {
  const handle = { now: new Date() } as TestApp
  let drop: () => Promise<void>

  beforeAll(async () => {
    const bundle: Bundle = await import(/* @vite-ignore */ `${process.cwd()}/build/server/index.js`)
    const created = await createTestDatabase()
    drop = created.drop
    const database = connectDatabase(created.connection, silentLog)
    const services = bundle.createServices({
      config: { ...readConfig({ TRUST_PROXY: "1", ...env }, process.cwd()), mode: "production" },
      database,
      log: silentLog,
      secrets: testSecrets,
      clock: () => handle.now,
    })
    const app = bundle.createApp(services)
    Object.assign(handle, database, {
      services,
      fetch: async (path: string, init: RequestInit = {}) => {
        const headers = new Headers(init.headers)
        if (init.method && init.method !== "GET" && !headers.has("origin")) headers.set("origin", origin)
        return app.fetch(new Request(new URL(path, origin), { redirect: "manual", ...init, headers }))
      },
    })
  })
  afterAll(async () => {
    await handle.close?.()
    await drop?.()
  })
  return handle
}
