import { type Database, isDatabaseUnavailable } from "#app/lib/db/client.server.ts"
import type { Country } from "#app/places/countries/countries.ts"
import type { MapMark } from "#app/places/map/cluster-marks.ts"
import { middleOf } from "#app/places/map/country-map.server.ts"
import { findDirectoryStage } from "#app/settings/directory-stage.server.ts"
import { countryNames } from "#content/en/countries.ts"
import { type CountedPlace, countPlaces } from "../directory-places.server.ts"
import { listTowns } from "./place-counts.server.ts"
import { townMarks } from "./place-marks.server.ts"
import { placePath } from "./place-paths.ts"

/** Merchants by location, for a page about another topic. */
export type ShopsByPlace =
  /**
   * `closed`: staff have not opened the directory yet; `none`: no merchant is
   * approved; `unknown`: the database is unavailable.
   */
  | { kind: "closed" | "none" | "unknown" }
  | {
      kind: "counted"
      merchants: number
      /** Locations with the most merchants, including 'Online'. */
      places: CountedPlace[]
      /** For a map of the countries with merchants, or of the towns if there is one country; undefined while all are online. */
      map?: { country?: Country; marks: MapMark[] }
    }

/** The page does not know the visitor's location: it shows the whole world as soon as two countries have merchants. */
async function marksOf(
  db: Database,
  countries: readonly { country: Country; merchants: number }[],
): Promise<{ country?: Country; marks: MapMark[] } | undefined> {
  const [only, ...others] = countries
  if (only && others.length === 0) {
    const towns = await listTowns(db, only.country)
    // No map while no listing has a known town, for example before the place data is loaded.
    return towns.length > 0 ? { country: only.country, marks: townMarks(towns) } : undefined
  }
  const marks = countries.flatMap(({ country, merchants }) => {
    const middle = middleOf(country)
    return middle
      ? { ...middle, count: merchants, name: countryNames[country], href: placePath(country) }
      : []
  })
  return marks.length > 0 ? { marks } : undefined
}

export async function loadShopsByPlace(db: Database): Promise<ShopsByPlace> {
  try {
    if ((await findDirectoryStage(db)) === "coming-soon") return { kind: "closed" }
    const { row, countries, merchants } = await countPlaces(db, undefined)
    if (merchants === 0) return { kind: "none" }
    return {
      kind: "counted",
      merchants,
      places: row.filter((place) => place.merchants > 0),
      map: await marksOf(db, countries),
    }
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return { kind: "unknown" }
  }
}
