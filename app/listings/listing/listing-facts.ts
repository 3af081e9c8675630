import type { listings } from "#app/lib/db/schema.ts"
import { extraTextNames, type FactValue, type ListingChanges } from "./listing-options.ts"

export type Listing = typeof listings.$inferSelect

/** Whose word it is that a business takes the coin, and since when; null: nobody's. */
export type Confirmation = Pick<Listing, "confirmedAt" | "confirmedBy">

/** What a listing says of its business to everybody, besides what the database makes of it. */
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

/** What only its owner adds to that, later; the application does not ask for it. */
export const extraFacts = [
  ...(["openingHours", "closures", "whatsapp", "socialLinks", "networks"] as const),
  ...extraTextNames,
] satisfies (keyof Listing)[]
export type ExtraFacts = Pick<Listing, (typeof extraFacts)[number]>

/** Of a listing that says nothing under these names. */
export function unsaid<Name extends string>(names: readonly Name[]): Record<Name, null> {
  return Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>
}

/** Where in its town it is; its owner says it on a page of its own, and everybody gets of the pin what pin.ts lets out. */
export const placeFacts = ["locality", "pin", "pinPrecision"] as const satisfies (keyof Listing)[]
export type PlaceFacts = Pick<Listing, (typeof placeFacts)[number]>

/** What it knows of its owner. */
export const ownerFacts = ["ownerName", "ownerEmail"] as const satisfies (keyof Listing)[]

/** All that its revisions tell of. */
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

/** What differs, by field. @param before null for a listing that was not there */
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

/** What the revisions of a listing, oldest first, come to. */
export function factsAfter(revisions: readonly { changes: ListingChanges }[]): Record<string, FactValue> {
  const facts: Record<string, FactValue> = {}
  for (const { changes } of revisions)
    for (const [field, [, after]] of Object.entries(changes)) facts[field] = after
  return facts
}
