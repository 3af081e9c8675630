import type pg from "pg"
import { businessTypes, type DirectoryCategory } from "#app/features/merchants/options.ts"
import { fold } from "#app/platform/fold.ts"
import { marked, nameWords, ownerWords, places, words } from "./vocabulary.ts"

const categoryShares: Record<DirectoryCategory, number> = {
  "Fashion & Apparel": 0.35,
  "Food & Dining": 0.3,
  Services: 0.16,
  "Health & Beauty": 0.12,
  "Art & Culture": 0.05,
  Technology: 0.02,
}

const rowsPerStatement = 20_000

/** Fills the empty table with about `approved` approved merchants, and 2 pending and 5 rejected for each 93 of them. */
export async function fillMerchants(pool: pg.Pool, approved: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(
      "set statement_timeout = 0; set maintenance_work_mem = '256MB'; set synchronous_commit = off",
    )
    await client.query(functions)
    const indexes = await dropIndexes(client)
    const total = Math.round((approved * 100) / 93)
    const lists = [
      words,
      words.map(fold),
      nameWords,
      nameWords.map(fold),
      ownerWords,
      ownerWords.map(fold),
      places,
    ]
    const shares = [Object.keys(categoryShares), cumulative(Object.values(categoryShares)), businessTypes]
    for (let from = 1; from <= total; from += rowsPerStatement) {
      const range = [from, Math.min(total, from + rowsPerStatement - 1), total]
      await query(client, insert, [...range, ...lists, marked.common, marked.rare, ...shares])
    }
    for (const { indexdef } of indexes) await query(client, indexdef)
    for (const table of ["merchant_requests", "merchant_search", "merchant_places"])
      await query(client, `vacuum (analyze) ${table}`)
  } finally {
    client.release(true)
  }
}

/** Loading first and indexing afterwards takes a third of the time. The keys stay. */
async function dropIndexes(client: pg.PoolClient): Promise<{ indexdef: string }[]> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename in ('merchant_requests', 'merchant_search')
      and indexname not in (select conname from pg_constraint)`,
  )
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`)
  return rows
}

/** The product's pool gives up after seconds; loading may take longer. */
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
 * `bench_share(7, 1)` is a number from 0 to 1, the same on every run. `bench_rank` favours small ranks as language
 * does: of 500, the first comes once in 9, the last once in 3,100.
 */
const functions = `
  create function bench_share(n bigint, salt bigint) returns float8 language sql immutable
    return (hashint8extended(n, salt) & 2147483647) / 2147483648.0;
  create function bench_rank(n bigint, salt bigint, count int) returns int language sql immutable
    return least(count, floor(exp(bench_share(n, salt) * ln(count + 1)))::int);
`

const insert = `
  insert into merchant_requests (submission_key, status, business_name, business_type, directory_category, description,
    website, phone, online_only, address, city, state, country, owner_name, email, search_text, slug,
    state_token_hash, terms_accepted_at, created_at, decided_at)
  select gen_random_uuid(), status, name, type, category, description,
    case when n % 5 > 0 then 'https://shop' || n || '.example' end, '+1 404 555 0' || 100 + n % 100, place = 'Online',
    n || ' Demo Street', split_part(place, ', ', 1), split_part(place, ', ', 2), 'Other', owner, email,
    folded_name || e'\\n' || folded_description || e'\\n' || lower(type),
    case when status = 'approved' then regexp_replace(folded_name, '[^a-z0-9]+', '-', 'g') || '-' || n end,
    md5(n::text), created, created, case when status <> 'pending' then created + bench_share(n, 9) * interval '3 days' end
  from generate_series($1::bigint, $2::bigint) as n
  cross join lateral (select
    case when n % 100 in (17, 67) then 'pending' when n % 20 = 3 then 'rejected' else 'approved' end as status,
    timestamptz '2024-01-01' + n * (interval '2 years' / $3::int) as created,
    ($15::text[])[1 + floor(power(bench_share(n, 3), 2) * 10)::int] as type,
    ($13::text[])[1 + (select count(*) from unnest($14::float8[]) as bound where bound < bench_share(n, 4))] as category,
    case when n % 9 = 4 then 'Online' else ($10::text[])[bench_rank(n, 5, cardinality($10::text[]))] end as place,
    bench_rank(n, 6, cardinality($8::text[])) as first, 1 + floor(bench_share(n, 7) * cardinality($8::text[]))::int as last
  ) as facts
  cross join lateral (select
    ($8::text[])[first] || ' ' || ($8::text[])[last] as owner,
    ($9::text[])[first] || '.' || n || '@' || ($9::text[])[last] || '.example' as email
  ) as contact
  cross join lateral (select
    string_agg(($6::text[])[word], ' ') as name, string_agg(($7::text[])[word], ' ') as folded_name
    from generate_series(1, 2 + n % 2) as part
    cross join lateral (select 1 + floor(bench_share(n, 100 + part) * cardinality($6::text[]))::int as word) as picked
  ) as naming
  cross join lateral (select
    string_agg(($4::text[])[word], ' ') || ending as description,
    string_agg(($5::text[])[word], ' ') || ending as folded_description
    from (select case when bench_share(n, 8) < 0.3 then ' ' || $11::text else '' end
      || case when n % ($3::int / 10) = 9 then ' ' || $12::text else '' end as ending) as marks
    cross join generate_series(1, 10 + (bench_share(n, 2) * 60)::int) as part
    cross join lateral (select bench_rank(n, 200 + part, cardinality($4::text[])) as word) as picked
    group by ending
  ) as describing
`
