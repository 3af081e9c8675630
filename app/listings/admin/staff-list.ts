import { pathTo } from "#app/lib/http/path-to.ts"
import { type ListConfig, type ListSearch, readListSearch, readRowId } from "#app/lib/list/list-search.ts"
import { codesOf } from "#app/lib/text/codes.ts"
import { countryWords } from "#app/places/countries/countries.ts"
import { listingStatuses, verificationStates } from "../listing/listing-options.ts"
import { directoryCategories } from "../options.ts"

/** Filters by status and, for listed ones, by verification state. */
export const listingFilters = [...listingStatuses, ...verificationStates] as const
export type ListingFilter = (typeof listingFilters)[number]

/** Filter for listings that lack a part. */
export const missingParts = ["phone", "picture", "owner", "hours"] as const
export type MissingPart = (typeof missingParts)[number]

const oneOf =
  <Value extends string>(known: readonly Value[]) =>
  (text: string): Value | undefined =>
    known.find((value) => value === text)

/** /admin/listings: filters and sorting that its URL can name. */
export const listingList = {
  path: pathTo("/admin/listings"),
  filters: listingFilters,
  sorts: ["newest", "oldest", "name"],
  facets: {
    country: oneOf(codesOf(countryWords)),
    town: (text) => (/^[a-z]{2}\/[a-z\d-]{1,80}$/.test(text) ? text : undefined),
    category: oneOf(directoryCategories),
    missing: oneOf(missingParts),
    import: (text) => (readRowId(text) ? text : undefined),
  },
} as const satisfies ListConfig<ListingFilter>

/** The town filter is ignored unless its town is in the chosen country. */
export function readListingSearch(params: URLSearchParams): ListSearch<ListingFilter> {
  const search = readListSearch(listingList, params)
  const { town, ...facets } = search.facets ?? {}
  const isOfCountry = town && facets.country && town.startsWith(`${facets.country.toLowerCase()}/`)
  return { ...search, facets: isOfCountry ? { ...facets, town } : facets }
}
