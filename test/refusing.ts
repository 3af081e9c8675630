import { sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"

/** Runs while the database refuses new rows of a table with this error code. */
export async function whileRefusing(
  db: Database,
  table: string,
  code: string,
  run: () => Promise<void>,
): Promise<void> {
  await db.execute(
    sql.raw(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused %', new using errcode = '${code}'; end $$;
      create trigger refuse before insert on ${table} for each row execute function refuse()`),
  )
  try {
    await run()
  } finally {
    await db.execute(sql.raw("drop function refuse cascade"))
  }
}

/**
 * Runs while the database refuses every statement that would write, even one that matches no row.
 *
 * @param except tables that stay writable
 */
export async function whileReadOnly(db: Database, except: string[], run: () => Promise<void>): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  await db.execute(
    sql.raw(`create function refuse_writes() returns trigger language plpgsql as
      $$ begin raise exception 'refused to write to %', tg_table_name using errcode = '25006'; end $$`),
  )
  for (const { name } of rows.filter(({ name }) => !except.includes(name)))
    await db.execute(
      sql.raw(`create trigger refuse_writes before insert or update or delete or truncate on "${name}"
        for each statement execute function refuse_writes()`),
    )
  try {
    await run()
  } finally {
    await db.execute(sql.raw("drop function refuse_writes cascade"))
  }
}
