import { createReadStream, existsSync } from "node:fs"
import { copyFile, mkdir, readFile, rm } from "node:fs/promises"
import path from "node:path"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import type pg from "pg"
import { from as copyFrom } from "pg-copy-streams"
import { migrateDatabase, withConnection } from "#app/lib/db/client.server.ts"
import type { FileStore } from "#app/lib/files/file-store.server.ts"
import { firstMigrations } from "../start/migrations.ts"
import { hashOf } from "./back-up.ts"
import { BackupError, keptFiles, keptFolders, type Manifest, readManifest } from "./manifest.ts"
import { columnsOf, listTables } from "./tables.ts"

/**
 * Restores a backup into an empty database (all rows in one transaction) and data folder. A backup of an older version is then
 * migrated to the present schema.
 *
 * @param place an empty database, a data folder without uploads, the folder of the migrations, and the bucket when uploads are
 * not in the data folder
 * @throws BackupError when the database or data folder is not empty, or the backup is damaged or newer than this version
 */
export async function restore(
  source: string,
  place: { connection: string | pg.ClientConfig; dataDir: string; migrations: string; bucket?: FileStore },
): Promise<Manifest> {
  const { connection, dataDir, migrations, bucket } = place
  const manifest = readManifest(source)
  await checkFiles(source, manifest)
  for (const name of [...keptFiles, ...keptFolders])
    if (existsSync(path.join(dataDir, name)))
      throw new BackupError(
        `${path.join(dataDir, name)} is there already. Restore into an empty data folder.`,
      )
  await restoreRows(source, manifest, connection, migrations)
  for (const { name } of manifest.files) {
    const upload = uploadPattern.exec(name)?.[1]
    if (bucket && upload) {
      await bucket.write(upload, await readFile(path.join(source, "files", name)))
      continue
    }
    const target = path.join(dataDir, name)
    await mkdir(path.dirname(target), { recursive: true })
    await copyFile(path.join(source, "files", name), target)
  }
  return manifest
}

const uploadPattern = /^uploads\/(.+)$/

/** Restores the database only, for a move: the data folder stays. */
export async function restoreRows(
  source: string,
  manifest: Manifest,
  connection: string | pg.ClientConfig,
  migrations: string,
): Promise<void> {
  const first = await firstMigrations(migrations, manifest.migrations)
  await migrateDatabase(connection, first)
  await rm(first, { recursive: true })
  await withConnection(connection, (client) => load(client, source, manifest))
  await migrateDatabase(connection, migrations)
}

/** @throws BackupError when a file differs from its hash in the manifest */
export async function checkFiles(source: string, manifest: Manifest): Promise<void> {
  for (const { name, sha256 } of manifest.tables)
    await checkFile(path.join(source, "tables", `${name}.gz`), sha256)
  for (const { name, sha256 } of manifest.files) await checkFile(path.join(source, "files", name), sha256)
}

async function checkFile(file: string, sha256: string): Promise<void> {
  if ((await hashOf(file).catch(() => "")) !== sha256)
    throw new BackupError(`The backup is damaged: ${file} is not what was written. Nothing was restored.`)
}

async function load(client: pg.Client, source: string, manifest: Manifest): Promise<void> {
  await client.query("begin; set local statement_timeout = 0")
  const tables = await listTables(client)
  for (const table of tables) {
    const { rowCount } = await client.query(`select 1 from "${table.name}" limit 1`)
    if (rowCount) throw new BackupError("The database is not empty. Restore into an empty one.")
    // The backup contains the results of the triggers, so they must not run again.
    await client.query(`alter table "${table.name}" disable trigger user`)
  }
  for (const table of tables) {
    const saved = manifest.tables.find(({ name }) => name === table.name)
    if (!saved) throw new BackupError(`The backup lacks the table ${table.name}.`)
    const file = path.join(source, "tables", `${table.name}.gz`)
    const rows = client.query(copyFrom(`copy ${columnsOf({ ...table, columns: saved.columns })} from stdin`))
    await pipeline(createReadStream(file), createGunzip(), rows)
    if (rows.rowCount !== saved.rows) throw new BackupError(`The backup of ${table.name} is not whole.`)
    if (table.sequence && saved.sequence)
      await client.query("select setval($1, $2, $3)", [
        table.sequence,
        saved.sequence.last,
        saved.sequence.isCalled,
      ])
  }
  for (const table of tables) await client.query(`alter table "${table.name}" enable trigger user`)
  await client.query("commit")
}
