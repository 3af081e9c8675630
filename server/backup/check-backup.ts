import { createHash, randomUUID } from "node:crypto"
import { createReadStream, lstatSync, realpathSync } from "node:fs"
import { mkdir, readdir, rm } from "node:fs/promises"
import path from "node:path"
import { performance } from "node:perf_hooks"
import type { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import { startEmbeddedPostgres } from "@guapcoin/embedded-postgres"
import type pg from "pg"
import { to as copyTo } from "pg-copy-streams"
import { withConnection } from "#app/lib/db/client.server.ts"
import { format } from "#app/lib/text/format.ts"
import { backupCommands } from "#content/en/backup.ts"
import { BackupError, type Manifest, readManifest } from "./manifest.ts"
import { checkFiles, restoreRows } from "./restore.ts"
import { columnsOf, listTables, plainText } from "./tables.ts"

const words = backupCommands.check

/** An empty database for this process alone; `close` removes it. */
export type EmptyDatabase = { connection: pg.ClientConfig; close(): Promise<void> }

/**
 * Restores a backup into an empty database, compares every row with the saved one, and every file with its hash.
 *
 * @returns how long the restore took, in ms
 * @throws BackupError when the backup differs from what was saved
 */
export async function checkBackup(
  source: string,
  migrations: string,
  openEmpty: () => Promise<EmptyDatabase>,
): Promise<{ restoreMs: number }> {
  const began = performance.now()
  const manifest = readManifest(source)
  await checkFiles(source, manifest)
  const { connection, close } = await openEmpty()
  try {
    await restoreRows(source, manifest, connection, migrations)
    const restoreMs = Math.round(performance.now() - began)
    await compareRows(source, manifest, connection)
    return { restoreMs }
  } finally {
    await close()
  }
}

const checkPattern = /^check-[0-9a-f-]{36}$/

/** An embedded database in a new folder inside `folder`. It takes about as much space as the site's. */
export async function openCheckDatabase(folder: string): Promise<EmptyDatabase> {
  const place = path.join(folder, `check-${randomUUID()}`)
  await mkdir(place, { recursive: true, mode: 0o700 })
  // Not durable: this database need not survive a power failure.
  const server = await startEmbeddedPostgres({ dataDir: place, mode: "own", durable: false })
  return {
    connection: server.connection,
    async close() {
      await server.stop()
      await removeCheck(place)
    },
  }
}

/** Removes the databases that killed checks left. */
export async function removeChecks(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (checkPattern.test(name)) await removeCheck(path.join(folder, name))
}

async function removeCheck(place: string): Promise<void> {
  const cluster = path.join(place, "postgres")
  // When root runs it, the cluster is elsewhere, behind a symbolic link.
  if (lstatSync(cluster, { throwIfNoEntry: false })?.isSymbolicLink())
    await rm(realpathSync(cluster), { recursive: true, force: true })
  await rm(place, { recursive: true, force: true })
}

async function compareRows(source: string, manifest: Manifest, connection: pg.ClientConfig): Promise<void> {
  await withConnection(connection, async (client) => {
    await client.query(`${plainText}; set statement_timeout = 0`)
    const tables = await listTables(client)
    for (const saved of manifest.tables) {
      const table = tables.find(({ name }) => name === saved.name)
      const file = createReadStream(path.join(source, "tables", `${saved.name}.gz`))
      const [was, is] = [
        await sumOfRows(file, createGunzip()),
        table &&
          (await sumOfRows(
            client.query(copyTo(`copy ${columnsOf({ ...table, columns: saved.columns })} to stdout`)),
          )),
      ]
      if (was !== is) throw new BackupError(format(words.differs, { table: saved.name }))
    }
  })
}

const newline = 10
const sumBits = 128

/**
 * The sum of the hashes of all rows of a COPY (one line each), and their number. The order does not matter: a table returns rows
 * in another order than they were inserted.
 */
async function sumOfRows(from: Readable, through?: NodeJS.ReadWriteStream): Promise<string> {
  let [sum, count] = [0n, 0]
  let rest: Buffer = Buffer.alloc(0)
  const add = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      const text = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
      let begin = 0
      for (let end = text.indexOf(newline); end !== -1; end = text.indexOf(newline, begin)) {
        const hash = createHash("sha256").update(text.subarray(begin, end)).digest()
        sum += (hash.readBigUInt64BE(0) << 64n) | hash.readBigUInt64BE(8)
        count++
        begin = end + 1
      }
      sum = BigInt.asUintN(sumBits, sum)
      rest = text.subarray(begin)
    }
  }
  if (through) await Promise.all([pipeline(from, through), add(through as AsyncIterable<Buffer>)])
  else await add(from)
  return `${count} ${sum}`
}
