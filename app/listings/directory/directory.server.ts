import { count } from "drizzle-orm"
import { type Database, isDatabaseUnavailable } from "#app/lib/db/client.server.ts"
import { listingSearch } from "#app/lib/db/schema.ts"
import { fold } from "#app/lib/text/fold.ts"
import type { Country } from "#app/places/countries/countries.ts"
import {
  type Area,
  areaCode,
  areaInText,
  areaText,
  countryOf,
  findAlikeArea,
  findNamedArea,
  readArea,
} from "#app/places/find-areas.server.ts"
import type { Position } from "#app/places/position.ts"
import { directoryContent } from "#content/en/directory.ts"
import { openNow } from "../hours/open-now.server.ts"
import { businessTypeWords, directoryCategoryWords } from "../options.ts"
import { searchTextOf } from "../search-text.ts"
import {
  type CountedPlaces,
  countIn,
  countPlaces,
  type ListedCounts,
  locationRow,
} from "./directory-places.server.ts"
import {
  type DirectoryCard,
  type DirectoryFilter,
  firstChange,
  listFound,
  matching,
} from "./public-listings.server.ts"
import { listSamples } from "./samples.ts"
import {
  countLimit,
  countLimitOf,
  type DirectorySearch,
  pageCount,
  storedPlace,
} from "./search/directory-search.ts"
import { listNearest, type Nearest } from "./search/near.server.ts"
import { nearText, readNear } from "./search/near.ts"

export type DirectoryPage = {
  search: DirectorySearch
  /** 'samples' only in a preview without merchants; 'failed' and 'no-such-page' have no cards. */
  state: "merchants" | "samples" | "failed" | "no-such-page"
  merchants: DirectoryCard[]
  /** The limit plus one means "more than the limit". */
  count: number
  pages: number
  places: CountedPlaces
  /** Counts of the area or of the whole directory: how many listings each filter can match. */
  listed: ListedCounts
  /** The area of the address as text, as text inside a sentence, and as a code. */
  area?: { text: string; inText: string; code: string; country: Country; middle?: Position }
  /** For a search near a position: the radius shown, and the available radii. */
  reach?: Nearest["reach"]
  /** An area that matches or nearly matches the search text, offered as a filter. */
  offered?: {
    area: string
    inText: string
    code: string
    country: Country
    merchants: number
    isGuess: boolean
  }
}

/**
 * The directory in the stages that show one (rulings 2 and 3). A preview falls back to labeled samples when no merchant
 * is approved or the database is unavailable; the live directory never shows samples. The result is valid `until` the
 * next shop opens or closes.
 */
export async function loadDirectory(
  db: Database,
  search: DirectorySearch,
  stage: "preview" | "live",
  now: Date,
): Promise<DirectoryPage & { status: number; failure?: unknown; until?: Date }> {
  try {
    const [{ merchants, count, area, offered, near }, places] = await Promise.all([
      findListings(db, search, now),
      countPlaces(db, countryOf(search.area)),
    ])
    if (near) sortNearestFirst(places.countries, near.countries)
    const pages = pageCount(count, countLimitOf(search))
    // An unknown area is ignored.
    const found = area
      ? { search, area: describe(area), places }
      : { search: { ...search, area: undefined }, places: { ...places, towns: [] } }
    const listed = area ? await countIn(db, area) : places
    const page = { ...found, listed, offered, reach: near?.reach, count, pages }
    if (stage === "preview" && count === 0 && places.merchants === 0)
      return { ...samples(search), status: 200 }
    if (search.page > pages) return { ...page, state: "no-such-page", merchants: [], status: 404 }
    const until = search.open ? nextMinute(now) : firstChange(merchants)
    return { ...page, state: "merchants", merchants, status: 200, until }
  } catch (failure) {
    if (!isDatabaseUnavailable(failure)) throw failure
    if (stage === "preview") return { ...samples(search), status: 200, failure }
    return {
      search,
      state: "failed",
      merchants: [],
      count: 0,
      pages: 1,
      places: noPlaces(),
      listed: noPlaces(),
      status: 503,
      failure,
    }
  }
}

function describe(area: Area): NonNullable<DirectoryPage["area"]> {
  const { country } = area
  const middle = area.kind === "town" ? readNear(nearText(area)) : undefined
  return { text: areaText(area), inText: areaInText(area), code: areaCode(area), country, middle }
}

/** Sorts in place: first the countries of the nearest merchants; the others keep their order. */
function sortNearestFirst(countries: CountedPlaces["countries"], nearest: Country[]) {
  const order = ({ country }: { country: Country }) => {
    const index = nearest.indexOf(country)
    return index === -1 ? nearest.length : index
  }
  countries.sort((a, b) => order(a) - order(b))
}

/** Shops open and close on the minute. */
const nextMinute = (now: Date) => new Date(Math.floor(now.getTime() / 60_000 + 1) * 60_000)

