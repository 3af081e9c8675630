import { and, desc, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { places } from "#app/lib/db/schema.ts"
import type { Country } from "./countries/countries.ts"

/**
 * Time zone of a town, otherwise of the largest town of the country.
 *
 * @returns an IANA name; undefined if neither is known or the towns are not loaded yet
 */
export async function zoneOf(
  db: Database,
  { placeId, country }: { placeId: number | null; country: Country | null },
): Promise<string | undefined> {
  if (!placeId && !country) return undefined
  const isHere = placeId ? eq(places.id, placeId) : and(eq(places.country, country ?? "ZZ"))
  const [found] = await db
    .select({ zone: places.timeZone })
    .from(places)
    .where(isHere)
    .orderBy(desc(places.population))
    .limit(1)
  return found?.zone
}
