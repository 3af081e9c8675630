import path from "node:path"
import { fill } from "#app/platform/fill.ts"
import { createLog } from "#app/platform/log.ts"
import { backupCommands } from "#content/en/backup.ts"
import { BackupError, countRows } from "#server/backup/manifest.ts"
import { restore } from "#server/backup/restore.ts"
import { runCommand } from "#server/backup/run-command.ts"
import { readConfig } from "#server/config.ts"
import { migrationsFolder, openDatabase } from "#server/open-database.ts"

const words = backupCommands.restore

async function main(): Promise<void> {
  const [source] = process.argv.slice(2)
  if (!source) throw new BackupError(words.usage)
  const config = readConfig(process.env, path.dirname(import.meta.dirname))
  const log = createLog((line) => process.stderr.write(line))
  // Alone on the data folder: a site that runs there is not written over.
  const database = await openDatabase(config, log, "own", undefined, async () => {})
  try {
    const { connection } = database
    const migrations = migrationsFolder(config.rootDir)
    const manifest = await restore(path.resolve(source), { connection, dataDir: config.dataDir, migrations })
    const counts = { rows: countRows(manifest), files: manifest.files.length }
    console.log(fill(words.done, { ...counts, date: manifest.createdAt }))
  } finally {
    await database.close()
  }
}

await runCommand(main)
