import { createHash } from "node:crypto"
import { createReadStream, createWriteStream, existsSync } from "node:fs"
import { copyFile, mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"
import pg from "pg"
import { to as copyTo } from "pg-copy-streams"
import { withConnection } from "#app/lib/db/client.server.ts"
import { format } from "#app/lib/text/format.ts"
import { backupCommands } from "#content/en/backup.ts"
import { BackupError, keptFiles, keptFolders, type Manifest } from "./manifest.ts"
import { columnsOf, countMigrations, listTables, plainText } from "./tables.ts"

const words = backupCommands.backup

/** Where uploads are stored, and how they get into a backup. A stored file never changes. */
export type Uploads = {
  /** Their names, such as 'uploads/images/ab/abcd-800.webp'. Called after the rows are read. */
  list(client: pg.Client): Promise<string[]>
  /** Fails with ENOENT when the file has been deleted in the meantime. */
  keep(name: string, target: string): Promise<void>
}

type Keep = (from: string, to: string) => Promise<void>

/** The uploads in a data folder. */
export const uploadsIn = (dataDir: string, keep: Keep = copyFile): Uploads => ({
  list: async () => (await Promise.all(keptFolders.map((folder) => listFiles(dataDir, folder)))).flat(),
  keep: (name, target) => keep(path.join(dataDir, name), target),
})

/**
 * Writes all data of the product into a folder: the tables as one snapshot, the uploads, and the secret that links and sessions
 * are signed with. The product may run meanwhile. The folder gets its name when it is complete.
 *
 * @param connection a database of the product, as `pg` takes it
 * @throws BackupError when `target` exists already, or a table cannot be read
 */
export async function backUp(
  connection: string | pg.ClientConfig,
  dataDir: string,
  target: string,
  now: Date,
  uploads = uploadsIn(dataDir),
): Promise<Manifest> {
  if (existsSync(target)) throw new BackupError(`There is something at ${target} already.`)
  const draft = `${target}.part`
  await rm(draft, { recursive: true, force: true })
  await mkdir(path.join(draft, "tables"), { recursive: true, mode: 0o700 })

  return withConnection(connection, async (client) => {
    await client.query(plainText)
    // One snapshot for all tables, however long it takes.
    await client.query("begin isolation level repeatable read read only; set local statement_timeout = 0")
    const tables: Manifest["tables"] = []
    for (const table of await listTables(client)) {
      const file = path.join(draft, "tables", `${table.name}.gz`)
      const rows = client.query(copyTo(`copy ${columnsOf(table)} to stdout`))
      await pipeline(rows, createGzip(), createWriteStream(file, { mode: 0o600 })).catch((error: unknown) => {
        if (!(error instanceof pg.DatabaseError)) throw error
        throw new BackupError(format(words.unreadable, { table: table.name, reason: error.message }))
      })
      const { name, columns } = table
      const sequence = table.sequence ? await readSequence(client, table.sequence) : null
      tables.push({ name, columns, rows: rows.rowCount, sha256: await hashOf(file), sequence })
    }
    // The files are listed after the rows are read, because a file is written before the row that names it.
    const names = await uploads.list(client)
    const files = await keepFiles(dataDir, draft, uploads, names)
    const migrations = await countMigrations(client)
    const manifest: Manifest = { format: 1, createdAt: now.toISOString(), migrations, tables, files }
    await writeFile(path.join(draft, "manifest.json"), JSON.stringify(manifest, null, 2), { mode: 0o600 })
    await flush(draft)
    await rename(draft, target)
    return manifest
  })
}

async function readSequence(client: pg.Client, sequence: string) {
  const { rows } = await client.query(`select last_value::text as last, is_called from ${sequence}`)
  return { last: rows[0].last, isCalled: rows[0].is_called }
}

async function keepFiles(
  dataDir: string,
  draft: string,
  uploads: Uploads,
  names: string[],
): Promise<Manifest["files"]> {
  const kept: Manifest["files"] = []
  const keep = async (name: string, copy: (name: string, target: string) => Promise<void>) => {
    const target = path.join(draft, "files", name)
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    try {
      await copy(name, target)
    } catch (error) {
      // Deleted since the list was made.
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return
      throw error
    }
    kept.push({ name, sha256: await hashOf(target) })
  }
  // The secret may change, so it is always copied, never linked.
  for (const name of keptFiles) await keep(name, (file, target) => copyFile(path.join(dataDir, file), target))
  for (const name of names) await keep(name, uploads.keep)
  return kept
}

/** Complete files only: the name of a partly written file ends in a dot and a random part. */
async function listFiles(dataDir: string, folder: string): Promise<string[]> {
  if (!existsSync(path.join(dataDir, folder))) return []
  const entries = await readdir(path.join(dataDir, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /^[^.]+\.\w+$/.test(entry.name))
    .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)))
    .sort()
}

export async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256")
  await pipeline(createReadStream(file), hash)
  return hash.digest("hex")
}

/** Flushes every file and folder to the disk (fsync). */
async function flush(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const name of [folder, ...entries.map((entry) => path.join(entry.parentPath, entry.name))]) {
    const file = await open(name, "r")
    await file.sync()
    await file.close()
  }
}
