import { eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingSearch, listings } from "#app/lib/db/schema.ts"
import { usualZones } from "#app/lib/time/usual-zones.ts"
import type { Listing } from "#app/listings/listing/listing-facts.ts"
import { publicPayment } from "#app/listings/payment/payment-address.ts"
import type { Network } from "#app/payments/chain/options.ts"
import { findPaymentsMode } from "#app/payments/payments-mode.server.ts"
import { networkOf } from "#app/payments/wallet-address.ts"
import type { Country } from "#app/places/countries/countries.ts"
import { zoneOf } from "#app/places/zone-of.server.ts"
import { findDirectoryStage } from "#app/settings/directory-stage.server.ts"

/** Payment address of a shop in the format of the payment tables: layer 2 addresses are lowercase. */
export type PaidAt = { network: Network; toAddress: string }

/** A shop that charges. @property paidAt null if its payment page shows no address */
export type CounterShop = {
  listingId: number
  publicId: string
  name: string
  place: string | null
  country: Country | null
  paidAt: PaidAt | null
  /** Time zone of its town or country; without either, the zone of most of the community. */
  zone: string
  /** When the present owner took over. Requests of former owners are not shown. */
  ownedSince: Date | null
}

export async function findCounterShop(
  db: Database,
  listingId: number,
  now: Date,
): Promise<CounterShop | undefined> {
  // Sequential queries: a transaction has only one connection.
  const [found] = await db
    .select({ listing: listings, placeId: listingSearch.placeId })
    .from(listings)
    .leftJoin(listingSearch, eq(listingSearch.id, listings.id))
    .where(eq(listings.id, listingId))
  if (!found) return undefined
  const isOpen = (await findPaymentsMode(db)) !== "off" && (await findDirectoryStage(db)) !== "coming-soon"
  const { publicId, businessName: name, place, country } = found.listing
  return {
    ...{ listingId, publicId, name, place, country },
    paidAt: isOpen ? paidAtOf(found.listing, now) : null,
    zone: (await zoneOf(db, { placeId: found.placeId, country })) ?? usualZones[0],
    ownedSince: found.listing.ownerConfirmedAt,
  }
}

function paidAtOf(listing: Listing, now: Date): PaidAt | null {
  if (listing.status !== "listed") return null
  const { walletAddress } = publicPayment(listing, now)
  if (!walletAddress) return null
  return networkOf(walletAddress) === "L2"
    ? { network: "l2", toAddress: walletAddress.toLowerCase() }
    : { network: "l1", toAddress: walletAddress }
}
