import { randomBytes } from "node:crypto"
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
  symlinkSync,
} from "node:fs"
import { dirname, join } from "node:path"
import type { Binaries } from "./binaries.ts"
import { EmbeddedPostgresError, USE_DATABASE_URL } from "./errors.ts"
import { createCluster, removeUnfinished, syncFolder } from "./initdb.ts"
import { finishMove, moveCluster } from "./move-cluster.ts"
import { canEnter, giveTo, openTo, type ServerUser } from "./server-user.ts"

export type ClusterFolder = { directory: string; stats: Stats; majorVersion: string | undefined }

const entryOf = (dataDir: string) => join(dataDir, "postgres")

/** Repairs what a killed process left. Call as the owner of the folder, before looking for the cluster. */
export function tidyDataFolder(dataDir: string): void {
  finishMove(entryOf(dataDir))
  removeUnfinished(entryOf(dataDir))
}

/** <dataDir>/postgres or the folder it links to; undefined when there is none yet. */
export function findCluster(dataDir: string): ClusterFolder | undefined {
  const entry = entryOf(dataDir)
  if (!lstatSync(entry, { throwIfNoEntry: false })) return undefined
  const stats = statSync(entry, { throwIfNoEntry: false })
  if (!stats) {
    throw new EmbeddedPostgresError(
      `The database is missing: ${entry} is a link to a folder that is not here. Bring that folder back, or remove the link to begin with an empty database. ${USE_DATABASE_URL}`,
    )
  }
  const directory = realpathSync(entry)
  const me = process.getuid?.()
  if (me !== 0 && me !== stats.uid) {
    throw new EmbeddedPostgresError(
      `The database in ${directory} belongs to another user (id ${stats.uid}). Run this as that user or as root. ${USE_DATABASE_URL}`,
    )
  }
  return { directory, stats, majorVersion: majorVersionOf(directory) }
}

/** Creates <dataDir>/postgres if necessary and checks that this user and these binaries can run it. */
export async function prepareCluster(options: {
  dataDir: string
  binaries: Binaries
  user: ServerUser | undefined
  /** The parent folder for a cluster whose server cannot enter dataDir. */
  systemFolder: string
  durable: boolean
  notes: string[]
  onProgress: (message: string) => void
}): Promise<string> {
  const { dataDir, binaries, user, systemFolder, durable, notes, onProgress } = options
  const entry = entryOf(dataDir)
  const existing = findCluster(dataDir)
  if (existing?.majorVersion) {
    checkVersion(existing, binaries)
    // A copy that root restored belongs to root.
    if (existing.stats.uid === 0) giveTo(user, existing.directory)
    const directory = canEnter(existing.directory, user) ? existing.directory : makeReachable()
    if (dirname(directory) !== dataDir) notes.push(`The database is kept in ${directory}.`)
    return directory
  }
  if (existing && readdirSync(existing.directory).length > 0) {
    throw new EmbeddedPostgresError(
      `${existing.directory} is not empty and not a database. Move it away to begin with an empty database.`,
    )
  }
  onProgress("creating the database")
  const wanted = existing?.directory ?? entry
  if (canEnter(dirname(wanted), user) || (!existing && canStayInside())) {
    await createCluster(wanted, binaries, user, durable)
    return wanted
  }
  if (existing) throw closedFolder(wanted, user)
  const directory = placeApart(systemFolder)
  await createCluster(directory, binaries, user, durable)
  symlinkSync(directory, entry)
  syncFolder(dataDir)
  notes.push(
    `The user ${user?.name}, who runs PostgreSQL, cannot enter ${dataDir}, so the database is kept in ${directory}; ${entry} is a link to it.`,
  )
  return directory

  /** The path of the database after its data folder was closed to the server's user. */
  function makeReachable(): string {
    const inside = existing?.directory ?? entry
    // A link already leads elsewhere. A closed folder above the data folder must not be bypassed.
    if (inside !== entry || !canEnter(dirname(dataDir), user)) throw closedFolder(inside, user)
    if (canStayInside()) return inside
    const place = placeApart(systemFolder)
    onProgress("moving the database")
    moveCluster(entry, place)
    notes.push(
      `The database was moved from ${entry} to ${place}, because the user ${user?.name}, who runs PostgreSQL, cannot enter ${dataDir} any more; a link is left there.`,
    )
    return place
  }

  /**
   * A data folder on a separate disk, such as a container's volume, keeps its database: on the system's disk it would be lost
   * with the container. Instead, the group of the server's user may pass through the data folder.
   */
  function canStayInside(): boolean {
    if (!user || isSameDisk(dataDir, systemFolder) || !canEnter(dirname(dataDir), user)) return false
    openTo(user, dataDir)
    return canEnter(dataDir, user)
  }
}

/**
 * A new folder for a cluster. Its name is random: deleting the data folder, and the link in it, must result in a new database.
 */
function placeApart(systemFolder: string): string {
  const directory = join(systemFolder, "clusters", randomBytes(8).toString("hex"))
  mkdirSync(dirname(directory), { recursive: true })
  for (const folder of [systemFolder, dirname(directory)]) chmodSync(folder, 0o755)
  return directory
}

/** @param folder may not exist yet */
function isSameDisk(dataDir: string, folder: string): boolean {
  mkdirSync(dirname(folder), { recursive: true })
  const stats = statSync(folder, { throwIfNoEntry: false }) ?? statSync(dirname(folder))
  return stats.dev === statSync(dataDir).dev
}

function checkVersion({ directory, majorVersion }: ClusterFolder, binaries: Binaries) {
  const ours = binaries.version.split(".")[0]
  if (majorVersion === ours) return
  throw new EmbeddedPostgresError(
    `The database in ${directory} was made by PostgreSQL ${majorVersion}, but the programs in ${binaries.folder} are PostgreSQL ${ours}. ` +
      `Point PG_BIN_DIR at the bin folder of a PostgreSQL ${majorVersion}, or move the data over with pg_dump and psql. ${USE_DATABASE_URL}`,
  )
}

function closedFolder(directory: string, user: ServerUser | undefined): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The user ${user?.name}, who runs PostgreSQL, cannot enter ${directory}: a folder above it is closed to it. ` +
      `Open the folders above (chmod o+x), or run the server as the ordinary user that owns the data folder. ${USE_DATABASE_URL}`,
  )
}

function majorVersionOf(directory: string): string | undefined {
  try {
    return readFileSync(join(directory, "PG_VERSION"), "utf8").trim()
  } catch {
    return undefined
  }
}
