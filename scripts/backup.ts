import path from "node:path"
import { createLog } from "#app/lib/log/log.ts"
import { format } from "#app/lib/text/format.ts"
import { backupCommands } from "#content/en/backup.ts"
import { backUp } from "#server/backup/back-up.ts"
import { BackupError, countRows } from "#server/backup/manifest.ts"
import { runCommand } from "#server/backup/run-command.ts"
import { readConfig } from "../server/start/config.ts"
import { openDatabase } from "../server/start/open-database.ts"

const words = backupCommands.backup

/** Works whether the site runs or not. */
async function main(): Promise<void> {
  const [target] = process.argv.slice(2)
  if (!target) throw new BackupError(words.usage)
  const folder = path.resolve(target)
  const config = readConfig(process.env, path.dirname(import.meta.dirname))
  const log = createLog((line) => process.stderr.write(line))
  // Without migrations: a backup changes nothing, including the schema.
  const database = await openDatabase(config, log, "join", undefined, async () => {})
  try {
    const manifest = await backUp(database.connection, config.dataDir, folder, new Date())
    const counts = { rows: countRows(manifest), tables: manifest.tables.length, files: manifest.files.length }
    console.log(format(words.done, { ...counts, folder }))
    console.log(config.secret ? words.givenSecret : words.secret)
    if (config.s3) console.log(format(words.bucket, { bucket: config.s3.bucketUrl }))
  } finally {
    await database.close()
  }
}

await runCommand(main)
