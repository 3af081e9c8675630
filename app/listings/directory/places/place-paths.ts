import { pathTo } from "#app/lib/http/path-to.ts"
import type { Country } from "#app/places/countries/countries.ts"

/** The page of a country, or of a town in it. */
export function placePath(country: Country, town?: string | null): string {
  const letters = country.toLowerCase()
  return town
    ? pathTo("/merchant-directory/in/:country/:town", { country: letters, town })
    : pathTo("/merchant-directory/in/:country", { country: letters })
}

/** The feed of its newest listings. */
export function placeFeedPath(country: Country, town?: string | null): string {
  const letters = country.toLowerCase()
  return town
    ? pathTo("/merchant-directory/in/:country/:town.atom", { country: letters, town })
    : pathTo("/merchant-directory/in/:country.atom", { country: letters })
}

/** Where the list of a place's page begins, for what leads to several of its merchants. */
export const listId = "shops"
