import path from "node:path"
import { listErasures } from "#app/admin/personal-data/erasure-list.server.ts"
import type { FileStore } from "#app/lib/files/file-store.server.ts"
import { openFileStore } from "#app/lib/files/open-file-store.server.ts"
import { createLog, type Log } from "#app/lib/log/log.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { backupCommands } from "#content/en/backup.ts"
import { site } from "#content/en/site.ts"
import { BackupError, countRows, readManifest } from "#server/backup/manifest.ts"
import { findRestoreMs } from "#server/backup/nightly.ts"
import { repeatErasures } from "#server/backup/repeat-erasures.ts"
import { restore } from "#server/backup/restore.ts"
import { durationText, expectedRestoreMs } from "#server/backup/restore-time.ts"
import { runCommand } from "#server/backup/run-command.ts"
import { type Config, readConfig } from "../server/start/config.ts"
import { migrationsFolder } from "../server/start/migrations.ts"
import { type OpenDatabase, openDatabase } from "../server/start/open-database.ts"
import { openSecrets } from "../server/start/site-secrets.ts"

const words = backupCommands.restore

async function main(): Promise<void> {
  const [given] = process.argv.slice(2)
  if (!given) throw new BackupError(words.usage)
  const source = path.resolve(given)
  const { ADMIN_EMAIL: _, ADMIN_PASSWORD: __, ...env } = process.env
  const config = readConfig(env, path.dirname(import.meta.dirname))
  const log = createLog((line) => process.stderr.write(line))
  const before = readManifest(source)
  const facts = { rows: countRows(before), files: before.files.length, date: before.createdAt }
  const triedMs = findRestoreMs(source)
  const time = durationText(triedMs ?? expectedRestoreMs(facts))
  console.log(format(triedMs === null ? words.expected : words.tried, { ...facts, time }))
  // Exclusive on the data folder, so that a running site is not overwritten.
  const database = await openDatabase(config, log, "own", undefined, async () => {})
  try {
    const { connection } = database
    const migrations = migrationsFolder(config.rootDir)
    const files = openFileStore(config)
    const bucket = config.s3 && files
    await restore(source, { connection, dataDir: config.dataDir, migrations, bucket })
    console.log(format(words.done, facts))
    await repeat(database, source, config, { files, log })
  } finally {
    await database.close()
  }
}

async function repeat(
  { connection, client: { db } }: OpenDatabase,
  source: string,
  config: Config,
  parts: { files: FileStore; log: Log },
): Promise<void> {
  const since = new Date(readManifest(source).createdAt)
  const erasures = (await listErasures(path.dirname(source))).filter(({ at }) => at >= since)
  const { secrets, learn } = openSecrets(config)
  await learn(db, new Date())
  const count = await repeatErasures(connection, erasures, { ...parts, secrets, now: new Date() })
  if (count > 0) console.log(formatCount(words.erased, count, site.locale))
}

await runCommand(main)
