import type { BackupRun } from "./backup-runs.server.ts"
import type { Status } from "./checks.ts"
import { type InstanceFacts, workNames } from "./instance-facts.ts"

const now = new Date("2026-05-01T12:00:00Z")
export const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
export const gigabyte = 1024 ** 3

export const goodBackup = (given: Partial<BackupRun> = {}): BackupRun => ({
  ...{ id: 1, startedAt: ago(600), endedAt: ago(590), outcome: "good", reason: null, machine: "one" },
  ...{ rowCount: 100, fileCount: 3, bytes: 5000, restoreMs: 4000 },
  ...given,
})

/** A healthy site, except for the given values. */
export function statusOf(given: Partial<Status> = {}, instance: Partial<InstanceFacts> = {}): Status {
  return {
    now,
    database: { version: "18.4", bytes: 1000, migrations: 8, checksumFailures: 0 },
    mail: { queued: 0, dead: 0, deferred: 0, oldestQueuedAt: null, lastSentAt: null },
    admins: { all: 2, secured: 2 },
    others: [],
    backups: { last: goodBackup(), lastGood: goodBackup(), lastAttempt: ago(600) },
    instance: {
      id: "00000000-0000-4000-8000-000000000001",
      machine: "one",
      process: 1,
      version: "1",
      node: "24",
      startedAt: ago(600),
      database: { isEmbedded: true, where: "data" },
      migrations: 8,
      uploads: { where: "data", freeBytes: 20 * gigabyte, diskBytes: 100 * gigabyte },
      backups: { where: "data/backups" },
      secretMark: "mark",
      clockAheadMs: 0,
      pages: null,
      aroundProxy: 0,
      work: workNames.map((name) => ({ name, lastRun: { at: ago(30), failed: false } })),
      setup: { isHttps: true, sendsMail: true, trustedProxies: 1 },
      ...instance,
    },
    ...given,
  }
}
