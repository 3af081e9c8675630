import { fold } from "#app/lib/text/fold.ts"
import { specifiedCountryWords } from "#app/places/countries/countries.ts"
import { type PlaceLine, placeFile, readPlaces } from "#app/places/place-file.ts"
import { demoMarker } from "../../scripts/demo/demo-listings.ts"
import { listDemoListings } from "../../scripts/demo/seed-demo.ts"
import { rootDir } from "../../scripts/prepare.mjs"

/** Words whose frequency the cases rely on; the rest of the text never holds them. */
export const marked = {
  /** In three rows of ten. */
  common: "market",
  /** In ten rows, whatever the size: also the only ones that hold 'qz', and this sign that is a word of one letter. */
  rare: "nqzuka 茶",
  absent: "xylophone",
}

/** Without the sentences that all of them share. */
const demo = listDemoListings().map(({ values }) => ({
  ...values,
  description: values.description.slice(demoMarker.length).replace(/ \([^()]*\)$/, ""),
  ownerName: values.ownerName.replace(/ \([^()]*\)$/, ""),
}))

/** About 2,000 words of the demo merchants, most frequent first, spelled as an owner would. */
export const words = byFrequency(
  demo.flatMap(({ businessName, description }) => split(`${businessName} ${description}`)),
)
/** What names are made of: nouns, mostly. */
export const nameWords = byFrequency(demo.flatMap(({ businessName }) => split(businessName)))
export const ownerWords = byFrequency(demo.flatMap(({ ownerName }) => split(ownerName)))

/** The 500 largest towns of the specification's countries, so that shops are spread over the world as people are. */
export const towns: PlaceLine[] = await largestTowns(500)
/** As listings say them in one line. */
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
