import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { format } from "#app/lib/text/format.ts"
import { backupCommands } from "#content/en/backup.ts"
import { BackupError } from "./manifest.ts"

const markOf = (dataDir: string) => path.join(dataDir, "moved-to-postgres")

/**
 * Marks the embedded database of a data folder as moved. Without the mark it would still start and serve outdated data.
 *
 * @param place where the database is now, for display; without a password
 */
export function markAsMoved(dataDir: string, place: string, now: Date): void {
  const file = openSync(markOf(dataDir), "w", 0o600)
  writeFileSync(file, `${now.toISOString().slice(0, 10)} ${place}\n`)
  fsyncSync(file)
  closeSync(file)
}

/** @throws BackupError when the embedded database of this folder was moved: anything written to it would be lost */
export function refuseWhenMoved(dataDir: string): void {
  const file = markOf(dataDir)
  if (!existsSync(file)) return
  const [date = "", ...place] = readFileSync(file, "utf8").trim().split(" ")
  throw new BackupError(
    format(backupCommands.move.moved, { folder: dataDir, date, place: place.join(" "), file }),
  )
}
