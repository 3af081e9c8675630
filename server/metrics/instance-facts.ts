import { readFileSync } from "node:fs"
import { statfs } from "node:fs/promises"
import { hostname } from "node:os"
import path from "node:path"
import { type InstanceFacts, type WorkName, workNames } from "#app/admin/status/instance-facts.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import type { Clock } from "#app/lib/time/clock.ts"
import { backupPlan } from "../backup/backup-plan.ts"
import type { PageCache } from "../pages/page-cache.ts"
import type { Config } from "../start/config.ts"
import { listMigrations, migrationsFolder } from "../start/migrations.ts"
import type { RequestCounts } from "./request-counts.ts"

/** The last run of each background job in this process, and whether it failed. */
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

/** For /admin/status. Read anew each time; contains no secrets. */
export async function describeInstance(parts: {
  config: Config
  clock: Clock
  pages: PageCache | undefined
  counts: Pick<RequestCounts, "aroundProxy">
  work: WorkLog
  id: string
  secrets: Secrets
}): Promise<InstanceFacts> {
  const { config, clock, pages, counts, work, id, secrets } = parts
  const { rootDir, dataDir } = config
  const plan = backupPlan(config)
  return {
    id,
    machine: hostname(),
    process: process.pid,
    version: JSON.parse(readFileSync(path.join(rootDir, "package.json"), "utf8")).version,
    node: process.versions.node,
    startedAt: new Date(clock().getTime() - process.uptime() * 1000),
    database: describeDatabase(config),
    migrations: listMigrations(migrationsFolder(rootDir)).length,
    uploads: {
      where: config.s3?.bucketUrl ?? path.join(dataDir, "uploads"),
      // With S3 and a database server, neither the pictures nor the database use this machine's disk.
      ...(config.s3 && config.databaseUrl ? noDisk : await findDisk(dataDir)),
    },
    backups: plan && { where: plan.folder },
    secretMark: secrets.sign("instance", "mark").slice(0, 16),
    clockAheadMs: Date.now() - clock().getTime(),
    pages: pages?.stats() ?? null,
    aroundProxy: counts.aroundProxy,
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
  // Host, port and name identify the database. User and password are left out.
  const { host, pathname } = new URL(databaseUrl)
  return { isEmbedded: false, where: `${host}${pathname}` }
}

const noDisk = { freeBytes: null, diskBytes: null }

async function findDisk(folder: string): Promise<{ freeBytes: number | null; diskBytes: number | null }> {
  try {
    const { bavail, bsize, blocks } = await statfs(folder)
    return { freeBytes: bavail * bsize, diskBytes: blocks * bsize }
  } catch {
    return noDisk
  }
}

/** @returns null when the folder does not exist yet or the free space cannot be read */
export async function freeBytes(folder: string): Promise<number | null> {
  return (await findDisk(folder)).freeBytes
}
