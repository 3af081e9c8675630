import { chmodSync, lstatSync, readdirSync, type Stats, statSync } from "node:fs"
import path from "node:path"
import { mailFolder } from "#app/lib/mail/outbox/mail-file.server.ts"
import { format } from "#app/lib/text/format.ts"
import { startContent } from "#content/en/start.ts"

/**
 * Sets the umask to 077: files written from now on are for this user only. Not for installing and building, which other users may
 * run.
 */
export function writeForOwnerOnly(): void {
  process.umask(0o077)
}

/**
 * Closes the data folder to all other users of the machine, with the files that were written before writeForOwnerOnly: mails
 * stored as files contain links that open accounts.
 *
 * @returns warnings for the start screen when a file or folder could not be closed
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
 * @returns whether it is closed now, or missing. The execute bit of the group is allowed: on a separate disk, the data folder
 * grants it to the group of the embedded server's user (docs/decisions/database.md).
 */
function isClosed(name: string, mode: number): boolean {
  const stats = statSync(name, { throwIfNoEntry: false })
  if (!stats || (stats.mode & 0o067) === 0) return true
  if (isShared(name, stats)) return false
  try {
    chmodSync(name, mode)
    return true
  } catch {
    // The file belongs to another user.
    return false
  }
}

/** A shared folder such as /tmp or / that was set as the data folder: its mode must not change. */
function isShared(name: string, { mode }: Stats): boolean {
  return (mode & 0o1000) !== 0 || path.dirname(name) === name
}
