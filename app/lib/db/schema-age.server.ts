import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import type pg from "pg"

/** The database is of a version that this one cannot work with. The message is for the person at the terminal. */
export class SchemaTooNewError extends Error {
  override name = "SchemaTooNewError"
  readonly last: string
  readonly oldest: string
  /** @param last the last migration of the database @param oldest of the oldest version that works on it */
  constructor(last: string, oldest: string) {
    super(
      `The database is of a newer version of the site (migration ${last}), and this older one does not work on it: the oldest that does has the migration ${oldest}. Start that or a newer version. To go back for good, restore the backup of before the update (docs/operations.md, "Update, and back").`,
    )
    this.last = last
    this.oldest = oldest
  }
}

type Migration = { tag: string; when: number }

const table = "drizzle.schema_age"

export const journalOf = (folder: string) => path.join(folder, "meta", "_journal.json")

/** The migrations of a folder, oldest first, as the migrator orders them. */
export function readMigrations(folder: string): Migration[] {
  return JSON.parse(readFileSync(journalOf(folder), "utf8")).entries
}

/**
 * The migration that code must at least know to work on a database that has had all of these. `compatible.json` names
 * for a migration the oldest one whose code goes on working after it; without that, none older than itself does.
 */
export function oldestWorking(folder: string): Migration | undefined {
  const migrations = readMigrations(folder)
  const file = path.join(folder, "compatible.json")
  const compatible: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}
  const needs = migrations.map(({ tag }, own) => {
    const named = migrations.findIndex((one) => one.tag === compatible[tag])
    return named === -1 ? own : named
  })
  return migrations[Math.max(...needs)]
}

/**
 * Writes down what the migrations of this folder leave working, for the older code that may be started afterwards. Call it
 * before they run: while they have not, nobody reads it.
 */
export async function recordSchemaAge(client: pg.Client, folder: string): Promise<void> {
  const last = readMigrations(folder).at(-1)
  const oldest = oldestWorking(folder)
  if (!last || !oldest) return
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists ${table} (
      id int primary key default 1 check (id = 1),
      last text not null, last_made bigint not null, oldest text not null, oldest_made bigint not null
    )`)
  await client.query(
    `insert into ${table} (last, last_made, oldest, oldest_made) values ($1, $2, $3, $4)
     on conflict (id) do update set last = excluded.last, last_made = excluded.last_made,
       oldest = excluded.oldest, oldest_made = excluded.oldest_made`,
    [last.tag, last.when, oldest.tag, oldest.when],
  )
}

/**
 * @param databaseMade when the last migration of the database was made
 * @throws SchemaTooNewError when it has had migrations that this folder lacks, and those do not let its code go on
 */
export async function checkSchemaAge(client: pg.Client, folder: string, databaseMade: number): Promise<void> {
  const ours = readMigrations(folder).at(-1)?.when ?? 0
  if (databaseMade <= ours) return
  const known = await client.query("select to_regclass($1) is not null as exists", [table])
  const { rows } = known.rows[0].exists
    ? await client.query(
        `select last, oldest, oldest_made::float8 as made from ${table} where last_made >= $1`,
        [databaseMade],
      )
    : { rows: [] }
  // Whoever migrated without saying so promised nothing.
  const { last, oldest, made } = rows[0] ?? { last: "unknown", oldest: "unknown", made: databaseMade }
  if (made > ours) throw new SchemaTooNewError(last, oldest)
}
