import { sampleMerchants } from "#content/en/merchants.ts"
import type { MerchantPage } from "./merchants.server.ts"

/** The page of an invented listing, in the shape of a real one. */
export function findSample(slug: string): NonNullable<MerchantPage> | undefined {
  const sample = sampleMerchants.find((candidate) => candidate.slug === slug)
  return (
    sample && {
      ...sample,
      country: "United States",
      onlineOnly: false,
      address: null,
      zipCode: null,
      website: null,
      phone: null,
      walletAddress: null,
    }
  )
}
