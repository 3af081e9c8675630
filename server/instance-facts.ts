import { readFileSync } from "node:fs"
import { statfs } from "node:fs/promises"
import { hostname } from "node:os"
import path from "node:path"
import { type InstanceFacts, type WorkName, workNames } from "#app/features/status/instance-facts.ts"
import type { Clock } from "#app/platform/clock.ts"
import type { Config } from "./config.ts"
import { migrationsFolder } from "./open-database.ts"
import type { PageCache } from "./page-cache.ts"

/** When each work was done last by this process, and whether it failed. */
export type WorkLog = {
  record(name: WorkName, at: Date, failed: boolean): void
  find(name: WorkName): { at: Date; failed: boolean } | null
}

export function createWorkLog(): WorkLog {
  const runs = new Map<WorkName, { at: Date; failed: boolean }>()
  return {
    record: (name, at, failed) => void runs.set(name, { at, failed }),
    find: (name) => runs.get(name) ?? null,
  }
}

/** For /admin/status: read anew each time, and nothing in it is secret. */
export async function describeInstance(parts: {
  config: Config
  clock: Clock
  pages: PageCache | undefined
  work: WorkLog
}): Promise<InstanceFacts> {
  const { config, clock, pages, work } = parts
  const { rootDir, dataDir } = config
  const read = (...file: string[]) => JSON.parse(readFileSync(path.join(...file), "utf8"))
  const { entries } = read(migrationsFolder(rootDir), "meta", "_journal.json")
  return {
    name: `${hostname()}, process ${process.pid}`,
    version: read(rootDir, "package.json").version,
    node: process.versions.node,
    startedAt: new Date(clock().getTime() - process.uptime() * 1000),
    database: describeDatabase(config),
    migrations: entries.length,
    uploads: {
      where: config.s3?.bucketUrl ?? path.join(dataDir, "uploads"),
      // Neither the pictures nor the database are on this machine then.
      freeBytes: config.s3 && config.databaseUrl ? null : await freeBytes(dataDir),
    },
    pages: pages?.stats() ?? null,
    work: workNames.map((name) => ({ name, lastRun: work.find(name) })),
    setup: {
      isHttps: config.publicUrl.startsWith("https:"),
      sendsMail: config.smtpUrl !== undefined,
      trustedProxies: config.trustedProxies,
    },
  }
}

function describeDatabase({ databaseUrl, dataDir }: Config): InstanceFacts["database"] {
  if (!databaseUrl) return { isEmbedded: true, where: dataDir }
  // Its name and its port are enough to find it; the account and the password stay where they are.
  const { host, pathname } = new URL(databaseUrl)
  return { isEmbedded: false, where: `${host}${pathname}` }
}

/** @returns null where there is no such folder yet, or no way to tell */
async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return null
  }
}
