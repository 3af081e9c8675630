import { cpSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

/**
 * Copies the migrations of this version and adds one more, as the next version would.
 *
 * @param folder a new folder
 * @param from may be the same folder, which then gets one more migration
 */
export function copyMigrationsAndAdd(
  folder: string,
  tag: string,
  sql: string,
  from = "app/lib/db/migrations",
): void {
  if (from !== folder) cpSync(from, folder, { recursive: true })
  const file = path.join(folder, "meta", "_journal.json")
  const journal = JSON.parse(readFileSync(file, "utf8"))
  const last = journal.entries.at(-1)
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag })
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(path.join(folder, `${tag}.sql`), sql)
}
