import { type Database, isDatabaseUnavailable } from "#app/db/client.server.ts"
import { findDirectoryStage } from "#app/platform/business/directory-stage.server.ts"
import type { Country } from "#app/platform/countries/countries.ts"
import type { MapMark } from "#app/platform/places/map/cluster-marks.ts"
import { type CountedPlace, countPlaces } from "../directory-places.server.ts"
import { listTowns } from "./place-counts.server.ts"
import { townMarks } from "./place-marks.server.ts"

/** Where the directory has merchants, for a page that is about something else. */
export type ShopsByPlace =
  /** `closed`: staff have not opened the directory yet; `none`: nobody is approved; `unknown`: the database is away. */
  | { kind: "closed" | "none" | "unknown" }
  | {
      kind: "counted"
      merchants: number
      /** Those with most merchants, 'Online' among them. */
      places: CountedPlace[]
      /** The country with most of them, and its towns for a map; none while all are online. */
      largest?: { country: Country; merchants: number; marks: MapMark[] }
    }

export async function loadShopsByPlace(db: Database): Promise<ShopsByPlace> {
  try {
    if ((await findDirectoryStage(db)) === "coming-soon") return { kind: "closed" }
    const { row, countries, merchants } = await countPlaces(db, undefined)
    if (merchants === 0) return { kind: "none" }
    const [largest] = countries.toSorted((a, b) => b.merchants - a.merchants)
    const towns = largest ? await listTowns(db, largest.country) : []
    return {
      kind: "counted",
      merchants,
      places: row.filter((place) => place.merchants > 0),
      // Towns are found a moment after a listing is written; until then there is nothing to draw.
      largest: towns.length > 0 && largest ? { ...largest, marks: townMarks(towns) } : undefined,
    }
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return { kind: "unknown" }
  }
}
