import type { listings } from "#app/lib/db/schema.ts"
import { extraTextNames, type FactValue, type ListingChanges } from "./listing-options.ts"

export type Listing = typeof listings.$inferSelect

/** Who confirmed that a business accepts the coin, and when; null if never confirmed. */
export type Confirmation = Pick<Listing, "confirmedAt" | "confirmedBy">

/** Public facts of a listing, without columns that the database computes. */
export const publicFacts = [
  "businessName",
  "businessType",
  "directoryCategory",
  "description",
  "website",
  "phone",
  "onlineOnly",
  "address",
  "city",
  "town",
  "state",
  "zipCode",
  "country",
  "walletAddress",
  "showWallet",
] as const satisfies (keyof Listing)[]

/** Facts that only the owner adds later; the application form does not have them. */
export const extraFacts = [
  ...(["openingHours", "closures", "whatsapp", "socialLinks", "networks"] as const),
  ...extraTextNames,
] satisfies (keyof Listing)[]
export type ExtraFacts = Pick<Listing, (typeof extraFacts)[number]>

/** A record with null for each of the names. */
export function unsaid<Name extends string>(names: readonly Name[]): Record<Name, null> {
  return Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>
}

/** Location within the town. The owner enters it on a separate page; pin.ts decides how much of the pin is public. */
export const placeFacts = ["locality", "pin", "pinPrecision"] as const satisfies (keyof Listing)[]
export type PlaceFacts = Pick<Listing, (typeof placeFacts)[number]>

/** Facts about the owner. */
export const ownerFacts = ["ownerName", "ownerEmail"] as const satisfies (keyof Listing)[]

/** All facts that revisions record. */
export const recordedFacts = [
  ...publicFacts,
  ...extraFacts,
  ...placeFacts,
  ...ownerFacts,
  "status",
  "mergedInto",
  "slug",
] as const satisfies (keyof Listing)[]
export type RecordedFact = (typeof recordedFacts)[number]

export type PublicFacts = Pick<Listing, (typeof publicFacts)[number]>
export type RecordedFacts = Pick<Listing, RecordedFact>

/** Changed fields with their old and new values. @param before null for a new listing */
export function changesBetween(
  before: Partial<RecordedFacts> | null,
  after: Partial<RecordedFacts>,
): ListingChanges {
  const changes: ListingChanges = {}
  for (const field of recordedFacts) {
    const [old, value] = [before?.[field] ?? null, after[field]] as [FactValue, FactValue | undefined]
    if (value !== undefined && value !== old) changes[field] = [old, value]
  }
  return changes
}

/** Facts of a listing after applying its revisions, oldest first. */
export function factsAfter(revisions: readonly { changes: ListingChanges }[]): Record<string, FactValue> {
  const facts: Record<string, FactValue> = {}
  for (const { changes } of revisions)
    for (const [field, [, after]] of Object.entries(changes)) facts[field] = after
  return facts
}
