import { eq } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingEvidence, listings } from "#app/lib/db/schema.ts"
import { changeListing } from "./change-listing.server.ts"
import { confirmedAs, daysBefore, secondDoubtDays } from "./freshness-rule.ts"
import type { Listing } from "./listing-facts.ts"
import type { EvidenceWay } from "./listing-options.ts"

/** Whose word counts: the owner through an address or a telephone that is the listing's, and staff. */
export type Confirmer = { kind: "owner" } | { kind: "staff"; id: string; name: string }

export type ConfirmOutcome =
  | { kind: "confirmed"; listing: Listing }
  /** Its owner cleared a doubt a short while ago, and visitors doubt again: their word is kept, and staff decide. */
  | { kind: "staff-decide"; listing: Listing }
  /** Nobody has opened a link that was mailed to the owner's address yet: whoever answers a mail has, whoever calls need not. */
  | { kind: "owner-unconfirmed"; listing: Listing }
  /** It is hidden, closed, merged or withdrawn: nobody can pay there, whoever says so. */
  | { kind: "not-listed"; listing: Listing }
  | { kind: "not-found" }

/**
 * Somebody whose word counts says that the business takes the coin: the listing, the evidence and the log, together. One that
 * was archived for its age is listed again. It confirms no other fact: a new phone number is no proof of this one.
 *
 * @param how they were asked, or know
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
