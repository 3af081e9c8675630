import type { Database } from "#app/lib/db/client.server.ts"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { checkWalletAddress } from "#app/payments/wallet-address.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { readApplication } from "../application/read-application.ts"
import { changeListing } from "../listing/change-listing.server.ts"
import { contactsOf } from "../listing/contacts.server.ts"
import type { Listing } from "../listing/listing-facts.ts"
import { isClaimed } from "../owners/open-claims.server.ts"
import { walletWaitEnds } from "../payment/payment-address.ts"
import { listingChangedMail } from "./mails.ts"
import { holdOwned } from "./owned-listings.server.ts"
import { recordOwnerAct } from "./owner-log.server.ts"
import { isFresh } from "./owner-session.server.ts"

/** The form to show again; a value that looks like a private key is never sent back. */
export type PaymentState = { value: string; error?: string }

export type PaymentAnswer =
  | { kind: "saved" | "unchanged"; businessName: string }
  | { kind: "form"; state: PaymentState }
  /** The link was used too long ago. */
  | { kind: "not-fresh" }
  /** A claim on the listing is open. */
  | { kind: "claimed" }
  | { kind: "not-found" }

type Owner = { email: string; openedAt: Date; publicUrl: string; now: Date }

/**
 * Handles one post of the form, with the rules of an application. The new payment address starts as pending
 * (payment-address.ts).
 */
export async function handlePayment(
  db: Database,
  publicId: string,
  form: FormData,
  owner: Owner,
): Promise<PaymentAnswer> {
  const { values, errors } = readApplication(form)
  const error = errors.walletAddress ?? (values.walletAddress ? undefined : listingOwners.payment.required)
  if (error) return { kind: "form", state: { value: values.walletAddress, error } }
  if (!isFresh(owner.openedAt, owner.now)) return { kind: "not-fresh" }
  const check = checkWalletAddress(values.walletAddress)
  if (!check.ok) throw new Error("The schema took what is no address")
  return db.transaction((tx) => setPaymentAddress(tx, publicId, check.address, owner))
}

async function setPaymentAddress(
  tx: Database,
  publicId: string,
  walletAddress: string,
  { email, now, publicUrl }: Owner,
): Promise<PaymentAnswer> {
  const before = await holdOwned(tx, email, publicId)
  if (!before) return { kind: "not-found" }
  if (await isClaimed(tx, before.id, now)) return { kind: "claimed" }
  const facts = { walletAddress, showWallet: true }
  const outcome = await changeListing(tx, before.id, facts, { by: { kind: "owner" }, now })
  const { businessName } = before
  if (outcome.kind !== "changed") return { kind: "unchanged", businessName }
  await recordOwnerAct(tx, "listing.wallet-set", before.id, now)
  await tellContacts(tx, before, outcome.listing, { publicUrl, now })
  return { kind: "saved", businessName }
}

/** Notifies present and recent owners; app/listings/admin/payment-addresses notifies staff. */
async function tellContacts(
  tx: Database,
  before: Listing,
  listing: Listing,
  { publicUrl, now }: Pick<Owner, "publicUrl" | "now">,
): Promise<void> {
  const { id, revision, businessName: business } = listing
  const { told } = listingOwners
  const what = format(told.payment, {
    date: dateText(walletWaitEnds(listing) ?? now),
    before: before.walletAddress ?? told.none,
    after: listing.walletAddress ?? told.none,
  })
  const mail = listingChangedMail({ publicUrl, business, what })
  for (const [index, to] of (await contactsOf(tx, listing, now)).entries()) {
    const dedupeKey = `listing-changed:${id}:${revision}:${index}`
    await queueMail(tx, { ...mail, kind: "listing-changed", dedupeKey, urgency: "asked", to }, now)
  }
}
