import { pathTo } from "#app/lib/http/path-to.ts"
import type { Country } from "#app/places/countries/countries.ts"

/** Path of the page of a country or town. */
export function placePath(country: Country, town?: string | null): string {
  const letters = country.toLowerCase()
  return town
    ? pathTo("/merchant-directory/in/:country/:town", { country: letters, town })
    : pathTo("/merchant-directory/in/:country", { country: letters })
}

/** Path of its Atom feed. */
export function placeFeedPath(country: Country, town?: string | null): string {
  const letters = country.toLowerCase()
  return town
    ? pathTo("/merchant-directory/in/:country/:town.atom", { country: letters, town })
    : pathTo("/merchant-directory/in/:country.atom", { country: letters })
}

/** Anchor of the list on the page, for links that concern several merchants. */
export const listId = "shops"
