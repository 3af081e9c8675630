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

/** Where the directory has merchants, for a page that is about something else. */
export type ShopsByPlace =
  /** `closed`: staff have not opened the directory yet; `none`: nobody is approved; `unknown`: the database is away. */
  | { kind: "closed" | "none" | "unknown" }
  | {
      kind: "counted"
      merchants: number
      /** Those with most merchants, 'Online' among them. */
      places: CountedPlace[]
      /** For a map of the countries with merchants, or of the towns of the only one; none while all are online. */
      map?: { country?: Country; marks: MapMark[] }
    }

/** A visitor may be anywhere, and this page does not ask where: it shows the whole world as soon as two countries have merchants. */
async function marksOf(
  db: Database,
  countries: readonly { country: Country; merchants: number }[],
): Promise<{ country?: Country; marks: MapMark[] } | undefined> {
  const [only, ...others] = countries
  if (only && others.length === 0) {
    const towns = await listTowns(db, only.country)
    // Towns are found a moment after a listing is written; until then there is nothing to draw.
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
