import { sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { countOf } from "./directory-part.ts"
import type { Acknowledged } from "./directory-writers.ts"

/** Phone numbers are stored as people write them. */
const digitsOf = (column: string) => sql.raw(`regexp_replace(${column}, '[^+0-9]', '', 'g')`)

/** Counts violations by description. @param due listings that the daily job has changed */
export async function findWrong(
  db: Database,
  said: Acknowledged,
  due: number[],
): Promise<Record<string, number>> {
  const count = (query: ReturnType<typeof sql>) => countOf(db, query)
  const ids = sql.param(due)
  const own = [...said.stands].map(([id, { status, phone, confirmedFrom }]) => ({
    id,
    status: status ?? null,
    phone: phone ?? null,
    confirmed: confirmedFrom === undefined ? null : new Date(confirmedFrom).toISOString(),
  }))
  return {
    "reports acknowledged and lost, or stored twice": await count(sql`
      select key from unnest(${sql.param([...said.reports])}::text[]) as key
      left join listing_evidence e on e.note = key group by key having count(e.id) <> 1`),
    "owners' acts acknowledged and lost": await count(sql`
      select l.id from jsonb_to_recordset(${JSON.stringify(own)}::jsonb)
        as a(id bigint, status text, phone text, confirmed timestamptz)
      join listings l on l.id = a.id
      where l.status <> a.status or ${digitsOf("l.phone")} <> a.phone or l.confirmed_at < a.confirmed`),
    "edits that are no revision, or two": await count(sql`
      select phone from unnest(${sql.param(said.phones)}::text[]) as phone
      left join listing_revisions r on ${digitsOf("(r.changes -> 'phone' ->> 1)")} = phone
      group by phone having count(r.listing_id) <> 1`),
    "owners' revisions without an entry in the log and a mail": await count(sql`
      with revised as (
        select listing_id::text as id, count(*) as n from listing_revisions where by_kind = 'owner' group by 1
      ), logged as (
        select subject_id as id, count(*) as n from audit_log where subject_type = 'listing' and actor = 'owner'
          and action in ('listing.closed', 'listing.listed', 'listing.changed') group by 1
      ), mailed as (
        select split_part(dedupe_key, ':', 2) as id, count(*) as n from mails
        where kind in ('listing-changed', 'listing-edited') group by 1
      )
      select 1 from revised full join logged using (id) full join mailed using (id)
      where revised.n is distinct from logged.n or revised.n is distinct from mailed.n`),
    "owners' confirmations without an entry in the log": await count(sql`
      with said as (
        select listing_id::text as id, count(*) as n from listing_evidence where source = 'owner' group by 1
      ), logged as (
        select subject_id as id, count(*) as n from audit_log where subject_type = 'listing' and actor = 'owner'
          and action in ('listing.confirmed', 'listing.owner-insists') group by 1
      )
      select 1 from said full join logged using (id) where said.n is distinct from logged.n`),
    "applications approved without one listing, one mail, one entry": await count(sql`
      select m.id from merchant_requests m
      where (m.status = 'approved')::int <> (select count(*) from listings l where l.application_id = m.id)
        or (m.status = 'approved')::int <> (select count(*) from listings l
          join listing_slugs s on s.listing_id = l.id join listing_revisions r on r.listing_id = l.id and r.revision = 1
          where l.application_id = m.id)
        or (m.status = 'approved')::int <> (select count(*) from mails
          where kind = 'merchant-approved' and split_part(dedupe_key, ':', 2) = m.id::text)
        or (m.status = 'approved')::int <> (select coalesce(sum(case when action = 'merchant.approved' then 1
          when action = 'merchant.taken-back' and details->>'status' = 'approved' then -1 else 0 end), 0) from audit_log
          where subject_type = 'merchant' and subject_id = m.id::text)`),
    "listings of the daily job not asked, or asked twice": await count(sql`
      with asked as (
        select split_part(dedupe_key, ':', 2)::bigint as id, count(*) as n from mails
        where kind = 'listing-still-right' group by 1
      )
      select id from unnest(${ids}::bigint[]) as id join listings l using (id) left join asked using (id)
      where l.asked_at is null or asked.n is distinct from 1`),
    "changes of state by the daily job without one entry": await count(sql`
      with aged as (
        select subject_id::bigint as id, count(*) as n from audit_log where action = 'listing.aged' group by 1
      )
      select id from unnest(${ids}::bigint[]) as id join listings l using (id) left join aged using (id)
      where coalesce(aged.n, 0) <> (id % 2 = 0)::int or (l.freshness = 'ageing') <> (id % 2 = 0)`),
  }
}
