import { eq } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingEvidence, listings } from "#app/lib/db/schema.ts"
import { changeListing } from "./change-listing.server.ts"
import type { Listing } from "./listing-facts.ts"
import type { EvidenceWay } from "./listing-options.ts"
import { confirmedAs, daysBefore, secondDoubtDays } from "./verification-rule.ts"

/** Who can confirm a listing: staff, or the owner through the listing's own mail address or telephone. */
export type Confirmer = { kind: "owner" } | { kind: "staff"; id: string; name: string }

export type ConfirmOutcome =
  | { kind: "confirmed"; listing: Listing }
  /** The owner cleared a doubt within the last 90 days and visitors doubt again: the answer is recorded, and staff decide. */
  | { kind: "staff-decide"; listing: Listing }
  /** No link mailed to the owner's address has been opened yet. Applies to an answer by mail, not to a call. */
  | { kind: "owner-unconfirmed"; listing: Listing }
  /** The listing is hidden, closed, merged or withdrawn, so a confirmation has no effect. */
  | { kind: "not-listed"; listing: Listing }
  | { kind: "not-found" }

/**
 * Confirms that the business accepts the coin: updates the listing, the verification record and the audit log together.
 * A listing that was archived for its age is listed again. No other fact is confirmed: a new phone number does not
 * prove that phone number.
 *
 * @param how how the owner was asked, or how staff know
 */
export async function confirmListing(
  tx: Database,
  id: number,
  { by, how, note, now }: { by: Confirmer; how: EvidenceWay; note?: string | null; now: Date },
): Promise<ConfirmOutcome> {
  const [listing] = await tx.select().from(listings).where(eq(listings.id, id)).for("update")
  if (!listing) return { kind: "not-found" }
  if (listing.status !== "listed" && listing.status !== "archived") return { kind: "not-listed", listing }
  if (by.kind === "owner" && how === "mail" && !listing.ownerConfirmedAt)
    return { kind: "owner-unconfirmed", listing }
  const { doubtedAt, doubtClearedAt } = listing
  const isDoubtedAgain = doubtedAt && doubtClearedAt && doubtClearedAt > daysBefore(now, secondDoubtDays)
  const counted = by.kind === "staff" || !isDoubtedAgain
  await tx.insert(listingEvidence).values({
    ...{ listingId: id, fact: "accepts", answer: "yes", source: by.kind, way: how, at: now, note, counted },
    by: by.kind === "staff" ? by.id : null,
  })
  const act = counted ? "listing.confirmed" : "listing.owner-insists"
  const who = by.kind === "staff" ? by : "owner"
  const subject = { type: "listing", id }
  await recordAct(tx, act, subject, { by: who, now }, { how })
  if (!counted) return { kind: "staff-decide", listing }
  if (listing.status === "listed" && listing.freshness === "unconfirmed")
    await recordAct(tx, "listing.back-in-lists", subject, { by: who, now })
  if (listing.status === "archived") await changeListing(tx, id, { status: "listed" }, { by, now })
  const [confirmed] = await tx
    .update(listings)
    .set({
      ...confirmedAs(listing, now),
      confirmedBy: by.kind,
      doubtClearedAt: doubtedAt ? now : doubtClearedAt,
    })
    .where(eq(listings.id, id))
    .returning()
  return { kind: "confirmed", listing: confirmed as Listing }
}
