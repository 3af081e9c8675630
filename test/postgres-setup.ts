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

/** Starts the server only if a project of the run uses it: the one of TEST_DATABASE_URL, or the embedded one. */
export default async function setup(project: TestProject) {
  const isUsed = project.vitest.projects.some(({ name }) => !/^checks$|another server/.test(name))
  return isUsed ? startServer(project, { url: process.env.TEST_DATABASE_URL }) : undefined
}

/**
 * Provides one server for the whole run: the one at `url`, else one started from the folder `programs`, else the embedded one.
 * A started server need not survive a power cut. The migrations run once, in a template; each test file gets a copy (11 ms).
 */
export async function startServer(
  project: TestProject,
  { url, programs }: { url?: string; programs?: string } = {},
) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "guapcoin-test-"))
  // When root runs the tests, the server runs as an unprivileged user, which must be able to enter this folder.
  chmodSync(dataDir, 0o755)
  const embedded = url
    ? undefined
    : await withPrograms(programs, () => startEmbeddedPostgres({ dataDir, mode: "own", durable: false }))
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

/** Sets PG_BIN_DIR while `start` runs, then restores what the developer may have set. */
async function withPrograms<T>(folder: string | undefined, start: () => Promise<T>): Promise<T> {
  const before = process.env.PG_BIN_DIR
  if (folder) process.env.PG_BIN_DIR = folder
  try {
    return await start()
  } finally {
    if (before === undefined) delete process.env.PG_BIN_DIR
    else process.env.PG_BIN_DIR = before
  }
}

/**
 * A pool reports its end before its last connection is closed. If the server stops in between, that connection emits an error.
 */
function poolOf(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options)
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", () => {}))
  return pool
}

/** Connection options for another database on the same server. */
export function withDatabase<T extends { connectionString?: string; database?: string }>(
  server: T,
  database: string,
): T {
  if (!server.connectionString) return { ...server, database }
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  return { ...server, connectionString: url.href }
}
