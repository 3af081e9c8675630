import { setTimeout as sleep } from "node:timers/promises"
import type pg from "pg"
import type { DatabaseClient } from "#app/lib/db/client.server.ts"
import { placeLists } from "#app/lib/db/schema.ts"
import { fold } from "#app/lib/text/fold.ts"
import { weekdays } from "#app/listings/hours/opening-hours.ts"
import { businessTypes, type DirectoryCategory } from "#app/listings/options.ts"
import { loadPlaces } from "#app/places/load-places.server.ts"
import { placeFile } from "#app/places/place-file.ts"
import { rootDir } from "../../scripts/prepare.mjs"
import { copyListings } from "./more-listings.ts"
import { marked, nameWords, ownerWords, towns, words } from "./vocabulary.ts"

const categoryShares: Record<DirectoryCategory, number> = {
  "fashion-apparel": 0.35,
  "food-dining": 0.3,
  services: 0.16,
  "health-beauty": 0.12,
  "art-culture": 0.05,
  technology: 0.02,
}

type Filled = Pick<DatabaseClient, "db" | "pool">

const rowsPerStatement = 20_000
/** Up to this number, merchants have different texts and an application; all others are copies of their listings. */
export const mostDifferent = 100_000

/**
 * Fills the empty tables with the towns, with about `approved` approved merchants and their listings, and 2 pending and 5
 * rejected applications for each 93 of them, up to 100,000. Above that it copies listings and leaves out the indexes for staff
 * searches. Of ten businesses with premises, six have a pin within about 10 km of their town's middle.
 */
export async function fillListings({ db, pool }: Filled, approved: number): Promise<void> {
  // A started product loads the towns itself; its responses are not typical before that.
  while ((await loadPlaces(db, placeFile(rootDir), new Date())) === 0 && (await db.$count(placeLists)) === 0)
    await sleep(200)
  const client = await pool.connect()
  try {
    await client.query(
      "set statement_timeout = 0; set maintenance_work_mem = '256MB'; set synchronous_commit = off",
    )
    await client.query(functions)
    const indexes = await dropIndexes(client)
    const total = Math.round((Math.min(approved, mostDifferent) * 100) / 93)
    const lists = [words, nameWords, ownerWords, ownerWords.map(fold), towns.map(({ name }) => name)]
    const shares = [Object.keys(categoryShares), cumulative(Object.values(categoryShares)), businessTypes]
    const where = [towns.map(({ region }) => region), towns.map(({ country }) => country)]
    const pins = [towns.map(({ country, slug }) => `${country}/${slug}`.toLowerCase())]
    for (let from = 1; from <= total; from += rowsPerStatement) {
      const range = [from, Math.min(total, from + rowsPerStatement - 1), total]
      await query(client, insertApplications, [
        ...range,
        ...lists,
        marked.common,
        marked.rare,
        ...shares,
        ...where,
        ...pins,
      ])
      await query(client, insertListings, [openingHours])
    }
    if (approved > mostDifferent) await copyListings(client, (text) => query(client, text), approved)
    for (const { indexdef } of approved > mostDifferent ? indexes.filter(isOfDirectory) : indexes)
      await query(client, indexdef)
    for (const table of [...indexedTables, "merchant_places"])
      await query(client, `vacuum (analyze) ${table}`)
  } finally {
    client.release(true)
  }
}

const indexedTables = [
  "merchant_requests",
  "listings",
  "listing_slugs",
  "listing_revisions",
  "merchant_search",
]

/** Loading first and indexing afterwards takes a third of the time. Primary keys and other constraints stay. */
async function dropIndexes(client: pg.PoolClient): Promise<{ indexdef: string }[]> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = any($1)
      and indexname not in (select conname from pg_constraint)`,
    [indexedTables],
  )
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`)
  return rows
}

/** Computing the staff's search text takes longer than everything else. */
const isOfDirectory = ({ indexdef }: { indexdef: string }) => !indexdef.includes("staff_search_text")

/** Loading may take longer than the query timeout of the product's pool. */
function query(client: pg.PoolClient, text: string, values?: unknown[]): Promise<unknown> {
  return client.query({ text, values, query_timeout: 3_600_000 } as pg.QueryConfig)
}

function cumulative(shares: number[]): number[] {
  let sum = 0
  return shares.map((share) => {
    sum += share
    return sum
  })
}

/**
 * `bench_share(7, 1)` is a number from 0 to 1, the same on every run. `bench_rank` favors low ranks as in natural language: of
 * 500, the first occurs once in 9, the last once in 3,100.
 */
const functions = `
  create function bench_share(n bigint, salt bigint) returns float8 language sql immutable
    return (hashint8extended(n, salt) & 2147483647) / 2147483648.0;
  create function bench_rank(n bigint, salt bigint, count int) returns int language sql immutable
    return least(count, floor(exp(bench_share(n, salt) * ln(count + 1)))::int);
`

