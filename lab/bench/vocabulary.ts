import { fold } from "#app/lib/text/fold.ts"
import { specifiedCountryWords } from "#app/places/countries/countries.ts"
import { type PlaceLine, placeFile, readPlaces } from "#app/places/place-file.ts"
import { demoMarker } from "../../scripts/demo/demo-listings.ts"
import { listDemoListings } from "../../scripts/demo/seed-demo.ts"
import { rootDir } from "../../scripts/prepare.mjs"

/** Words with a known frequency that the cases rely on. They occur nowhere else in the text. */
export const marked = {
  /** In three of ten rows. */
  common: "market",
  /** In ten rows, whatever the size. Only these contain 'qz', and this character, which is a word of one letter. */
  rare: "nqzuka 茶",
  absent: "xylophone",
}

/** Without the sentences that all demo merchants share. */
const demo = listDemoListings().map(({ values }) => ({
  ...values,
  description: values.description.slice(demoMarker.length).replace(/ \([^()]*\)$/, ""),
  ownerName: values.ownerName.replace(/ \([^()]*\)$/, ""),
}))

/** About 2,000 words of the demo merchants, most frequent first, with the owners' spelling. */
export const words = byFrequency(
  demo.flatMap(({ businessName, description }) => split(`${businessName} ${description}`)),
)
/** Words for business names, mostly nouns. */
export const nameWords = byFrequency(demo.flatMap(({ businessName }) => split(businessName)))
export const ownerWords = byFrequency(demo.flatMap(({ ownerName }) => split(ownerName)))

/** The 500 largest towns of the specification's countries, so that shops are distributed like the population. */
export const towns: PlaceLine[] = await largestTowns(500)
/** As listings write them, in one line. */
export const places = towns.map(({ name, region }) => `${name}, ${region}`)

function split(text: string): string[] {
  const never = Object.values(marked).flatMap((word) => word.split(" "))
  return text
    .split(/[\s.,;:!?()"]+/)
    .filter((word) => word && !never.some((part) => fold(word).includes(part) || /qz/i.test(word)))
}

function byFrequency(tokens: string[]): string[] {
  const counts = new Map<string, number>()
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1)
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([word]) => word)
}

async function largestTowns(count: number): Promise<PlaceLine[]> {
  const all: PlaceLine[] = []
  for await (const line of readPlaces(placeFile(rootDir)))
    if (line.country in specifiedCountryWords && line.region) all.push(line)
  return all.sort((a, b) => Number(b.population) - Number(a.population)).slice(0, count)
}
