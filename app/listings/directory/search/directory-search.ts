import { pathTo } from "#app/lib/http/path-to.ts"
import { readText } from "#app/lib/text/search-params.ts"
import { type AcceptedNetwork, acceptedNetworks } from "#app/listings/listing/listing-options.ts"
import { applicationFields, directoryPageSize, onlinePlace, onlinePlaceWord } from "#app/listings/options.ts"
import type { Position } from "#app/places/position.ts"
import { nearText, type Radius, readNear, readRadius } from "./near.ts"

/**
 * What a visitor looks for; lives in the address, so that it can be shared, bookmarked and gone back to. Category and
 * place are as the address says them: the specification's words, in every language.
 */
export type DirectorySearch = {
  q: string
  category: string
  place: string
  /** A country, a region or a town, as addresses name them: 'gh', 'gh.02', 'gh/accra'. */
  area?: string
  /** Instead of a place: where somebody is, whose nearest merchants are looked for. */
  near?: Position
  /** How far from there; without it the first radius that has somebody. */
  within?: Radius
  /** Which coin is taken: on layer 1, on layer 2, or on either. */
  network?: AcceptedNetwork
  page: number
  /** Also those of which nobody has said for a long time that they take the coin. */
  unconfirmed?: boolean
  /** Those alone that are open while this is asked. */
  open?: boolean
}

const longestQuery = 100
const longestPlace = applicationFields.city.max + applicationFields.state.max + 2

/** The names in an address that readDirectorySearch reads. */
export const directorySearchNames = "q category location in near within network unconfirmed open page".split(
  " ",
)

/** Reads the search of an address; what cannot be read counts as not given. */
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
 * The address of a search: only what differs from showing everything. A changed filter starts at page one; a place that is chosen, or
 * dropped, takes the place of what is near.
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

/** What the column `place` holds for a place of an address, whose blanks at the end are gone: 'Accra,' is an address without a state. */
export function storedPlace(place: string): string {
  return place === onlinePlaceWord ? onlinePlace : place.replace(/,$/, ", ")
}

/** How an address says what the column `place` holds. */
export function placeInAddress(place: string): string {
  return place === onlinePlace ? onlinePlaceWord : place
}

export function isFiltered({ q, category, place, area, near, network, open }: DirectorySearch): boolean {
  return Boolean(q || category || place || area || near || network || open)
}

/** Ten pages: who would look further adds a word or a place, and looking for twice as many takes twice the time (decision 10). */
export const countLimit = 10 * directoryPageSize
/** Four pages of what is near or open: who asks is about to go there, and looks at another place before looking further. */
export const soonCountLimit = 4 * directoryPageSize
export const countLimitOf = ({ near, open }: Pick<DirectorySearch, "near" | "open">) =>
  near || open ? soonCountLimit : countLimit

export function pageCount(merchants: number, limit = countLimit): number {
  return Math.max(1, Math.ceil(Math.min(merchants, limit) / directoryPageSize))
}
