import { realpathSync, rmSync } from "node:fs"
import path from "node:path"

/** Removes the data folder of a test, and the embedded database that is stored elsewhere when root runs it (docs/decisions/database.md). */
export function removeDataFolder(dataDir: string): void {
  try {
    rmSync(realpathSync(path.join(dataDir, "postgres")), { recursive: true, force: true })
  } catch (error) {
    // There was no database.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error
  }
  rmSync(dataDir, { recursive: true, force: true })
}
