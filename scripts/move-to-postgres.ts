import { mkdtemp, rm } from "node:fs/promises"
import path from "node:path"
import { createLog } from "#app/lib/log/log.ts"
import { format } from "#app/lib/text/format.ts"
import { backupCommands } from "#content/en/backup.ts"
import { backUp } from "#server/backup/back-up.ts"
import { BackupError, countRows } from "#server/backup/manifest.ts"
import { markAsMoved } from "#server/backup/moved.ts"
import { restoreRows } from "#server/backup/restore.ts"
import { runCommand } from "#server/backup/run-command.ts"
import { readConfig } from "../server/start/config.ts"
import { migrationsFolder } from "../server/start/migrations.ts"
import { describeServer, openDatabase } from "../server/start/open-database.ts"
import { explainDatabase } from "../server/start/start-failure.ts"

const words = backupCommands.move

/** Uploads and the secret stay in the data folder, which the site continues to use. */
async function main(): Promise<void> {
  const [target] = process.argv.slice(2)
  if (!target || !/^postgres(ql)?:/.test(target) || !URL.canParse(target)) throw new BackupError(words.usage)
  const config = readConfig(process.env, path.dirname(import.meta.dirname))
  if (config.databaseUrl) throw new BackupError(words.alreadyThere)
  const log = createLog((line) => process.stderr.write(line))
  // Exclusive, so that nothing is written to the old database after it was read.
  const database = await openDatabase(config, log, "own")
  const folder = await mkdtemp(path.join(config.dataDir, "move-"))
  try {
    const copy = path.join(folder, "copy")
    const manifest = await backUp(database.connection, config.dataDir, copy, new Date())
    await restoreRows(copy, manifest, target, migrationsFolder(config.rootDir)).catch((error: unknown) => {
      throw explainDatabase(error, words.address, target)
    })
    markAsMoved(config.dataDir, describeServer(target), new Date())
    console.log(format(words.done, { rows: countRows(manifest), folder: config.dataDir }))
  } finally {
    await rm(folder, { recursive: true, force: true })
    await database.close()
  }
}

await runCommand(main)
