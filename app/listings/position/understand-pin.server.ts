import type { Database } from "#app/lib/db/client.server.ts"
import type { Country } from "#app/places/countries/countries.ts"
import { compassPoint, distanceKm } from "#app/places/distance.ts"
import { findNearestPlace, findTownOf } from "#app/places/find-near-place.server.ts"
import { completePlusCode, parseLocation } from "#app/places/parse-location.ts"
import type { Position } from "#app/places/position.ts"
import type { Listing } from "../listing/listing-facts.ts"
import { pinPosition, pinText } from "./pin.ts"
import { plusCodeAt } from "./plus-code.server.ts"

/** Information about a pin shown before it is saved. */
export type UnderstoodPin = {
  pin: string
  plusCode: string
  /** Distance and direction from the middle of the town; null without a known town. */
  fromTown: { town: string; km: number; direction: number } | null
  /** Farther from the town than 50 km, which is unlikely. */
  isFar: boolean
  /** Taken from the center of a map view, which may be far from the intended spot. */
  isView: boolean
  /** For a far pin: the coordinates swapped, if those are near a town of the country. */
  swapped: string | null
}

export type PinReading =
  | ({ kind: "understood" } & UnderstoodPin)
  | { kind: "short-link" | "words" | "not-a-place" | "unreadable" | "too-coarse" | "needs-town" }
  /** The pin is in another country than the listing. @property swapped coordinates swapped, if those are in the country */
  | { kind: "elsewhere"; country: Country; swapped: string | null }

type Place = Pick<Listing, "town" | "city" | "state" | "country">

const farKm = 50
/** Near a border a pin is accepted within this distance of a town of the country. */
const borderKm = 20

/** Parses what an owner pasted, and checks it against the listing's country and town. */
export async function understandPin(db: Database, typed: string, listing: Place): Promise<PinReading> {
  const parsed = parseLocation(typed)
  if (parsed.kind === "found") return place(db, parsed.point, listing, parsed.source === "view")
  if (parsed.kind !== "needs-town") return parsed
  const town = (await namedTown(db, parsed.near, listing)) ?? (await findTownOf(db, listing))
  const point = town && completePlusCode(parsed.code, town)
  return point ? place(db, point, listing, false) : { kind: "needs-town" }
}

/** The town after a short Plus Code: 'PCR2+CX Kumasi' is near Kumasi, whatever the listing's town is. */
async function namedTown(db: Database, near: string[], { state, country }: Place) {
  for (const city of near) {
    const town = await findTownOf(db, { town: null, city, state, country })
    if (town) return town
  }
  return undefined
}

async function place(db: Database, point: Position, listing: Place, isView: boolean): Promise<PinReading> {
  const { country } = listing
  const elsewhere = country === "ZZ" ? undefined : await countryElsewhere(db, point, country)
  if (elsewhere) {
    return { kind: "elsewhere", country: elsewhere, swapped: await swappedIn(db, point, country) }
  }
  const fromTown = await distanceFromTown(db, point, listing)
  const isFar = (fromTown?.km ?? 0) > farKm
  return {
    kind: "understood",
    pin: pinText(point),
    plusCode: plusCodeAt(point),
    fromTown,
    isFar,
    isView,
    swapped: isFar ? await swappedIn(db, point, country) : null,
  }
}

/** The country of the nearest town, if it differs and no town of the given country is near. */
async function countryElsewhere(
  db: Database,
  point: Position,
  country: Country,
): Promise<Country | undefined> {
  const nearest = await findNearestPlace(db, point)
  if (!nearest || nearest.country === country) return undefined
  const own = await findNearestPlace(db, point, country)
  return own && distanceKm(point, own) <= borderKm ? undefined : nearest.country
}

/** Swapped coordinates, if they are near a town of the country. */
async function swappedIn(db: Database, point: Position, country: Country): Promise<string | null> {
  const swapped = { latitude: point.longitude, longitude: point.latitude }
  const nearest = Math.abs(swapped.latitude) <= 90 ? await findNearestPlace(db, swapped) : undefined
  return nearest?.country === country && distanceKm(swapped, nearest) <= farKm ? pinText(swapped) : null
}

async function distanceFromTown(db: Database, point: Position, listing: Place) {
  const town = await findTownOf(db, listing)
  return (
    (town && { town: town.name, km: distanceKm(town, point), direction: compassPoint(town, point) }) ?? null
  )
}

/** For the staff's review of a pin: its distance from the town and how far it moved; undefined if the change sets no pin. */
export async function measureMove(db: Database, changes: { pin?: unknown[] }, listing: Place) {
  const [before, after] = changes.pin ?? []
  if (typeof after !== "string") return undefined
  const movedKm = typeof before === "string" ? distanceKm(pinPosition(before), pinPosition(after)) : null
  return { fromTown: await distanceFromTown(db, pinPosition(after), listing), movedKm }
}
