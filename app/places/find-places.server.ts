import { inArray, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { placeNames, places } from "#app/lib/db/schema.ts"
import type { Country } from "./countries/countries.ts"
import { placeKey } from "./place-key.ts"

export type Place = typeof places.$inferSelect

/** @property spelling the matched name if it is not the main one: Èkó for Lagos */
export type FoundPlace = Place & { spelling: string | null }

const suggested = 8
/** Each query ranks this many of the largest matches. */
const weighed = 60
/**
 * Maximum length of a looked-up name after `placeKey`, in characters; the longest name in the list
 * has 67 (checked by a test). The cost of comparing spellings grows with the length of the input.
 */
export const longestName = 70
/** Prefixes of at least this length match few enough names to scan all matches. */
const longBeginning = 3
/**
 * Without three consecutive letters a text shares trigrams with tens
 * of thousands of names: "a %_ a" matches all that begin with A.
 */
const threeLetters = /[\p{L}\p{N}]{3}/u
/** Minimum trigram similarity of a misspelled name. */
const alike = 0.4

/**
 * Finds towns whose names begin with the typed text, ignoring case and diacritics; if there are none, towns with a
 * similar spelling. Large towns, main names, whole names and the given country rank first. Each town appears once.
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
 * Compares each name once, using the trigram index. Without statistics
 * the planner would prefer a sequential scan, which takes seconds.
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

/**
 * The condition for names with a prefix, served by an index that is sorted by population where a prefix has thousands of matches.
 */
function begins(name: string) {
  if (name.length >= longBeginning) return sql`name like ${`${name.replaceAll(/[\\%_]/g, "\\$&")}%`}`
  return name.length === 1 ? sql`left(name, 1) = ${name}` : sql`left(name, 2) = ${name}`
}

/** Ranks the rows of the common table expression `names`. @param likeness score for the spelling */
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
