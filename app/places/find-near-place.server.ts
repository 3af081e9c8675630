import { and, eq, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { places } from "#app/lib/db/schema.ts"
import type { Country } from "./countries/countries.ts"
import type { Place } from "./find-places.server.ts"
import { nearestFirst } from "./nearest.ts"
import type { Position } from "./position.ts"

/** The town nearest to a point, in one country or anywhere. */
export async function findNearestPlace(
  db: Database,
  point: Position,
  country?: Country,
): Promise<Place | undefined> {
  const spot = sql`spot_at(${places.latitude}, ${places.longitude})`
  const [nearest] = await nearestFirst(point, ({ here, sees }) =>
    db
      .select()
      .from(places)
      .where(and(country && eq(places.country, country), sees(spot)))
      .orderBy(sql`${spot} <-> ${here}`)
      .limit(1),
  )
  return nearest
}

/** The town of a listing: the chosen one, otherwise the one with the name of its city. */
export async function findTownOf(
  db: Database,
  {
    town,
    city,
    state,
    country,
  }: { town: string | null; city: string | null; state: string | null; country: Country },
): Promise<Place | undefined> {
  const slug = town?.split("/")[1] ?? ""
  const chosen = sql`(select id from ${places} as chosen where chosen.country = ${country} and chosen.slug = ${slug})`
  const [found] = await db
    .select()
    .from(places)
    .where(sql`${places.id} = coalesce(${chosen}, place_of(${city}, ${state}, ${country}))`)
  return found
}
