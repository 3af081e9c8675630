import { sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"

/** Runs while the database refuses new rows of a table with an error of this code. */
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
