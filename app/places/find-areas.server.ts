import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingSearch, placeNames, placeRegions, places } from "#app/lib/db/schema.ts"
import { everydayWords } from "#app/lib/text/everyday-words.server.ts"
import { perLocale } from "#app/lib/text/per-locale.ts"
import { countriesInText, countryAliases, countryNames } from "#content/en/countries.ts"
import type { Country } from "./countries/countries.ts"
import { findPlaces, type Place } from "./find-places.server.ts"
import { placeKey } from "./place-key.ts"

/** A country, region or town that the directory can filter by. */
export type Area =
  | { kind: "country"; country: Country }
  | { kind: "region"; country: Country; regionCode: string; name: string }
  | ({ kind: "town"; placeId: number } & Pick<
      Place,
      "country" | "name" | "regionCode" | "slug" | "latitude" | "longitude"
    >)

/** As text: 'Accra, Ghana'; in the United States 'Atlanta, GA' (ruling 26). */
export function areaText(area: Area): string {
  if (area.kind === "country") return countryNames[area.country]
  return area.kind === "town" ? townText(area) : `${area.name}, ${countryNames[area.country]}`
}

/** As text within a sentence: 'in the United States'. The country after the name of a town stays unchanged. */
export function areaInText(area: Area): string {
  return area.kind === "country" ? countriesInText[area.country] : areaText(area)
}

export function townText({
  name,
  country,
  regionCode,
}: Pick<Place, "name" | "country" | "regionCode">): string {
  return `${name}, ${country === "US" ? regionCode : countryNames[country]}`
}

/** Code in a URL: 'gh', 'gh.02', 'gh/accra'. */
export function areaCode(area: Area): string {
  const country = area.country.toLowerCase()
  if (area.kind === "country") return country
  return area.kind === "town" ? `${country}/${area.slug}` : `${country}.${area.regionCode.toLowerCase()}`
}

/** The country of an area code, or undefined. */
export function countryOf(code = ""): Country | undefined {
  return readCountry(code.slice(0, 2).toUpperCase())
}

/** The area of an area code, or undefined. */
export async function readArea(db: Database, code: string): Promise<Area | undefined> {
  const [, letters = "", regionCode, slug] =
    /^([a-z]{2})(?:\.([a-z0-9]{1,4})|\/([a-z0-9-]{1,80}))?$/.exec(code) ?? []
  const country = readCountry(letters.toUpperCase())
  if (!country) return undefined
  if (slug) {
    const [town] = await db
      .select()
      .from(places)
      .where(and(eq(places.country, country), eq(places.slug, slug)))
    return town && townArea(town)
  }
  if (!regionCode) return { kind: "country", country }
  const [region] = await db
    .select()
    .from(placeRegions)
    .where(and(eq(placeRegions.country, country), eq(placeRegions.code, regionCode.toUpperCase())))
  return region && { kind: "region", country, regionCode: region.code, name: region.spelling }
}

/** Aliases are object keys, such as 'usa' and 'ivory coast'. */
const countriesByName = perLocale(
  () =>
    new Map(
      [
        ...Object.entries(countryNames),
        ...Object.entries(countryAliases).map(([name, code]) => [code, name]),
      ].map(([code = "", name = ""]) => [placeKey(name), readCountry(code)] as const),
    ),
)

function readCountry(code: string): Country | undefined {
  return code in countryNames && code !== "ZZ" ? (code as Country) : undefined
}

/**
 * @property rest the words beside the area's name: 'salon' of 'salon lagos'
 * @property isByFirstName whether the main name matched, not an alias
 */
export type NamedArea = { area: Area; rest: string[]; isByFirstName: boolean }

const longestName = 4
const weighed = 60

/**
 * The area that a sequence of words names exactly, by any of its names. Order of preference: more words, a
 * town or a region with listings, a country, the main name of a town before its aliases, larger population.
 * Areas without listings are ignored if their name is an everyday word: 'pizza' and 'nice' do not mean a town.
 */
