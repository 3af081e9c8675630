import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { EmbeddedPostgresError, FolderInUseError, USE_DATABASE_URL } from "./errors.ts"

/**
 * One process owns a data folder. It holds a kernel lock: the lock is taken in one step, ends with its process however that dies,
 * and holds between containers that share a volume, where a process id says nothing. Node cannot lock a file by itself; the
 * SQLite inside Node can, so an open exclusive transaction on an empty SQLite file is the lock. The file is never deleted:
 * deleting would let two processes lock two different files. No other code in this process may open postgres.lock: closing it
 * would release the POSIX lock.
 */
export type FolderLock = { release(): void }

const SQLITE_BUSY = 5

/** Undefined when another process, or another start in this process, holds the lock. */
export function tryLockFolder(dataDir: string): FolderLock | undefined {
  const file = join(dataDir, "postgres.lock")
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: 0 })
    // memory: nothing is ever written, so there need be no journal file beside the lock.
    database.exec("pragma journal_mode = memory; begin exclusive")
  } catch (error) {
    database?.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined
    throw new EmbeddedPostgresError(
      `Cannot write ${file} (${(error as Error).message}). The data folder must belong to the user that runs the server. ${USE_DATABASE_URL}`,
    )
  }
  const held = database
  noteOwner(dataDir)
  return {
    release() {
      if (held.isOpen) held.close()
    },
  }
}

/**
 * Names the process that uses the folder: a server without an owner (started by hand, or left by a killed guardian), else the
 * owner.
 */
export function folderInUse(
  dataDir: string,
  ownerless: { pid: number; directory: string } | undefined,
): FolderInUseError {
  if (ownerless) {
    const { pid, directory } = ownerless
    return new FolderInUseError(
      `A PostgreSQL server (process ${pid}) is running on ${directory} without an owner. Stop it with "kill -INT ${pid}", then start again.`,
    )
  }
  return new FolderInUseError(
    `The data folder ${dataDir} is in use by process ${ownerPid(dataDir)}. Stop that process first, or give this one a DATA_DIR of its own.`,
  )
}

/** Only for messages: when it cannot be written, as on a full disk, the lock alone counts. */
function noteOwner(dataDir: string): void {
  try {
    writeFileSync(ownerFile(dataDir), `${process.pid}\n`)
  } catch {
    // Then ownerPid says "unknown".
  }
}

function ownerPid(dataDir: string): string {
  try {
    return readFileSync(ownerFile(dataDir), "utf8").trim() || "unknown"
  } catch {
    return "unknown"
  }
}

const ownerFile = (dataDir: string) => join(dataDir, "postgres.owner")
