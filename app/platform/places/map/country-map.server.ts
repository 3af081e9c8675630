import type { Country } from "#app/platform/countries/countries.ts"
import { countryBoxes } from "./country-boxes.ts"
import type { PlaceMapOutline } from "./outline.ts"

/** The addresses of the outlines, which carry a hash of what they hold: a reader's browser keeps them for ever. */
const files = import.meta.glob<string>("./outlines/*.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
})

/** The map of a country, or undefined where the data have no land for it. */
export function countryMap(country: Country): PlaceMapOutline | undefined {
  const box = countryBoxes[country]
  const href = files[`./outlines/${country.toLowerCase()}.svg`]
  return box && href ? { box, outline: { kind: "file", href } } : undefined
}
