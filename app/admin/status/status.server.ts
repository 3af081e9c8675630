import { desc, eq, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { mails } from "#app/lib/db/schema.ts"

/**
 * @returns the server's version, the size in bytes, the number of applied migrations, and the number of pages with wrong
 * checksums: null if the server has checksums disabled
 */
export async function findDatabaseStatus(db: Database) {
  const { rows } = await db.execute(sql`select
    current_setting('server_version') as version,
    pg_database_size(current_database())::float8 as bytes,
    (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
    case when current_setting('data_checksums') = 'on' then (
      select coalesce(checksum_failures, 0)::float8 from pg_stat_database where datname = current_database()
    ) end as "checksumFailures"`)
  return rows[0] as { version: string; bytes: number; migrations: number; checksumFailures: number | null }
}

/** When the latest sent mail was sent; null if there is none. */
export async function findLastMailSent(db: Database): Promise<Date | null> {
  const [last] = await db
    .select({ sentAt: mails.sentAt })
    .from(mails)
    .where(eq(mails.status, "sent"))
    .orderBy(desc(mails.createdAt))
    .limit(1)
  return last?.sentAt ?? null
}

/** Number of administrators, and of those with a second factor or a passkey. */
export async function countAdmins(db: Database): Promise<{ all: number; secured: number }> {
  const { rows } = await db.execute(sql`select
    count(*)::int as all,
    count(*) filter (where
      exists (select 1 from authenticators a where a.user_id = users.id and a.confirmed_at is not null)
      or exists (select 1 from passkeys p where p.user_id = users.id)
    )::int as secured
    from users where is_admin`)
  return rows[0] as { all: number; secured: number }
}
