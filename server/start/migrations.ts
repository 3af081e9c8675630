import { cp, mkdtemp, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { journalOf, readMigrations } from "#app/lib/db/schema-age.server.ts"
import { BackupError } from "../backup/manifest.ts"

/** The folder of this version's migrations. */
export const migrationsFolder = (rootDir: string) => path.join(rootDir, "app", "lib", "db", "migrations")

/** @returns the names in order, such as '0007_list_indexes' */
export function listMigrations(folder: string): string[] {
  return readMigrations(folder).map(({ tag }) => tag)
}

/** Copies the first `count` migrations to a new temporary folder. @throws BackupError when there are fewer */
export async function firstMigrations(folder: string, count: number): Promise<string> {
  const entries = readMigrations(folder)
  if (entries.length < count)
    throw new BackupError(
      "The backup was made by a newer version of the product. Restore it with that version.",
    )
  const copy = await mkdtemp(path.join(tmpdir(), "guapcoin-migrations-"))
  await cp(folder, copy, { recursive: true })
  await writeFile(journalOf(copy), JSON.stringify({ entries: entries.slice(0, count) }))
  return copy
}
