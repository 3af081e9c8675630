import { chmodSync, lstatSync, readdirSync, type Stats, statSync } from "node:fs"
import path from "node:path"
import { mailFolder } from "#app/lib/mail/outbox/mail-file.server.ts"
import { format } from "#app/lib/text/format.ts"
import { startContent } from "#content/en/start.ts"

/** What this process writes from now on is for its own user alone. Not for installing and building, which others may run. */
export function writeForOwnerOnly(): void {
  process.umask(0o077)
}

/**
 * Closes the data folder, and what was written into it before writeForOwnerOnly, to every other user of the machine:
 * mails that are files hold links that open accounts.
 *
 * @returns a sentence for the start screen where that could not be done
 */
export function closeDataFolder(dataDir: string): string[] {
  const mails = mailFolder(dataDir)
  const folders = [dataDir, mails, ...["uploads", "backups"].map((name) => path.join(dataDir, name))]
  const files = [path.join(dataDir, "secret"), ...filesIn(mails)]
  const open = [
    ...files.filter((file) => !isClosed(file, 0o600)),
    ...folders.filter((folder) => !isClosed(folder, 0o700)),
  ]
  return open.length > 0 ? [format(startContent.openFolder, { folder: open.at(-1) ?? dataDir })] : []
}

const filesIn = (folder: string) =>
  (isThere(folder) ? readdirSync(folder) : []).map((name) => path.join(folder, name))

const isThere = (name: string) => lstatSync(name, { throwIfNoEntry: false }) !== undefined

/**
 * @returns whether it is closed now, or not there. A group may pass through: on a disk of its own the data folder lets
 * that of the embedded server's user (docs/decisions/database.md).
 */
function isClosed(name: string, mode: number): boolean {
  const stats = statSync(name, { throwIfNoEntry: false })
  if (!stats || (stats.mode & 0o067) === 0) return true
  if (isShared(name, stats)) return false
  try {
    chmodSync(name, mode)
    return true
  } catch {
    // Another user's.
    return false
  }
}

/** A folder of the machine, such as /tmp or /, which somebody has named as the data folder: it is not ours to close. */
function isShared(name: string, { mode }: Stats): boolean {
  return (mode & 0o1000) !== 0 || path.dirname(name) === name
}
