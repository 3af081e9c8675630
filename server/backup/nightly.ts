import { existsSync, readFileSync } from "node:fs"
import { copyFile, link, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import type pg from "pg"
import { freeBytes } from "../metrics/instance-facts.ts"
import { backUp, hashOf, type Uploads, uploadsIn } from "./back-up.ts"
import { databaseBytes, linkOrCopy } from "./before-upgrade.ts"
import { checkBackup, type EmptyDatabase, openCheckDatabase, removeChecks } from "./check-backup.ts"
import { countRows, type Manifest, readManifest } from "./manifest.ts"
import { keptOf, type Retention } from "./retention.ts"

export type NightOutcome =
  | { kind: "good"; rows: number; files: number; bytes: number; restoreMs: number }
  | { kind: "no-room"; needed: number; free: number }

type Night = {
  connection: string | pg.ClientConfig
  dataDir: string
  folder: string
  retention: Retention
  migrations: string
  now: Date
  /** The store of the uploads; unset: the data folder. */
  uploads?: Uploads
  findFreeBytes?: (folder: string) => Promise<number | null>
  /** Opens the empty database for the test restore. */
  openEmpty?: (folder: string) => Promise<EmptyDatabase>
}

const nightPattern = /^night-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/
const nightName = (at: Date) => `night-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z`
/** Marks a backup whose test restore succeeded; contains how long the restore took. */
const checkedFile = "checked.json"

/**
 * Backs up the site, test-restores the backup into an empty database, and removes older backups only when that succeeded. Call it
 * under a lock: no other process may write to the folder meanwhile.
 *
 * @throws BackupError and file system errors; then no older backup was removed
 */
export async function backUpTonight(night: Night): Promise<NightOutcome> {
  const { connection, dataDir, folder, retention, migrations, now } = night
  const { findFreeBytes = freeBytes, openEmpty = openCheckDatabase } = night
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeUnfinished(folder)
  const previous = (await listNights(folder)).at(0)
  const uploads = uploadsAfter(previous?.folder, night.uploads ?? uploadsIn(dataDir, linkOrCopy))

  // Space for the compressed backup and for the database of the test restore.
  const needed = 2 * ((await databaseBytes(connection)) + (await newUploadBytes(dataDir, folder, previous)))
  const free = (await findFreeBytes(folder)) ?? needed
  if (free < needed) return { kind: "no-room", needed, free }

  const target = path.join(folder, nightName(now))
  const manifest = await backUp(connection, dataDir, target, now, uploads)
  const { restoreMs } = await checkBackup(target, migrations, () => openEmpty(folder))
  await writeFile(path.join(target, checkedFile), JSON.stringify({ restoreMs }), { mode: 0o600 })
  await removeOlder(folder, retention)
  const bytes = await sizeOf(target, manifest)
  return { kind: "good", rows: countRows(manifest), files: manifest.files.length, bytes, restoreMs }
}

/** The duration of the test restore of this backup in ms; null when there was none. */
export function findRestoreMs(folder: string): number | null {
  const file = path.join(folder, checkedFile)
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).restoreMs : null
}

type MadeNight = { folder: string; at: Date; isGood: boolean }

/** Newest first. */
async function listNights(folder: string): Promise<MadeNight[]> {
  return (await readdir(folder))
    .filter((name) => nightPattern.test(name))
    .sort()
    .reverse()
    .map((name) => {
      const [, day, ...time] = nightPattern.exec(name) ?? []
      const made = path.join(folder, name)
      return {
        folder: made,
        at: new Date(`${day}T${time.join(":")}Z`),
        isGood: existsSync(path.join(made, checkedFile)),
      }
    })
}

/** Removes what killed processes left, and all but the newest of the backups that failed the test restore. */
async function removeUnfinished(folder: string): Promise<void> {
  await removeChecks(folder)
  for (const name of await readdir(folder))
    if (/^night-.*\.part$/.test(name)) await rm(path.join(folder, name), { recursive: true })
  const [, ...older] = (await listNights(folder)).filter(({ isGood }) => !isGood)
  for (const night of older) await rm(night.folder, { recursive: true })
}

/** Backups that failed the test restore do not count for the retention. They are removed once a newer one succeeded. */
async function removeOlder(folder: string, retention: Retention): Promise<void> {
  const nights = await listNights(folder)
  const good = nights.filter(({ isGood }) => isGood)
  const kept = new Set(
    keptOf(
      good.map(({ at }) => at),
      retention,
    ).map(Number),
  )
  const newest = good[0]?.at.getTime() ?? 0
  for (const { folder, at, isGood } of nights)
    if (isGood ? !kept.has(at.getTime()) : at.getTime() < newest) await rm(folder, { recursive: true })
}

/** Hard-links files that the previous night's backup contains unchanged, so that they take no space. */
function uploadsAfter(previous: string | undefined, uploads: Uploads): Uploads {
  if (!previous) return uploads
  const hashes = new Map(readManifest(previous).files.map(({ name, sha256 }) => [name, sha256]))
  return {
    list: uploads.list,
    async keep(name, target) {
      const before = path.join(previous, "files", name)
      const hash = hashes.get(name)
      if (!hash || (await hashOf(before).catch(() => "")) !== hash) return uploads.keep(name, target)
      await link(before, target).catch(() => copyFile(before, target))
    },
  }
}

/**
 * The space that uploads need: none when they are on the same disk, otherwise the files that the previous night's backup lacks.
 */
async function newUploadBytes(
  dataDir: string,
  folder: string,
  previous: MadeNight | undefined,
): Promise<number> {
  const place = path.join(dataDir, "uploads")
  if (!existsSync(place) || (await stat(place)).dev === (await stat(folder)).dev) return 0
  const kept = new Set(previous && readManifest(previous.folder).files.map(({ name }) => name))
  let bytes = 0
  for (const entry of await readdir(place, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && !kept.has(path.relative(dataDir, file)))
      bytes += await stat(file).then(
        ({ size }) => size,
        () => 0,
      )
  }
  return bytes
}

async function sizeOf(target: string, { tables, files }: Manifest): Promise<number> {
  const names = [
    ...tables.map(({ name }) => `tables/${name}.gz`),
    ...files.map(({ name }) => `files/${name}`),
  ]
  let bytes = 0
  for (const name of names) bytes += (await stat(path.join(target, name))).size
  return bytes
}
