import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { startEmbeddedPostgres } from "@guapcoin/embedded-postgres"
import pg from "pg"
import type { TestProject } from "vitest/node"
import { makeTables } from "./make-tables.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** Connection options of the server that holds the test databases, as JSON for `pg`. */
    postgres: { connectionString?: string; host?: string; port?: number; user?: string; database?: string }
    template: string
  }
}

/**
 * One server for the whole run: TEST_DATABASE_URL, or an embedded one that need not survive a power cut. The migrations
 * run once, in a template; each test file gets a copy of it (11 ms).
 */
export default async function setup(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL
  const dataDir = mkdtempSync(path.join(tmpdir(), "guapcoin-test-"))
  // Run by root, the server is an ordinary user, and must be able to come in.
  chmodSync(dataDir, 0o755)
  const embedded = url ? undefined : await startEmbeddedPostgres({ dataDir, mode: "own", durable: false })
  const server = url ? { connectionString: url } : (embedded?.connection ?? {})

  const template = `guapcoin_template_${process.pid}_${Date.now()}`
  const admin = poolOf({ ...server, max: 1 })
  await admin.query(`create database ${template}`)
  await makeTables(withDatabase(server, template))

  project.provide("postgres", server)
  project.provide("template", template)

  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`)
    await admin.end()
    await embedded?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A pool calls itself ended before its last connection is closed; a server that stops meanwhile says so on it. */
function poolOf(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options)
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", () => {}))
  return pool
}

/** The same server, another database. */
export function withDatabase<T extends { connectionString?: string; database?: string }>(
  server: T,
  database: string,
): T {
  if (!server.connectionString) return { ...server, database }
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  return { ...server, connectionString: url.href }
}