type FoundListings = Awaited<ReturnType<typeof listFound>> & {
  area?: Area
  offered?: DirectoryPage["offered"]
  near?: Pick<Nearest, "reach" | "countries">
}

/**
 * One page of a search by text and location, with the count. If neither the text nor a location matches, it shows the
 * merchants of the town with the most similar name. A location without merchants is offered only if nothing else
 * matches the search text.
 */
export async function findListings(db: Database, search: DirectorySearch, now: Date): Promise<FoundListings> {
  const words = wordsOf(search.q)
  if (search.near) {
    const filter = {
      ...search,
      words,
      area: undefined,
      isOpen: search.open ? await openNow(db, now) : undefined,
    }
    const { merchants, count, ...near } = await listNearest(
      db,
      filter,
      search.near,
      now,
      search.page,
      search.within,
    )
    return { merchants, count, near }
  }
  const area = search.area ? await readArea(db, search.area) : undefined
  const named = area ? undefined : await findNamedArea(db, words)
  const isOpen = search.open ? await openNow(db, now, area) : undefined
  const filter: DirectoryFilter = { ...search, words, area, named, isOpen }
  const list = (filter: DirectoryFilter) =>
    listFound(db, matching(filter), now, search.page, countLimitOf(search))
  const found = await list(filter)
  if (area || words.length === 0) return { area, ...found }
  const merchants = named ? (await countIn(db, named.area)).merchants : 0
  const isKnown = merchants > 0 || found.count > 0 || (await isInListings(db, words))
  const alike = isKnown || named ? undefined : await findAlikeArea(db, words)
  if (alike) {
    const shown = await list({ ...filter, words: [], area: alike })
    const { merchants } = await countIn(db, alike)
    return { ...shown, offered: { ...offer(alike, merchants), isGuess: true } }
  }
  if (!named || (isKnown && merchants === 0)) return found
  return { ...found, offered: { ...offer(named.area, merchants), isGuess: !isKnown && !named.isByFirstName } }
}

/**
 * Counts the listings that match the words or are in the location they
 * name, without reading rows. The site search uses it.
 *
 * @returns the count, or `countLimit` + 1 if there are more
 */
export async function countByWords(db: Database, q: string): Promise<number> {
  const words = wordsOf(q)
  if (words.length === 0) return 0
  const named = await findNamedArea(db, words)
  const found = db
    .select({ id: listingSearch.id })
    .from(listingSearch)
    .where(matching({ words, named, category: "", place: "" }))
    .limit(countLimit + 1)
  const [row] = await db.select({ count: count() }).from(found.as("found"))
  return row?.count ?? 0
}

/** True if any listing contains all words, ignoring the search's other filters. */
async function isInListings(db: Database, words: string[]): Promise<boolean> {
  const rows = await db
    .select({ id: listingSearch.id })
    .from(listingSearch)
    .where(matching({ words, category: "", place: "" }))
    .limit(1)
  return rows.length > 0
}

function offer(area: Area, merchants: number): Omit<NonNullable<DirectoryPage["offered"]>, "isGuess"> {
  const { country } = area
  return { area: areaText(area), inText: areaInText(area), code: areaCode(area), country, merchants }
}

/** Folded words without 'in', 'near' and the like, unless the text has no other words. */
function wordsOf(q: string): string[] {
  const all = fold(q).split(" ").filter(Boolean)
  const { wordsBetween }: { wordsBetween: readonly string[] } = directoryContent
  const meant = all.filter((word) => !wordsBetween.includes(word))
  return meant.length > 0 ? meant : all
}

/** Samples that match a search, by the same rules as listings. */
function samples(search: DirectorySearch): DirectoryPage {
  const { q, category, place, network } = search
  const matching = listSamples().filter(
    (sample) =>
      !search.open &&
      !network &&
      (!q || searchTextOf(sample).includes(fold(q))) &&
      (!category ||
        directoryCategoryWords[sample.directoryCategory] === category ||
        businessTypeWords[sample.businessType] === category) &&
      (!place || sample.place === storedPlace(place)),
  )
  const merchants = matching.map(
    ({ publicId, slug, businessName, businessType, description, city, place }) => ({
      publicId,
      slug,
      businessName,
      businessType,
      description,
      onlineOnly: false,
      city,
      country: "US" as const,
      place,
      website: null,
      phone: null,
      networks: null,
      confirmedAt: null,
      confirmedBy: null,
    }),
  )
  return {
    search: { ...search, area: undefined, page: 1 },
    state: "samples",
    merchants,
    count: merchants.length,
    pages: 1,
    places: noPlaces(),
    listed: noPlaces(),
  }
}

/** The specification's row with zero counts: samples are not counted. */
function noPlaces(): CountedPlaces {
  const row = locationRow([], 0)
  return { row, countries: [], towns: [], merchants: 0, withHours: 0, networks: { L1: 0, L2: 0, both: 0 } }
}
