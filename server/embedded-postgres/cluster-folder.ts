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
import { canEnter, giveTo, type ServerUser, SYSTEM_FOLDER } from "./server-user.ts"

export type ClusterFolder = { directory: string; stats: Stats; majorVersion: string | undefined }

const entryOf = (dataDir: string) => join(dataDir, "postgres")

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

/** Makes <dataDir>/postgres if need be and checks that this user and these binaries can run it. */
export async function prepareCluster(options: {
  dataDir: string
  binaries: Binaries
  user: ServerUser | undefined
  durable: boolean
  notes: string[]
  onProgress: (message: string) => void
}): Promise<string> {
  const { dataDir, binaries, user, durable, notes, onProgress } = options
  const entry = entryOf(dataDir)
  removeUnfinished(entry)
  const existing = findCluster(dataDir)
  if (existing?.majorVersion) {
    checkExisting(existing, binaries, user)
    if (dirname(existing.directory) !== dataDir) notes.push(`The database is kept in ${existing.directory}.`)
    return existing.directory
  }
  if (existing && readdirSync(existing.directory).length > 0) {
    throw new EmbeddedPostgresError(
      `${existing.directory} is not empty and not a database. Move it away to begin with an empty database.`,
    )
  }
  onProgress("creating the database")
  const wanted = existing?.directory ?? entry
  if (canEnter(dirname(wanted), user)) {
    await createCluster(wanted, binaries, user, durable)
    return wanted
  }
  if (existing) throw closedFolder(wanted, user)
  // A random name: deleting the data folder, and with it the link, must lead to a fresh database.
  const directory = join(SYSTEM_FOLDER, "clusters", randomBytes(8).toString("hex"))
  mkdirSync(dirname(directory), { recursive: true })
  for (const folder of [SYSTEM_FOLDER, dirname(directory)]) chmodSync(folder, 0o755)
  await createCluster(directory, binaries, user, durable)
  symlinkSync(directory, entry)
  syncFolder(dataDir)
  notes.push(
    `The user ${user?.name}, who runs PostgreSQL, cannot enter ${dataDir}, so the database is kept in ${directory}; ${entry} is a link to it.`,
  )
  return directory
}

function checkExisting(
  { directory, stats, majorVersion }: ClusterFolder,
  binaries: Binaries,
  user?: ServerUser,
) {
  const ours = binaries.version.split(".")[0]
  if (majorVersion !== ours) {
    throw new EmbeddedPostgresError(
      `The database in ${directory} was made by PostgreSQL ${majorVersion}, but the programs in ${binaries.folder} are PostgreSQL ${ours}. ` +
        `Point PG_BIN_DIR at the bin folder of a PostgreSQL ${majorVersion}, or move the data over with pg_dump and psql. ${USE_DATABASE_URL}`,
    )
  }
  // A copy restored by root belongs to root.
  if (stats.uid === 0) giveTo(user, directory)
  if (!canEnter(directory, user)) throw closedFolder(directory, user)
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
