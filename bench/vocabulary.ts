import { demoMarker } from "#app/db/demo-merchants.ts"
import { listDemoMerchants } from "#app/db/demo-seed.server.ts"
import { onlinePlace } from "#app/features/merchants/options.ts"
import { fold } from "#app/platform/fold.ts"

/** Words whose frequency the cases rely on; the rest of the text never holds them. */
export const marked = {
  /** In three rows of ten. */
  common: "market",
  /** In ten rows, whatever the size: also the only ones that hold 'qz', and this sign that is a word of one letter. */
  rare: "nqzuka 茶",
  absent: "xylophone",
}

/** Without the sentences that all of them share. */
const demo = listDemoMerchants().map(({ values }) => ({
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

/** 500 places: those of the demo merchants, and quarters of them. */
export const places = listPlaces(500)

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

function listPlaces(count: number): string[] {
  const towns = byFrequency(
    demo.filter(({ onlineOnly }) => !onlineOnly).map(({ city, state }) => `${city}, ${state}`),
  )
  const quarters = ["", "North ", "South ", "East ", "West ", "Upper ", "Lower "]
  const all = quarters.flatMap((quarter) => towns.map((town) => `${quarter}${town}`))
  if (all.length < count || all.includes(onlinePlace))
    throw new Error("The demo merchants have too few places")
  return all.slice(0, count)
}
