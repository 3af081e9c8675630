import type { Country } from "../countries/countries.ts"
import type { Position } from "../position.ts"
import { countryBoxes, worldBox } from "./country-boxes.ts"
import { latitudeAt } from "./mercator.ts"
import type { PlaceMapOutline } from "./outline.ts"
import world from "./world.svg?url&no-inline"

/** URLs of the outlines. They contain a content hash, so browsers cache them forever. */
const files = import.meta.glob<string>("./outlines/*.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
})

/** The map of a country, or undefined if the data contain no land for it. */
export function countryMap(country: Country): PlaceMapOutline | undefined {
  const box = countryBoxes[country]
  const href = files[`./outlines/${country.toLowerCase()}.svg`]
  return box && href ? { box, outline: { kind: "file", href } } : undefined
}

/** The world map, with one mark per country. */
export function worldMap(): PlaceMapOutline {
  return { box: worldBox, outline: { kind: "file", href: world } }
}

/** The center of a country's map; undefined if it has none. */
export function middleOf(country: Country): Position | undefined {
  const box = countryBoxes[country]
  if (!box) return undefined
  const [west, south, east, north] = box
  return { latitude: latitudeAt((south + north) / 2), longitude: (west + east) / 2 }
}
