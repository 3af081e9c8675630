import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import type pg from "pg"

/** This version cannot work with the database's schema. The message is for the administrator at the terminal. */
export class SchemaTooNewError extends Error {
  override name = "SchemaTooNewError"
  readonly last: string
  readonly oldest: string
  /** @param last the last migration of the database @param oldest the migration of the oldest version that works with it */
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

/** Returns the migrations of a folder, oldest first, in the migrator's order. */
export function readMigrations(folder: string): Migration[] {
  return JSON.parse(readFileSync(journalOf(folder), "utf8")).entries
}

/**
 * Returns the oldest migration that code must have to work on a database with all of these migrations. `compatible.json` names
 * for a migration the oldest one whose code works after it; without an entry, only code with the migration itself works.
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
 * Records which older code works after the migrations of this folder, for older code that may start later. Call it before they
 * run: no code reads the record until then.
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
 * @param databaseMade the time of the last migration of the database
 * @throws SchemaTooNewError if the database has migrations that this folder lacks and that this code cannot work with
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
  // Without a record, older code is not assumed to work.
  const { last, oldest, made } = rows[0] ?? { last: "unknown", oldest: "unknown", made: databaseMade }
  if (made > ours) throw new SchemaTooNewError(last, oldest)
}