const insertApplications = `
  insert into merchant_requests (submission_key, status, business_name, business_type, directory_category, description,
    website, phone, online_only, address, city, state, country, town, owner_name, email,
    state_token_hash, terms_accepted_at, created_at, decided_at)
  select gen_random_uuid(), status, name, type, category, description,
    case when n % 5 > 0 then 'https://shop' || n || '.example' end, '+1 404 555 0' || 100 + n % 100, online,
    n || ' Demo Street', ($8::text[])[place], ($14::text[])[place], ($15::text[])[place], ($16::text[])[place], owner, email,
    md5(n::text), created, created, case when status <> 'pending' then created + bench_share(n, 9) * interval '3 days' end
  from generate_series($1::bigint, $2::bigint) as n
  cross join lateral (select
    case when n % 100 in (17, 67) then 'pending' when n % 20 = 3 then 'rejected' else 'approved' end as status,
    timestamptz '2024-01-01' + n * (interval '2 years' / $3::int) as created,
    ($13::text[])[1 + floor(power(bench_share(n, 3), 2) * 10)::int] as type,
    ($11::text[])[1 + (select count(*) from unnest($12::float8[]) as bound where bound < bench_share(n, 4))] as category,
    n % 9 = 4 as online, bench_rank(n, 5, cardinality($8::text[])) as place,
    bench_rank(n, 6, cardinality($6::text[])) as first, 1 + floor(bench_share(n, 7) * cardinality($6::text[]))::int as last
  ) as facts
  cross join lateral (select
    ($6::text[])[first] || ' ' || ($6::text[])[last] as owner,
    ($7::text[])[first] || '.' || n || '@' || ($7::text[])[last] || '.example' as email
  ) as contact
  cross join lateral (select
    string_agg(($5::text[])[word], ' ') as name
    from generate_series(1, 2 + n % 2) as part
    cross join lateral (select 1 + floor(bench_share(n, 100 + part) * cardinality($5::text[]))::int as word) as picked
  ) as naming
  cross join lateral (select
    string_agg(($4::text[])[word], ' ') || ending as description
    from (select case when bench_share(n, 8) < 0.3 then ' ' || $9::text else '' end
      || case when n % ($3::int / 10) = 9 then ' ' || $10::text else '' end as ending) as marks
    cross join generate_series(1, 10 + (bench_share(n, 2) * 60)::int) as part
    cross join lateral (select bench_rank(n, 200 + part, cardinality($4::text[])) as word) as picked
    group by ending
  ) as describing
`

/** Three of five have opening hours: shops, some with a break, kitchens, bars, and a tenth open day and night. */
const everyDay = (shifts: string, days: readonly string[] = weekdays) =>
  days.map((day) => `${day} ${shifts}`).join("; ")
const openingHours = [
  ...["09:00-17:00", "08:00-18:00", "09:00-13:00,14:00-18:30"].map((shifts) =>
    everyDay(shifts, weekdays.slice(0, 6)),
  ),
  ...["08:30-16:30", "10:00-19:00"].map((shifts) => everyDay(shifts, weekdays.slice(0, 5))),
  ...["07:00-21:00", "11:00-15:00,18:00-23:00", "12:00-24:00", "18:00-02:00", "00:00-24:00"].map((shifts) =>
    everyDay(shifts),
  ),
]

/** Creates the listings that approval would have created. */
const insertListings = `
  with opened as (
    insert into listings (application_id, source, slug, business_name, business_type, directory_category, description,
      website, phone, online_only, address, city, state, country, town, pin, pin_precision, owner_name, owner_email, listed_at,
      confirmed_at, confirmed_by, next_change_on, opening_hours, networks, search_text)
    select id, 'application', regexp_replace(fold_text(business_name), '[^a-z0-9]+', '-', 'g') || '-' || id, business_name,
      business_type, directory_category, description, website, phone, online_only, address, city, state, country, town,
      pin, case when pin is not null then case when id % 10 < 5 then 'exact' else 'about' end end, owner_name, email, decided_at, decided_at, 'approval', (decided_at at time zone 'UTC')::date + 150,
      case when id % 5 < 3 then ($1::text[])[1 + id % cardinality($1::text[])] end,
      (array['L1', 'L2', 'both'])[1 + id % 20],
      fold_text(business_name) || e'\\n' || fold_text(description) || e'\\n' || replace(business_type, '-', ' ')
    from merchant_requests
    left join lateral (select round((latitude + (bench_share(merchant_requests.id, 21) - 0.5) * 0.2)::numeric, 5) || ','
        || round((longitude + (bench_share(merchant_requests.id, 22) - 0.5) * 0.2)::numeric, 5) as pin
      from places where places.country = merchant_requests.country::bpchar and slug = split_part(town, '/', 2)
        and not online_only and merchant_requests.id % 10 < 6) as placed on true
    where status = 'approved' and id > coalesce((select max(application_id) from listings), 0)
    order by decided_at, id
    returning *
  ), addressed as (
    insert into listing_slugs (slug, listing_id) select slug, id from opened
  )
  insert into listing_revisions (listing_id, revision, by_kind, at, changes)
  select id, 1, 'system', listed_at, jsonb_build_object('businessName', jsonb_build_array(null, business_name))
  from opened
`
