import { inArray, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { placeNames, places } from "#app/db/schema.ts"
import type { Country } from "#app/platform/countries/countries.ts"
import { fold } from "#app/platform/text/fold.ts"

export type Place = typeof places.$inferSelect

/** @property spelling the name that was found where it is not the first: Èkó for Lagos */
export type FoundPlace = Place & { spelling: string | null }

const suggested = 8
/** Of each way to look, the largest so many are weighed against each other. */
const weighed = 60
/** From here on a name begins few enough others to look at all of them. */
const longBeginning = 3
/** How alike a misspelled name must be. */
const alike = 0.4

/**
 * The towns whose names, first or other, begin with what was typed, case and diacritics aside; if there is none, those that are
 * spelled alike. Large towns, first names, whole names and the given country come first; each town once.
 */
export async function findPlaces(
  db: Database,
  typed: string,
  { country, limit = suggested }: { country?: Country; limit?: number } = {},
): Promise<FoundPlace[]> {
  const name = fold(typed)
  if (!name) return []
  const { rows } = await db.execute<{ place_id: number; spelling: string | null }>(
    ranked(begins(name), name, country, limit, false),
  )
  const found =
    rows.length > 0 || name.length <= longBeginning ? rows : await findAlike(db, name, country, limit)
  const ids = found.map((row) => row.place_id)
  const byId = new Map(
    (await db.select().from(places).where(inArray(places.id, ids))).map((place) => [place.id, place]),
  )
  return found.flatMap((row) => {
    const place = byId.get(row.place_id)
    return place ? { ...place, spelling: row.spelling } : []
  })
}

async function findAlike(db: Database, name: string, country: Country | undefined, limit: number) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(alike)}, true)`)
    const { rows } = await tx.execute<{ place_id: number; spelling: string | null }>(
      ranked(sql`name % ${name}`, name, country, limit, true),
    )
    return rows
  })
}

/** Which names to look at, by an index that has the largest towns first where there are thousands. */
function begins(name: string) {
  if (name.length >= longBeginning) return sql`name like ${`${name.replaceAll(/[\\%_]/g, "\\$&")}%`}`
  return name.length === 1 ? sql`left(name, 1) = ${name}` : sql`left(name, 2) = ${name}`
}

/** @param isAlike whether the names were found by their spelling, which then counts most */
function ranked(where: SQL, name: string, country: Country | undefined, limit: number, isAlike: boolean) {
  const largest = (further: SQL) => sql`
    (select place_id, name, spelling, is_main, population, country from ${placeNames}
      where ${where} ${further} order by population desc limit ${weighed})`
  return sql`
    with hits as (
      ${largest(sql``)}
      union ${largest(sql`and name = ${name}`)}
      ${country ? sql`union ${largest(sql`and country = ${country}`)}` : sql``}
    ), scored as (
      select *, 2 * is_main::int + 2 * (name = ${name})::int + ln(population + 10) / 2
        + ${isAlike ? 8 : 0}::int * similarity(name, ${name}) + 3 * (country = ${country ?? ""})::int as score from hits
    ), best as (
      select distinct on (place_id) place_id, score, case when is_main then null else spelling end as spelling
      from scored order by place_id, score desc
    )
    select place_id, spelling from best order by score desc, place_id limit ${limit}`
}
