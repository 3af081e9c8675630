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

/** For whatever projects of a run use it: a server of TEST_DATABASE_URL, or the embedded one. */
export default async function setup(project: TestProject) {
  const isUsed = project.vitest.projects.some(({ name }) => !/^checks$|another server/.test(name))
  return isUsed ? startServer(project, { url: process.env.TEST_DATABASE_URL }) : undefined
}

/**
 * One server for the whole run, at an address or of a folder of programs, else of our own, that need not survive a power cut. The
 * migrations run once, in a template; each test file gets a copy of it (11 ms).
 */
export async function startServer(
  project: TestProject,
  { url, programs }: { url?: string; programs?: string } = {},
) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "guapcoin-test-"))
  // Run by root, the server is an ordinary user, and must be able to come in.
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

/** PG_BIN_DIR says it, which a developer may have set for all servers. */
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
