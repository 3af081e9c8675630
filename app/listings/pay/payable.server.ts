import { eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listings } from "#app/lib/db/schema.ts"
import { findPaymentsMode } from "#app/payments/payments-mode.server.ts"
import type { ListingStatus } from "../listing/listing-options.ts"
import { type PublicPayment, publicPayment } from "../payment/payment-address.ts"
import { shopPlaceText } from "../position/shop-place.ts"

/** Payee and payment data. */
export type Shop = PublicPayment & {
  publicId: string
  slug: string
  name: string
  /** As text. */
  place: string | null
  onlineOnly: boolean
}

export type GoneShop = { status: Exclude<ListingStatus, "listed">; name: string | null }

const namedWhenGone = new Set<ListingStatus>(["closed", "archived"])

/**
 * The payee of a public id, or the status of a former one; undefined if the id never existed. A merged listing does not
 * redirect: a printed code must never become the code of another shop.
 *
 * @returns `until`: when the data changes without a write
 */
export async function findPayable(
  db: Database,
  publicId: string,
  now: Date,
): Promise<{ shop: Shop; until: Date | undefined } | { gone: GoneShop } | undefined> {
  if (!/^[\da-f]{12}$/.test(publicId)) return undefined
  const [[found], mode] = await Promise.all([
    db.select().from(listings).where(eq(listings.publicId, publicId)),
    findPaymentsMode(db),
  ])
  if (!found) return undefined
  const { status, slug, businessName: name, onlineOnly } = found
  if (status !== "listed") return { gone: { status, name: namedWhenGone.has(status) ? name : null } }
  const facts = { publicId, slug, name, place: shopPlaceText(found), onlineOnly }
  if (mode === "off") return { shop: { ...facts, walletAddress: null, walletNote: null }, until: undefined }
  const { until, ...payment } = publicPayment(found, now)
  return { shop: { ...facts, ...payment }, until }
}
