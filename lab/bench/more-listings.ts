import type pg from "pg"
import { marked } from "./vocabulary.ts"

/** Runs one statement of the fill, which may exceed the timeout of the product's pool. */
export type Run = (text: string, values?: unknown[]) => Promise<unknown>

/**
 * Copies the existing listings until there are `wanted`, with the same text and town. Computed columns take most of the time of a
 * fill and are copied as well. A copy has its own slug, date and pin, and no application. Rows with the rare words are not
 * copied, so that these stay in ten rows whatever the size.
 */
export async function copyListings(client: pg.PoolClient, run: Run, wanted: number): Promise<void> {
  const { rows } = await client.query<{ there: number; last: number }>(
    "select count(*)::int as there, max(id)::int as last from listings",
  )
  const { there, last } = rows[0] ?? {}
  if (!there || !last) throw new Error("There is no listing to be copied")
  // The rows of the search table are copied, too.
  await run("alter table listings disable trigger merchant_search_insert")
  const listings = await keepComputed(client, run, "listings")
  const search = await keepComputed(client, run, "merchant_search")
  for (let copy = 1; copy * there < wanted; copy++) {
    const after = copy * last
    // The last copy is partial.
    const until =
      copy === Math.ceil(wanted / there) - 1 ? Math.round(((wanted - copy * there) / there) * last) : last
    await run(
      copyOf("listings", listings, `original.id <= ${until} and original.${isCommon}`, {
        id: `original.id + ${after}`,
        public_id: "substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)",
        application_id: "null",
        slug: `original.slug || '-${copy}'`,
        listed_at: `original.listed_at - interval '${2 * copy} years'`,
        pin: `case when original.pin is not null then ${movedPin(copy)} end`,
      }),
    )
    await run(
      copyOf(
        "merchant_search",
        search,
        `original.id <= ${until} and original.${isCommon}`,
        {
          id: "listings.id",
          listed_at: "listings.listed_at",
          spot: `case when spot_kind in ('exact', 'about') then ${spotOfPin} else spot end`,
        },
        `join listings on listings.id = original.id + ${after}`,
      ),
    )
  }
}

const isCommon = `search_text not like '%${marked.rare}%'`

/** Within about 10 km of the original. */
const movedPin = (copy: number) =>
  ["latitude", "longitude"]
    .map((_, at) => {
      const degrees = `split_part(original.pin, ',', ${at + 1})::float8`
      return `round((${degrees} + (bench_share(original.id, ${30 + 2 * copy + at}) - 0.5) * 0.2)::numeric, 5)`
    })
    .join(" || ',' || ")

/** The same expression as in merchant_search_rows. */
const spotOfPin = `(select spot_at(round(latitude, digits)::float8, round(longitude, digits)::float8) from (select
  split_part(listings.pin, ',', 1)::numeric as latitude, split_part(listings.pin, ',', 2)::numeric as longitude,
  case spot_kind when 'exact' then 5 else 2 end as digits) as given)`

/** The columns of a table, after turning generated columns into plain ones. */
async function keepComputed(client: pg.PoolClient, run: Run, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; computed: boolean }>(
    `select column_name as name, is_generated = 'ALWAYS' as computed from information_schema.columns
      where table_schema = 'public' and table_name = $1`,
    [table],
  )
  for (const { name } of rows.filter(({ computed }) => computed))
    await run(`alter table ${table} alter column ${name} drop expression`)
  return rows.map(({ name }) => name)
}

function copyOf(
  table: string,
  columns: readonly string[],
  where: string,
  changed: Record<string, string>,
  join = "",
): string {
  const values = columns.map((name) => changed[name] ?? `original.${name}`)
  return `insert into ${table} (${columns.join(", ")}) overriding system value
    select ${values.join(", ")} from ${table} as original ${join} where ${where} order by original.id`
}