export async function findNamedArea(db: Database, words: readonly string[]): Promise<NamedArea | undefined> {
  const spans = new Map<string, { from: number; length: number }>()
  for (let length = Math.min(longestName, words.length); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const name = placeKey(words.slice(from, from + length).join(" "))
      if (name && !spans.has(name)) spans.set(name, { from, length })
    }
  const names = [...spans.keys()]
  if (names.length === 0) return undefined
  const [towns, regions] = await Promise.all([
    db
      .select({
        place: places,
        name: placeNames.name,
        isMain: placeNames.isMain,
        merchants: hasListings(sql`place_id = ${places.id}`),
      })
      .from(placeNames)
      .innerJoin(places, eq(places.id, placeNames.placeId))
      .where(inArray(placeNames.name, names))
      .orderBy(desc(placeNames.population))
      .limit(weighed),
    db
      .select({
        region: placeRegions,
        merchants: hasListings(sql`country = ${placeRegions.country} and region_code = ${placeRegions.code}`),
      })
      .from(placeRegions)
      .where(inArray(placeRegions.name, names)),
  ])
  const countries = names.flatMap((name) => {
    const country = countriesByName().get(name)
    return country ? [{ name, country }] : []
  })
  const everyday = await everydayWords()
  const isMeant = ({ name, merchants }: { name: string; merchants: boolean }) =>
    merchants || !everyday.has(name)
  const candidates: { area: Area; name: string; weight: number; isFirstName: boolean }[] = [
    ...countries.map(({ name, country }) => ({
      area: { kind: "country" as const, country },
      name,
      weight: 20,
      isFirstName: true,
    })),
    ...towns.filter(isMeant).map(({ place, name, isMain, merchants }) => ({
      area: townArea(place),
      name,
      weight: (merchants ? 40 : 0) + (isMain ? 5 : 0) + Math.log10(place.population + 1),
      isFirstName: isMain,
    })),
    ...regions
      .filter(({ region, merchants }) => isMeant({ name: region.name, merchants }))
      .map(({ region, merchants }) => ({
        area: {
          kind: "region" as const,
          country: region.country,
          regionCode: region.code,
          name: region.spelling,
        },
        name: region.name,
        weight: merchants ? 30 : 0,
        isFirstName: true,
      })),
  ]
  const lengthOf = (name: string) => spans.get(name)?.length ?? 0
  const [best] = candidates.toSorted(
    (a, b) => lengthOf(b.name) * 100 + b.weight - lengthOf(a.name) * 100 - a.weight,
  )
  const span = best && spans.get(best.name)
  if (!span) return undefined
  return { area: best.area, rest: words.toSpliced(span.from, span.length), isByFirstName: best.isFirstName }
}

/** Population from which a town is suggested even without listings. */
const knownTown = 15_000

/**
 * The town with the most similar spelling: one with listings, otherwise
 * a large one. Everyday words are not treated as misspelled names.
 */
export async function findAlikeArea(db: Database, words: readonly string[]): Promise<Area | undefined> {
  const everyday = await everydayWords()
  if (words.every((word) => everyday.has(word))) return undefined
  const alike = await findPlaces(db, words.join(" "))
  const ids = alike.map(({ id }) => id)
  const { rows } = await db.execute<{ place_id: number }>(
    sql`select distinct place_id from ${listingSearch} where place_id = any(${sql.param(ids)}::int[])`,
  )
  const taken = new Set(rows.map((row) => row.place_id))
  const place =
    alike.find(({ id }) => taken.has(id)) ?? alike.find(({ population }) => population >= knownTown)
  return place && townArea(place)
}

export function townArea({ id, name, country, regionCode, slug, latitude, longitude }: Place): Area {
  return { kind: "town", country, placeId: id, name, regionCode, slug, latitude, longitude }
}

const hasListings = (where: SQL) => sql<boolean>`exists(select 1 from ${listingSearch} where ${where})`
