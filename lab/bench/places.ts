import { parseArgs } from "node:util"
import type pg from "pg"
import { listNewest } from "#app/listings/directory/places/newest.server.ts"
import { listIndexed, type PlaceArea } from "#app/listings/directory/places/place-counts.server.ts"
import { findPlace, loadPlace } from "#app/listings/directory/places/places.server.ts"
import { connectServer, startEmbedded } from "./databases.ts"
import type { BenchCase } from "./directory-cases.ts"
import { explainCase, measureInside } from "./explain.ts"
import { fillListings } from "./listing-data.ts"
import { measure, textTable } from "./measure.ts"

const usage = `Usage: npm run bench -- places [options]
All queries of the page of a country or a town, one page at a time, on the embedded PostgreSQL or, with BENCH_DATABASE_URL, on that
server (in a database of its own, removed afterwards).
  --size <n>       approved merchants (100000)
  --runs <n>       calls of a case in one round (100)
  --rounds <n>     rounds; the median of their figures counts (3)
  --only <text>    cases whose name holds the text
  --inside         what the statements cost inside the server, in milliseconds and pages of 8 KB, instead of whole calls
  --data <folder>  keep what was filled in there (embedded), and use it again
  --explain        print how PostgreSQL runs the statements of each case`

/** The limit for the 95th percentile of a page's queries in ms, at 100,000 merchants (the product's quality rules). */
const bar = 15

export async function main(args: string[]): Promise<void> {
  const text = { type: "string" } as const
  const { values } = parseArgs({
    args,
    options: {
      ...{ size: text, runs: text, rounds: text, only: text, data: text },
      ...{ explain: { type: "boolean" }, inside: { type: "boolean" } },
    },
    strict: false,
  })
  const [size = 0, runs = 0, rounds = 0] = [
    values.size ?? 100_000,
    values.runs ?? 100,
    values.rounds ?? 3,
  ].map(Number)
  if (!(size > 0 && runs > 0 && rounds > 0)) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  const url = process.env.BENCH_DATABASE_URL
  const kept = typeof values.data === "string" ? values.data : undefined
  const server = await (url ? connectServer(url) : startEmbedded(kept))
  try {
    const database = await server.createDatabase(`filled_${size}`, (client) => fillListings(client, size))
    const { db, pool } = database.client
    console.log(`\n${server.name}, ${size.toLocaleString("en")} approved merchants`)
    const rows: string[][] = []
    for (const bench of await placeCases(pool)) {
      if (!bench.name.includes(String(values.only ?? ""))) continue
      if (values.explain) console.log(`\n### ${bench.name}\n${await explainCase(pool, bench, 0)}`)
      const { p50, p95, failure, pages } = values.inside
        ? await measureInside(pool, bench, runs)
        : {
            ...(await measure((n) => bench.run(db, n), { runs, rounds, secondsPerRound: 20 })),
            pages: undefined,
          }
      const cells = [p50.toFixed(1), p95.toFixed(1), failure ?? (p95 > bar ? "over" : "")]
      rows.push([bench.name, ...cells, pages === undefined ? "" : String(pages)])
    }
    console.log(textTable([["", "p50 ms", "p95 ms", "", "pages"], ...rows]))
    await database.drop()
  } finally {
    await server.stop()
  }
}

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

async function placeCases(pool: pg.Pool): Promise<Omit<BenchCase, "bar">[]> {
  const { rows: towns } = await pool.query<{ country: string; town: string }>(
    `select lower(places.country) as country, slug as town from places
      join (select place_id, count(*) as merchants from merchant_search group by place_id) as counted on place_id = places.id
      order by merchants desc, places.id`,
  )
  const { rows: countries } = await pool.query<{ country: string }>(
    "select lower(country) as country from merchant_search where country <> 'ZZ' group by 1 order by count(*) desc",
  )
  const { rows: empty } = await pool.query<{ country: string; town: string }>(
    `select lower(country) as country, slug as town from places
      where not exists (select from merchant_search where place_id = places.id) order by md5(id::text) limit 200`,
  )
  type Address = { country: string; town?: string }
  const page = (name: string, addresses: readonly Address[], at: (n: number) => number = () => 1) => ({
    name,
    run: async (db: Parameters<BenchCase["run"]>[0], n: number) => {
      const area = (await findPlace(db, pick(addresses, n))) as PlaceArea
      return loadPlace(db, area, at(n), new Date())
    },
  })
  return [
    page("the largest country", countries.slice(0, 1)),
    page("the largest country, last pages", countries.slice(0, 1), (n) => 11 + (n % 10)),
    page("the ten largest countries", countries.slice(0, 10)),
    page("the largest town", towns.slice(0, 1)),
    page("the ten largest towns", towns.slice(0, 10)),
    page("any town with merchants", towns),
    page("a town without merchants", empty),
    {
      name: "the feed of a country",
      run: async (db, n) =>
        listNewest(db, (await findPlace(db, pick(countries.slice(0, 10), n))) as PlaceArea, 20),
    },
    { name: "what the sitemap lists", run: (db) => listIndexed(db) },
  ]
}
