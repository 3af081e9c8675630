import { pathTo } from "#app/lib/http/path-to.ts"
import { breadcrumbList } from "#app/lib/text/formats/json-ld.ts"
import type { Country } from "#app/places/countries/countries.ts"
import { countryNames } from "#content/en/countries.ts"
import { placePages as words } from "#content/en/place-pages.ts"
import type { DirectoryCard, ListingPage } from "../public-listings.server.ts"
import type { PlaceArea } from "./place-counts.server.ts"
import { placePath } from "./place-paths.ts"

/** A country, or a town in it; the parents of a page in breadcrumbs. */
export type Place = { country: Country; town?: { name: string; slug: string } | null }

/** Location of a merchant; undefined without premises or with an unknown country. */
export function placeOf({ onlineOnly, country, town }: NonNullable<ListingPage>): Place | undefined {
  return onlineOnly || country === "ZZ" ? undefined : { country, town }
}

/** Parent pages: the directory, the country, the town. */
export function stepsTo(place: Place | undefined): { name: string; path: string }[] {
  const directory = { name: words.directory, path: pathTo("/merchant-directory") }
  if (!place) return [directory]
  const { country, town } = place
  const steps = [directory, { name: countryNames[country], path: placePath(country) }]
  return town ? [...steps, { name: town.name, path: placePath(country, town.slug) }] : steps
}

/** An area as a breadcrumb location. */
export const placeOfArea = (area: PlaceArea): Place => ({
  country: area.country,
  town: area.kind === "town" ? area : undefined,
})

/** schema.org BreadcrumbList, including the page itself. */
export const placeBreadcrumbs = (publicUrl: string, area: PlaceArea) =>
  breadcrumbList(publicUrl, stepsTo(placeOfArea(area)))

/** schema.org ItemList of one page of merchants. @param before number of merchants on earlier pages */
export function placeItemList(
  publicUrl: string,
  { name, list, count, before }: { name: string; list: DirectoryCard[]; count: number; before: number },
) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    numberOfItems: count,
    itemListElement: list.map(({ slug, businessName }, at) => ({
      "@type": "ListItem",
      position: before + at + 1,
      name: businessName,
      url: `${publicUrl}${pathTo("/merchant-directory/:slug", { slug })}`,
    })),
  }
}

/** schema.org BreadcrumbList of a merchant's page. */
export function listingBreadcrumbs(publicUrl: string, merchant: NonNullable<ListingPage>) {
  const { businessName: name, slug } = merchant
  const page = { name, path: pathTo("/merchant-directory/:slug", { slug }) }
  return breadcrumbList(publicUrl, [...stepsTo(placeOf(merchant)), page])
}
