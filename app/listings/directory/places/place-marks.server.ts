import { inArray, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingSearch, listings } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import type { MapMark } from "#app/places/map/cluster-marks.ts"
import { listedIn, type PlaceArea, type TownCount } from "./place-counts.server.ts"
import { listId, placePath } from "./place-paths.ts"

/** Map markers of the towns of a country, each linked to its page. */
export function townMarks(towns: readonly TownCount[]): MapMark[] {
  return towns.map(({ latitude, longitude, merchants, name, country, slug }) => ({
    latitude,
    longitude,
    count: merchants,
    name,
    href: placePath(country, slug),
  }))
}

/** Grid cells along the longer side of the area with a town's merchants; a map has space for that many markers. */
const cells = 12
/** In degrees: merchants within about 200 m share a marker. */
const leastCell = 0.002

/**
 * Map markers of a town's merchants with an exact or approximate pin; those in one grid cell share a marker. All other
 * merchants share one marker in the middle of the town.
 *
 * @param merchants total number in the town
 */
export async function listingMarks(
  db: Database,
  town: PlaceArea & { kind: "town" },
  merchants: number,
): Promise<MapMark[]> {
  const { id, spot, spotKind } = listingSearch
  const pinned: SQL = inArray(spotKind, ["exact", "about"])
  type Row = { count: number; latitude: number; longitude: number; slug: string | null; name: string | null }
  const { rows } = await db.execute<Row>(sql`
    with pins as materialized (
      select ${id}, ${spot}[0] as x, ${spot}[1] as y from ${listingSearch} where ${listedIn(town)} and ${pinned}
    ), box as (
      select min(x) as west, min(y) as south,
        greatest(max(x) - min(x), max(y) - min(y), ${cells * leastCell}::float8) / ${cells} as cell from pins
    ), counted as (
      select count(*)::int as count, avg(x) as x, avg(y) as y, min(id) as id from pins cross join box
      group by least(floor((x - west) / cell), ${cells - 1}), least(floor((y - south) / cell), ${cells - 1})
    )
    select count, x as longitude, degrees(2 * atan(exp(radians(y))) - pi() / 2) as latitude,
      ${listings.slug} as slug, ${listings.businessName} as name
    from counted left join ${listings} on count = 1 and ${listings.id} = counted.id
    order by count desc, counted.id`)
  const list = `#${listId}`
  const marks = rows.map(({ count, latitude, longitude, slug, name }) => ({
    latitude,
    longitude,
    count,
    name: name ?? town.name,
    href: slug ? pathTo("/merchant-directory/:slug", { slug }) : list,
  }))
  const others = merchants - marks.reduce((sum, { count }) => sum + count, 0)
  const { latitude, longitude, name } = town
  if (others > 0) marks.push({ latitude, longitude, count: others, name, href: list })
  return marks
}
