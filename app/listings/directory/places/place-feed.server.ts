import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { atomFeed } from "#app/lib/text/formats/atom-feed.ts"
import { areaCode, areaInText } from "#app/places/find-areas.server.ts"
import { directoryContent } from "#content/en/directory.ts"
import { placePages as words } from "#content/en/place-pages.ts"
import type { NewListing } from "./newest.server.ts"
import type { PlaceArea } from "./place-counts.server.ts"
import { placeFeedPath, placePath } from "./place-paths.ts"

export const feedLength = 20

/** The newest listings of a country or town as an Atom feed. */
export function placeFeed(area: PlaceArea, newest: readonly NewListing[], publicUrl: string): string {
  const slug = area.kind === "town" ? area.slug : undefined
  const feed = {
    id: `place/${areaCode(area)}`,
    title: format(words.feedTitle, { place: areaInText(area) }),
    subtitle: directoryContent.lead,
    path: placeFeedPath(area.country, slug),
    pagePath: placePath(area.country, slug),
  }
  const entries = newest.map(({ publicId, slug, businessName, description, listedAt }) => ({
    // The entry id is stable: a business may get a new slug.
    id: `listing/${publicId}`,
    title: businessName,
    page: `${publicUrl}${pathTo("/merchant-directory/:slug", { slug })}`,
    published: listedAt,
    updated: listedAt,
    summary: description,
  }))
  return atomFeed({ ...feed, entries }, publicUrl)
}
