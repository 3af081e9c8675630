import { and, desc, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { places } from "#app/lib/db/schema.ts"
import type { Country } from "./countries/countries.ts"

/**
 * Whose clocks a place goes by: its town's, or else those of its country's largest town.
 *
 * @returns an IANA name; undefined where neither is known, or before the towns are loaded
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
