import {
  changesBetween,
  type Listing,
  type RecordedFact,
  type RecordedFacts,
} from "../listing/listing-facts.ts"
import type { ListingChanges } from "../listing/listing-options.ts"

/** Where a business is: taken over as a whole, or a shop would stand in one town with the pin of another. */
const place = [
  ...(["onlineOnly", "address", "city", "town", "state", "zipCode", "country"] as const),
  ...(["locality", "pin", "pinPrecision"] as const),
] satisfies RecordedFact[]

/**
 * What the listing that stays can take over from the one that goes, part by part. Not its name, which would make its payment address
 * wait, nor a payment address, nor whose it is: those change on its own page.
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

/** The parts in which the two differ and the one that goes says something, with what each says. */
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

/** What a listing says in some of the parts. */
export function factsOf(listing: Partial<Listing>, parts: readonly MergedPart[]): Partial<RecordedFacts> {
  const facts = parts.flatMap((part) => [...mergedParts[part]])
  return Object.fromEntries(facts.map((fact) => [fact, listing[fact] ?? null]))
}
