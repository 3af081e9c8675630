import { pathTo } from "#app/lib/http/path-to.ts"
import { readText } from "#app/lib/text/search-params.ts"
import { type AcceptedNetwork, acceptedNetworks } from "#app/listings/listing/listing-options.ts"
import { applicationFields, directoryPageSize, onlinePlace, onlinePlaceWord } from "#app/listings/options.ts"
import type { Position } from "#app/places/position.ts"
import { nearText, type Radius, readNear, readRadius } from "./near.ts"

/**
 * A search of the directory. It is stored in the address, so that it can be shared, bookmarked and reached with the
 * back button. Category and location are the specification's words, in every language.
 */
export type DirectorySearch = {
  q: string
  category: string
  place: string
  /** A country, region or town by its area code: 'gh', 'gh.02', 'gh/accra'. */
  area?: string
  /** Instead of a location: a position whose nearest merchants are searched. */
  near?: Position
  /** Radius around it; undefined for the smallest radius with a merchant. */
  within?: Radius
  /** Networks whose coins are accepted: layer 1, layer 2, or both. */
  network?: AcceptedNetwork
  page: number
  /** Includes unconfirmed listings. */
  unconfirmed?: boolean
  /** Only businesses that are open at the time of the request. */
  open?: boolean
}

const longestQuery = 100
const longestPlace = applicationFields.city.max + applicationFields.state.max + 2

/** Query parameters that readDirectorySearch reads. */
export const directorySearchNames = "q category location in near within network unconfirmed open page".split(
  " ",
)

/** Parses the search from query parameters; invalid values are ignored. */
export function readDirectorySearch(params: URLSearchParams): DirectorySearch {
  const page = Number(params.get("page") ?? 1)
  const network = acceptedNetworks.find((code) => code === params.get("network"))
  const near = readNear(params.get("near") ?? "")
  const within = near && readRadius(params.get("within") ?? "")
  return {
    q: readText(params, "q", longestQuery),
    category: readText(params, "category", longestQuery),
    place: near ? "" : readText(params, "location", longestPlace),
    ...(!near && params.has("in") && { area: readText(params, "in", longestQuery) }),
    ...(near && { near }),
    ...(within && { within }),
    ...(network && { network }),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    ...(params.get("unconfirmed") === "1" && { unconfirmed: true }),
    ...(params.get("open") === "now" && { open: true }),
  }
}

/**
 * Address of a search; default values are omitted. A changed filter starts at page one. A newly selected or removed
 * location removes the position.
 */
export function directoryHref(search: DirectorySearch, change: Partial<DirectorySearch> = {}): string {
  const isMoved = "area" in change || "place" in change
  const { q, category, place, area, near, within, network, page, unconfirmed, open } = {
    ...{ ...search, ...(isMoved && { near: undefined, within: undefined }) },
    ...{ page: 1, ...change },
  }
  const params = new URLSearchParams()
  if (q) params.set("q", q)
  if (category) params.set("category", category)
  if (place) params.set("location", place)
  if (area) params.set("in", area)
  if (near) params.set("near", nearText(near))
  if (near && within) params.set("within", String(within))
  if (network) params.set("network", network)
  if (unconfirmed) params.set("unconfirmed", "1")
  if (open) params.set("open", "now")
  if (page > 1) params.set("page", String(page))
  return params.size > 0 ? `${pathTo("/merchant-directory")}?${params}` : pathTo("/merchant-directory")
}

/**
 * The value of the column `place` for a location from the address, whose trailing blanks are trimmed: 'Accra,' is a
 * location without a state.
 */
export function storedPlace(place: string): string {
  return place === onlinePlaceWord ? onlinePlace : place.replace(/,$/, ", ")
}

/** The location for the address from a value of the column `place`. */
export function placeInAddress(place: string): string {
  return place === onlinePlace ? onlinePlaceWord : place
}

export function isFiltered({ q, category, place, area, near, network, open }: DirectorySearch): boolean {
  return Boolean(q || category || place || area || near || network || open)
}

/** Ten pages: a visitor who wants more adds a word or a location, and twice the limit takes twice the time (docs/decisions/directory-and-places.md). */
export const countLimit = 10 * directoryPageSize
/**
 * Four pages for "near me" and 'Open now': these visitors are about to go
 * there, and change the location rather than read on.
 */
export const soonCountLimit = 4 * directoryPageSize
export const countLimitOf = ({ near, open }: Pick<DirectorySearch, "near" | "open">) =>
  near || open ? soonCountLimit : countLimit

export function pageCount(merchants: number, limit = countLimit): number {
  return Math.max(1, Math.ceil(Math.min(merchants, limit) / directoryPageSize))
}
