import { eq, isNotNull, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingSearch, places } from "#app/lib/db/schema.ts"
import type { Area } from "#app/places/find-areas.server.ts"
import { wallMinutes } from "./open-now.ts"

const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes

/**
 * SQL condition for rows of merchant_search that are open, equivalent to `openAt`. This server computes the local time
 * of each zone, so that the database only looks up a number for each row and compares.
 *
 * @param area searched area, if known: it has fewer time zones than the world
 */
export async function openNow(db: Database, now: Date, area?: Area): Promise<SQL> {
  const zones = await (area ? zonesOf(db, area) : allZones(db))
  const clocks = zones.flatMap((zone) => {
    const wall = wallMinutes(now, zone)
    return wall === undefined ? [] : { zone, wall }
  })
  // A number per zone, computed from its local time; null for a zone that is not among them.
  const shown = (of: (wall: number) => number) => {
    const byZone = Object.fromEntries(clocks.map(({ zone, wall }) => [zone, of(wall)]))
    return sql`(${JSON.stringify(byZone)}::jsonb -> ${listingSearch.timeZone})::int`
  }
  const clock = { minute: shown(minuteOfWeek), day: shown((wall) => Math.floor(wall / dayMinutes)) }
  // PostgreSQL knows from its statistics how many rows have hours, and skips the rest.
  return sql`(${listingSearch.openWeek} is not null and (${isIn(clock, 0)} or ${isIn(clock, 1)}))`
}

/** The week begins on Monday; day 0 (1970-01-01) was a Thursday. */
const minuteOfWeek = (wall: number) => (wall + 3 * dayMinutes) % weekMinutes

/**
 * True within a shift that began today or yesterday. Uses the function behind the operator `@>`: for the operator with
 * an unknown operand PostgreSQL estimates one row in a hundred, for a function one in three, which is closer.
 *
 * @param clock null for an unknown time zone; the condition is then false
 */
function isIn({ minute, day }: { minute: SQL; day: SQL }, daysAgo: 0 | 1): SQL {
  const { openWeek, closedDays } = listingSearch
  const [week, ago] = [daysAgo * weekMinutes, daysAgo].map((number) => sql.raw(String(number)))
  const began = sql`date '1970-01-01' + ${day} - ${ago}`
  return sql`(multirange_contains_elem(${openWeek}, ${minute} + ${week}) and (${closedDays} @> (${began})) is not true)`
}

async function zonesOf(db: Database, area: Area): Promise<string[]> {
  const where = area.kind === "town" ? eq(places.id, area.placeId) : eq(places.country, area.country)
  const { timeZone } = places
  const rows = await db.select({ timeZone }).from(places).where(where).groupBy(timeZone)
  return rows.map(({ timeZone }) => timeZone)
}

/** Jumps from zone to zone in the index: reading every row would take longer than the search. */
async function allZones(db: Database): Promise<string[]> {
  const { timeZone } = listingSearch
  const next = (after: SQL) => sql`
    (select ${timeZone} from ${listingSearch} where ${after} order by ${timeZone} limit 1)`
  const { rows } = await db.execute<{ zone: string | null }>(sql`
    with recursive zones (zone) as (
      ${next(isNotNull(timeZone))}
      union all select ${next(sql`${timeZone} > zone`)} from zones where zone is not null
    ) select zone from zones where zone is not null`)
  return rows.flatMap(({ zone }) => zone ?? [])
}
