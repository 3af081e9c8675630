import { hostname } from "node:os"
import path from "node:path"
import pg from "pg"
import { beginBackupRun, endBackupRun, findBackupRuns } from "#app/admin/status/backup-runs.server.ts"
import { bytesText } from "#app/admin/status/bytes-text.ts"
import { databaseTime } from "#app/lib/db/database-clock.server.ts"
import { openFileStore } from "#app/lib/files/open-file-store.server.ts"
import { createLog } from "#app/lib/log/log.ts"
import { format } from "#app/lib/text/format.ts"
import { backupCommands } from "#content/en/backup.ts"
import { backupPlan } from "#server/backup/backup-plan.ts"
import { uploadsInBucket } from "#server/backup/bucket-uploads.ts"
import { BackupError } from "#server/backup/manifest.ts"
import { backUpTonight } from "#server/backup/nightly.ts"
import { isNightDone } from "#server/backup/retention.ts"
import { runCommand } from "#server/backup/run-command.ts"
import { readConfig } from "../server/start/config.ts"
import { migrationsFolder } from "../server/start/migrations.ts"
import { type OpenDatabase, openDatabase } from "../server/start/open-database.ts"

const words = backupCommands.night
// An arbitrary number, different from other advisory locks of this database.
const backupLock = 7_111_102

/** Nightly backup. The site starts it as a separate process with low CPU priority. */
async function main(): Promise<void> {
  const { ADMIN_EMAIL: _, ADMIN_PASSWORD: __, ...env } = process.env
  const config = readConfig(env, path.dirname(import.meta.dirname))
  const plan = backupPlan(config)
  if (!plan) throw new BackupError(words.noPlace)
  const log = createLog()
  const database = await openDatabase(config, log, "join", undefined, async () => {})
  const lock = new pg.Client(
    typeof database.connection === "string" ? { connectionString: database.connection } : database.connection,
  )
  // A broken connection releases the lock; the backup then fails by itself.
  lock.on("error", () => {})
  try {
    await lock.connect()
    const { rows } = await lock.query("select pg_try_advisory_lock($1) as mine", [backupLock])
    if (rows[0].mine) await backUpUnderLock(database, config, plan, log)
  } finally {
    await lock.end()
    await database.close()
  }
}

async function backUpUnderLock(
  { client: { db }, connection }: OpenDatabase,
  config: ReturnType<typeof readConfig>,
  plan: NonNullable<ReturnType<typeof backupPlan>>,
  log: ReturnType<typeof createLog>,
): Promise<void> {
  const now = await databaseTime(db)
  // Another instance did it first.
  if (isNightDone((await findBackupRuns(db, now)).lastGood?.startedAt ?? null, now)) return
  const run = await beginBackupRun(db, hostname(), now)
  try {
    const outcome = await backUpTonight({
      ...plan,
      ...{ connection, now, dataDir: config.dataDir, migrations: migrationsFolder(config.rootDir) },
      uploads: config.s3 && uploadsInBucket(openFileStore(config)),
    })
    const ended = await databaseTime(db)
    if (outcome.kind === "good") {
      const { rows: rowCount, files: fileCount, bytes, restoreMs } = outcome
      await endBackupRun(db, run, { outcome: "good", rowCount, fileCount, bytes, restoreMs }, ended)
      log.info("backup.made", { rows: rowCount, files: fileCount, bytes, restoreMs })
      return
    }
    const [needed, free] = [outcome.needed, outcome.free].map(bytesText)
    const reason = format(words.noRoom, { needed: needed ?? "", free: free ?? "", folder: plan.folder })
    await endBackupRun(db, run, { outcome: "no-room", reason }, ended)
    log.warn("backup.no-room", { needed: outcome.needed, free: outcome.free })
  } catch (error) {
    log.error("backup.failed", error)
    // Messages of the database or the disk may quote a row.
    const { code, name } = error as { code?: string; name?: string }
    const reason =
      error instanceof BackupError ? error.message : format(words.failed, { code: code ?? name ?? "" })
    await endBackupRun(db, run, { outcome: "failed", reason }, await databaseTime(db))
    process.exitCode = 1
  }
}

await runCommand(main)
