import {
  changesBetween,
  type Listing,
  type RecordedFact,
  type RecordedFacts,
} from "../listing/listing-facts.ts"
import type { ListingChanges } from "../listing/listing-options.ts"

/** Taken over as a whole, so that a shop is not shown in one town with the pin of another. */
const place = [
  ...(["onlineOnly", "address", "city", "town", "state", "zipCode", "country"] as const),
  ...(["locality", "pin", "pinPrecision"] as const),
] satisfies RecordedFact[]

/**
 * Parts that the remaining listing can take over from the merged one. Not its name (a new name delays its payment
 * address), its payment address or its owner: staff change those on the listing's own page.
 */
export const mergedParts = {
  businessType: ["businessType"],
  directoryCategory: ["directoryCategory"],
  description: ["description"],
  website: ["website"],
  phone: ["phone"],
  place,
  openingHours: ["openingHours"],
  closures: ["closures"],
  whatsapp: ["whatsapp"],
  socialLinks: ["socialLinks"],
  networks: ["networks"],
  languages: ["languages"],
  landmark: ["landmark"],
} as const satisfies Record<string, readonly RecordedFact[]>
export type MergedPart = keyof typeof mergedParts

/** Parts in which the two listings differ and the merged one has a value, with both values. */
export function listDifferences(
  going: Partial<Listing>,
  staying: Partial<Listing>,
): { part: MergedPart; changes: ListingChanges; isMissing: boolean }[] {
  return (Object.keys(mergedParts) as MergedPart[]).flatMap((part) => {
    const changes = changesBetween(staying, factsOf(going, [part]))
    const values = Object.values(changes)
    if (values.every(([, said]) => isNothing(said))) return []
    return { part, changes, isMissing: values.every(([before]) => isNothing(before)) }
  })
}

const isNothing = (value: unknown) => value === null || value === false

/** The facts of a listing that belong to some parts. */
export function factsOf(listing: Partial<Listing>, parts: readonly MergedPart[]): Partial<RecordedFacts> {
  const facts = parts.flatMap((part) => [...mergedParts[part]])
  return Object.fromEntries(facts.map((fact) => [fact, listing[fact] ?? null]))
}
