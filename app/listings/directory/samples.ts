import { sampleListingText } from "#content/en/application.ts"
import { sampleListings } from "#content/facts/samples.ts"
import { extraFacts, unsaid } from "../listing/listing-facts.ts"
import type { ListingPage } from "./public-listings.server.ts"

/** Sample listings for a directory without merchants. */
export const listSamples = () =>
  sampleListings.map((sample) => ({
    ...sample,
    ...sampleListingText[sample.slug],
    // Seed of the pattern; a sample cannot be paid.
    publicId: sample.slug,
  }))

/** Page of a sample, in the shape of a listing's. */
export function findSample(slug: string): NonNullable<ListingPage> | undefined {
  const sample = listSamples().find((candidate) => candidate.slug === slug)
  return (
    sample && {
      ...sample,
      country: "US",
      onlineOnly: false,
      town: null,
      address: null,
      zipCode: null,
      website: null,
      phone: null,
      walletAddress: null,
      walletNote: null,
      ...unsaid(extraFacts),
      opening: undefined,
      locality: null,
      pin: null,
      pictures: [],
      confirmedAt: null,
      confirmedBy: null,
      freshness: "confirmed" as const,
    }
  )
}
