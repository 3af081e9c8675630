import type { Database } from "#app/lib/db/client.server.ts"
import { listingRevisions } from "#app/lib/db/schema.ts"
import type { Listing } from "../listing-facts.ts"
import type { HidingReason, ListingChanges } from "../listing-options.ts"

/** Who changes a listing: a staff member, the owner, or an automatic rule. */
export type ListingChanger = { kind: "staff"; id: string } | { kind: "owner" } | { kind: "system" }

/** Stores a revision with its changes. @param listing its state after the change */
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
