import type { Database } from "#app/lib/db/client.server.ts"
import { areaCode, areaInText, readArea } from "#app/places/find-areas.server.ts"
import type { MapMark } from "#app/places/map/cluster-marks.ts"
import { type DirectoryCard, firstChange, listFound } from "../public-listings.server.ts"
import { pageCount } from "../search/directory-search.ts"
import { listNewest, type NewListing } from "./newest.server.ts"
import {
  countPlace,
  listedIn,
  listNearby,
  listTowns,
  type NearbyTown,
  type PlaceArea,
  type PlaceCounts,
  type TownCount,
} from "./place-counts.server.ts"
import { listingMarks, townMarks } from "./place-marks.server.ts"

export type PlacePage = PlaceCounts & {
  area: PlaceArea
  /** Area code in addresses of the directory: 'gh/accra'. */
  code: string
  /** Name inside a sentence: 'Accra, Ghana', 'the United States'. */
  place: string
  /** One page of the list, sorted by verification status and then newest first; empty beyond the last page. */
  list: DirectoryCard[]
  page: number
  pages: number
  newest: Pick<NewListing, "slug" | "businessName" | "listedAt">[]
  /** Only for a country. */
  towns: TownCount[]
  /** Only for a town. */
  nearby: NearbyTown[]
  marks: MapMark[]
}

/** A country ('ng'), or a country and a town ('ng' and 'lagos'). */
export type PlaceAddress = { country: string; town?: string }

/** The country or town of an address, or undefined. */
export async function findPlace(
  db: Database,
  { country, town }: PlaceAddress,
): Promise<PlaceArea | undefined> {
  const area = await readArea(db, town ? `${country}/${town}` : country)
  return area?.kind === "region" ? undefined : area
}

const newestShown = 5

/** All data of the page of a country or town, valid `until` then or the next write. @param page of its list, from 1 */
export async function loadPlace(
  db: Database,
  area: PlaceArea,
  page: number,
  now: Date,
): Promise<PlacePage & { until: Date | undefined }> {
  const counts = await countPlace(db, area)
  const pages = pageCount(counts.merchants)
  const [{ merchants: list }, newest, towns, nearby, merchants] = await Promise.all([
    page > pages ? { merchants: [] } : listFound(db, listedIn(area), now, page),
    listNewest(db, area, newestShown),
    area.kind === "country" ? listTowns(db, area.country) : [],
    area.kind === "town" ? listNearby(db, area) : [],
    area.kind === "town" ? listingMarks(db, area, counts.merchants) : [],
  ])
  const named = { area, code: areaCode(area), place: areaInText(area) }
  return {
    ...counts,
    ...named,
    list,
    page,
    pages,
    newest,
    towns,
    nearby,
    marks: area.kind === "town" ? merchants : townMarks(towns),
    until: firstChange(list),
  }
}
