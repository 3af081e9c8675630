import type { applications } from "#app/lib/db/schema.ts"

/** Facts of the listing that an approved application becomes. The application row stays as it was sent. */
export function listingOf({ id, email, ...application }: typeof applications.$inferSelect) {
  const { businessName, businessType, directoryCategory, description, website, phone, ownerName } =
    application
  const { onlineOnly, address, city, town, state, zipCode, country, walletAddress, showWallet } = application
  return {
    ...{ source: "application" as const, applicationId: id, ownerName, ownerEmail: email },
    ...{ businessName, businessType, directoryCategory, description, website, phone },
    ...{ onlineOnly, address, city, town, state, zipCode, country, walletAddress, showWallet },
  }
}
