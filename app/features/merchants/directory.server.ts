import { type Database, isDatabaseUnavailable } from "#app/db/client.server.ts"
import { fold } from "#app/platform/fold.ts"
import { sampleMerchants } from "#content/en/merchants.ts"
import { countLimit, type DirectorySearch, pageCount } from "./directory-search.ts"
import { type DirectoryCard, listApproved, listPlaces } from "./merchants.server.ts"
import { directoryPlaces } from "./options.ts"
import { searchTextOf } from "./search-text.ts"

export type DirectoryPage = {
  search: DirectorySearch
  /** 'samples' while a preview has nothing else to show; 'failed' and 'no-such-page' have no cards. */
  state: "merchants" | "samples" | "failed" | "no-such-page"
  merchants: DirectoryCard[]
  count: number
  /** A count above it means "more than that". */
  limit: number
  pages: number
  places: { place: string; merchants: number }[]
}

/**
 * The directory in the stages that show one (rulings 2 and 3): a preview falls back to labelled samples when nothing
 * is approved or the records cannot be reached; the live directory tells the truth.
 */
export async function loadDirectory(
  db: Database,
  search: DirectorySearch,
  stage: "preview" | "live",
): Promise<DirectoryPage & { status: number; failure?: unknown }> {
  try {
    const [{ merchants, count, limit }, places] = await Promise.all([
      listApproved(db, search),
      listPlaces(db),
    ])
    const pages = pageCount(count, limit)
    if (stage === "preview" && count === 0 && !places.some((place) => place.merchants > 0))
      return { ...samples(search), status: 200 }
    if (search.page > pages)
      return { search, state: "no-such-page", merchants: [], count, limit, pages, places, status: 404 }
    return { search, state: "merchants", merchants, count, limit, pages, places, status: 200 }
  } catch (failure) {
    if (!isDatabaseUnavailable(failure)) throw failure
    if (stage === "preview") return { ...samples(search), status: 200, failure }
    return {
      search,
      state: "failed",
      merchants: [],
      count: 0,
      limit: countLimit,
      pages: 1,
      places: givenPlaces([]),
      status: 503,
      failure,
    }
  }
}

/** The samples that match, by the rules the records are searched with. */
function samples(search: DirectorySearch): DirectoryPage {
  const { q, category, place } = search
  const matching = sampleMerchants.filter(
    (sample) =>
      (!q || searchTextOf(sample).includes(fold(q))) &&
      (!category || sample.directoryCategory === category || sample.businessType === category) &&
      (!place || sample.place === place),
  )
  const merchants = matching.map(({ slug, businessName, businessType, description, place }) => ({
    slug,
    businessName,
    businessType,
    description,
    place,
    website: null,
    phone: null,
  }))
  return {
    search: { ...search, page: 1 },
    state: "samples",
    merchants,
    count: merchants.length,
    limit: countLimit,
    pages: 1,
    places: givenPlaces(sampleMerchants),
  }
}

function givenPlaces(merchants: readonly { place: string }[]): DirectoryPage["places"] {
  return directoryPlaces.map((place) => ({
    place,
    merchants: merchants.filter((merchant) => merchant.place === place).length,
  }))
}
