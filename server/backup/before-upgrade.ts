import { copyFile, link, mkdir, readdir, rm } from "node:fs/promises"
import path from "node:path"
import type pg from "pg"
import { bytesText } from "#app/admin/status/bytes-text.ts"
import { withConnection } from "#app/lib/db/client.server.ts"
import { format } from "#app/lib/text/format.ts"
import { backupCommands } from "#content/en/backup.ts"
import { freeBytes } from "../metrics/instance-facts.ts"
import { backUp, uploadsIn } from "./back-up.ts"
import { BackupError } from "./manifest.ts"

const words = backupCommands.beforeUpgrade
const namePattern = /^before-(\w+)-[\dTZ-]+$/
const keptUpgrades = 2

/**
 * Backs up an embedded database before it is migrated, into `backups` of its data folder. The backups of the last two upgrades
 * are retained, one for each: a failed upgrade makes a new one at each attempt.
 *
 * @param upgrade the name of the last migration of this version
 * @param findFreeBytes null when the free space is unknown; then the backup is attempted
 * @returns the folder of the backup
 * @throws BackupError when there is not enough disk space
 */
export async function backUpBeforeUpgrade(
  connection: pg.ClientConfig,
  dataDir: string,
  upgrade: string,
  now: Date,
  findFreeBytes: (folder: string) => Promise<number | null> = freeBytes,
): Promise<string> {
  const folder = path.join(dataDir, "backups")
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Left by a killed process. No other process writes here: the database lets one migrate at a time.
  for (const name of await readdir(folder))
    if (/^before-.*\.part$/.test(name)) await rm(path.join(folder, name), { recursive: true })

  // An upper bound: the compressed rows take less than the database with its indexes, and linked uploads usually take nothing.
  const needed = await databaseBytes(connection)
  const refuse = async () => {
    const free = bytesText((await findFreeBytes(folder)) ?? 0)
    throw new BackupError(format(words.noRoom, { needed: bytesText(needed), free, folder }))
  }
  if (((await findFreeBytes(folder)) ?? needed) < needed) await refuse()
  const target = path.join(
    folder,
    `before-${upgrade}-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`,
  )
  try {
    await backUp(connection, dataDir, target, now, uploadsIn(dataDir, linkOrCopy))
  } catch (error) {
    await rm(`${target}.part`, { recursive: true, force: true })
    if (/^(ENOSPC|EDQUOT)$/.test((error as NodeJS.ErrnoException).code ?? "")) await refuse()
    throw error
  }
  await removeOlder(folder)
  return target
}

export function databaseBytes(connection: string | pg.ClientConfig): Promise<number> {
  return withConnection(connection, async (client) => {
    const { rows } = await client.query("select pg_database_size(current_database())::float8 as bytes")
    return rows[0].bytes
  })
}

/** A hard link takes no space and stays when the original is deleted. File systems without hard links get a copy. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch {
    await copyFile(from, to)
  }
}

async function removeOlder(folder: string): Promise<void> {
  const kept = new Set<string | undefined>()
  // Names begin with the number of the migration and end with the time, so the reverse order is newest first.
  for (const name of (await readdir(folder))
    .filter((name) => namePattern.test(name))
    .sort()
    .reverse()) {
    const upgrade = namePattern.exec(name)?.[1]
    if (kept.has(upgrade) || kept.size === keptUpgrades)
      await rm(path.join(folder, name), { recursive: true })
    else kept.add(upgrade)
  }
}
