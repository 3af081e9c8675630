import type { Database } from "#app/lib/db/client.server.ts"
import { listingRevisions } from "#app/lib/db/schema.ts"
import type { Listing } from "../listing-facts.ts"
import type { HidingReason, ListingChanges } from "../listing-options.ts"

/** Who changes a listing: the member of the staff, its owner, or the product by its own rules. */
export type ListingChanger = { kind: "staff"; id: string } | { kind: "owner" } | { kind: "system" }

/** Writes what a revision changed. @param listing as it is after it */
export async function recordRevision(
  tx: Database,
  { id, revision }: Pick<Listing, "id" | "revision">,
  changes: ListingChanges,
  {
    by,
    reason = null,
    reasonCode = null,
    now,
  }: { by: ListingChanger; reason?: string | null; reasonCode?: HidingReason | null; now: Date },
): Promise<void> {
  await tx.insert(listingRevisions).values({
    listingId: id,
    revision,
    byKind: by.kind,
    by: by.kind === "staff" ? by.id : null,
    at: now,
    reason,
    reasonCode,
    changes,
  })
}
