import { eq } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { listings } from "#app/db/schema.ts"
import { recordAct } from "#app/platform/audit/audit.server.ts"
import { changeListing } from "#app/platform/business/listing/change-listing.server.ts"
import { fill } from "#app/platform/fill.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import type { StaffContext } from "./editing.server.ts"
import { listingSubject } from "./listing-subject.server.ts"
import { tellOwner } from "./mails.ts"

export type MergeOutcome =
  | { kind: "merged" }
  /** One of them was changed since it was looked at; nothing was done. */
  | { kind: "stale" }
  /** Of one that is merged or withdrawn, or with itself. */
  | { kind: "impossible" }
  | { kind: "not-found" }

/** Who acts, and the revisions of both that were on screen. */
export type MergeContext = StaffContext & { seenStaying: number }

/**
 * Makes one listing of two, for good: the address of the one that goes leads to the one that stays. What that says is not
 * changed, and each keeps its history. The owner of the one that goes is told.
 */
export function mergeListings(
  db: Database,
  id: number,
  into: number,
  context: MergeContext,
): Promise<MergeOutcome> {
  const { by, now, seen, seenStaying, publicUrl } = context
  return db.transaction(async (tx) => {
    if (id === into) return { kind: "impossible" }
    // The lower number first, so that two mergers at the same moment do not wait for each other.
    for (const one of [id, into].sort((a, b) => a - b))
      await tx.select({ id: listings.id }).from(listings).where(eq(listings.id, one)).for("update")
    const [staying] = await tx.select().from(listings).where(eq(listings.id, into))
    if (!staying) return { kind: "not-found" }
    if (staying.status === "merged" || staying.status === "withdrawn") return { kind: "impossible" }
    if (staying.revision !== seenStaying) return { kind: "stale" }

    const reason = fill(adminListings.merge.reason, { name: staying.businessName })
    const facts = { status: "merged", mergedInto: into } as const
    const outcome = await changeListing(tx, id, facts, {
      by: { kind: "staff", id: by.id },
      seen,
      reason,
      now,
    })
    switch (outcome.kind) {
      case "not-found":
      case "stale":
        return { kind: outcome.kind }
      case "final":
      case "unchanged":
        return { kind: "impossible" }
    }
    await recordAct(tx, "listing.merged", { type: listingSubject.type, id }, context, { into })
    await recordAct(tx, "listing.absorbed", { type: listingSubject.type, id: into }, context, { merged: id })
    const { mergedInto: _, slug: __, ...changes } = outcome.changes
    await tellOwner(tx, { listing: outcome.listing, changes }, { now, publicUrl, reason })
    return { kind: "merged" }
  })
}
