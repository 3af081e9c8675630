import { spawn } from "node:child_process"
import { once } from "node:events"
import { setPriority } from "node:os"
import path from "node:path"
import { findBackupRuns } from "#app/admin/status/backup-runs.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import type { Log } from "#app/lib/log/log.ts"
import { startRounds } from "#app/lib/playback/rounds.ts"
import type { Clock } from "#app/lib/time/clock.ts"
import type { Config } from "../start/config.ts"
import { backupPlan } from "./backup-plan.ts"
import { isBackupDue } from "./retention.ts"

const lookMs = 10 * 60 * 1000
const longestMs = 6 * 60 * 60 * 1000
/** The backup gets only processor time that no other process uses. */
const lowestPriority = 19

/** Starts a nightly backup in a separate process. Of several instances, the first one with a backup folder makes it. */
export function startNightlyBackups({
  config,
  db,
  clock,
  log,
}: {
  config: Config
  db: Database
  clock: Clock
  log: Log
}): { stop(): Promise<void> } {
  if (!backupPlan(config)) return { stop: async () => {} }
  const startedAt = clock()
  return startRounds(
    async (stop) => {
      const { lastGood, lastAttempt } = await findBackupRuns(db, clock())
      const runs = { lastGood: lastGood?.startedAt ?? null, lastAttempt }
      if (isBackupDue(runs, startedAt, clock())) await backUpInAProcess(config, stop)
    },
    { everyMs: lookMs, log, event: "backup.failed" },
  )
}

/** A separate process bounds the memory and does not delay requests. */
async function backUpInAProcess({ rootDir }: Config, stop: AbortSignal): Promise<void> {
  const script = path.join(rootDir, "scripts", "backup-night.ts")
  const child = spawn(process.execPath, ["--max-old-space-size=256", script], {
    cwd: rootDir,
    stdio: ["ignore", "inherit", "inherit"],
    signal: AbortSignal.any([stop, AbortSignal.timeout(longestMs)]),
  })
  if (child.pid) setPriority(child.pid, lowestPriority)
  const [code] = await once(child, "exit")
  if (code !== 0) throw new Error(`The backup's process ended with ${code}`)
}
