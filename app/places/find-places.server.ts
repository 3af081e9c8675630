import { inArray, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { placeNames, places } from "#app/lib/db/schema.ts"
import type { Country } from "./countries/countries.ts"
import { placeKey } from "./place-key.ts"

export type Place = typeof places.$inferSelect

/** @property spelling the name that was found where it is not the first: Èkó for Lagos */
export type FoundPlace = Place & { spelling: string | null }

const suggested = 8
/** Of each way to look, the largest so many are weighed against each other. */
const weighed = 60
/**
 * Characters of what is looked up, as `placeKey` has it; the longest name of the list has 67 (a test holds that). What comparing by spelling costs
 * grows with the length of what was typed, and anybody may type anything.
 */
export const longestName = 70
/** From here on a name begins few enough others to look at all of them. */
const longBeginning = 3
/** Without them a text shares its few trigrams with tens of thousands of names: "a %_ a" with all that begin with an A. */
const threeLetters = /[\p{L}\p{N}]{3}/u
/** How alike a misspelled name must be. */
const alike = 0.4

/**
 * Finds the towns whose names, first or other, begin with what was typed, case and diacritics aside; if there is none, those that are
 * spelled alike. Large towns, first names, whole names and the given country come first; each town once.
 */
export async function findPlaces(
  db: Database,
  typed: string,
  { country, limit = suggested }: { country?: Country; limit?: number } = {},
): Promise<FoundPlace[]> {
  const name = placeKey(typed).slice(0, longestName)
  if (!name) return []
  const begun = await findNames(db, name, country, limit)
  const isComparable = name.length > longBeginning && threeLetters.test(name)
  const found = begun.length > 0 || !isComparable ? begun : await findAlike(db, name, country, limit)
  const ids = found.map((row) => row.place_id)
  const byId = new Map(
    (await db.select().from(places).where(inArray(places.id, ids))).map((place) => [place.id, place]),
  )
  return found.flatMap((row) => {
    const place = byId.get(row.place_id)
    return place ? { ...place, spelling: row.spelling } : []
  })
}

type FoundName = { place_id: number; spelling: string | null }

async function findNames(db: Database, name: string, country: Country | undefined, limit: number) {
  const { rows } = await db.execute<FoundName>(sql`
    with names as not materialized (select * from ${placeNames} where ${begins(name)}) ${ranked(name, country, limit)}`)
  return rows
}

/**
 * The names are compared once, and only by the index of their trigrams: reading the table instead, which the planner prefers while it
 * has no statistics, takes seconds.
 */
function findAlike(db: Database, name: string, country: Country | undefined, limit: number) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(alike)}, true),
      set_config('enable_seqscan', 'off', true)`)
    const { rows } = await tx.execute<FoundName>(sql`
      with names as materialized (select * from ${placeNames} where name % ${name})
      ${ranked(name, country, limit, sql`8 * similarity(name, ${name})`)}`)
    return rows
  })
}

/** Which names to look at, by an index that has the largest towns first where there are thousands. */
function begins(name: string) {
  if (name.length >= longBeginning) return sql`name like ${`${name.replaceAll(/[\\%_]/g, "\\$&")}%`}`
  return name.length === 1 ? sql`left(name, 1) = ${name}` : sql`left(name, 2) = ${name}`
}

/** The best of a common table expression `names`. @param likeness what their spelling counts */
function ranked(name: string, country: Country | undefined, limit: number, likeness = sql`0`) {
  const largest = (where: SQL) => sql`
    (select place_id, name, spelling, is_main, population, country from names
      where ${where} order by population desc limit ${weighed})`
  return sql`
    , hits as (
      ${largest(sql`true`)}
      union ${largest(sql`name = ${name}`)}
      ${country ? sql`union ${largest(sql`country = ${country}`)}` : sql``}
    ), scored as (
      select *, 2 * is_main::int + 2 * (name = ${name})::int + ln(population + 10) / 2
        + ${likeness} + 3 * (country = ${country ?? ""})::int as score from hits
    ), best as (
      select distinct on (place_id) place_id, score, case when is_main then null else spelling end as spelling
      from scored order by place_id, score desc
    )
    select place_id, spelling from best order by score desc, place_id limit ${limit}`
}
