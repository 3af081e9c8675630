import { realpathSync, rmSync } from "node:fs"
import path from "node:path"

/** Removes a data folder of a test's, and the embedded database that root keeps elsewhere for it (docs/decisions/database.md). */
export function removeDataFolder(dataDir: string): void {
  try {
    rmSync(realpathSync(path.join(dataDir, "postgres")), { recursive: true, force: true })
  } catch (error) {
    // It had no database.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error
  }
  rmSync(dataDir, { recursive: true, force: true })
}
