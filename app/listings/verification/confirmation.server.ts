import type { Database } from "#app/lib/db/client.server.ts"
import type { SiteNow } from "#app/lib/site.ts"
import { type ConfirmOutcome, confirmListing } from "../listing/confirm-listing.server.ts"
import { findByConfirmToken } from "../owners/confirm-link.server.ts"
import { confirmOwnerAddress } from "../owners/owner-links.server.ts"

/** Confirms a listing by its link. Of two simultaneous requests the second waits and finds the link used. */
export async function confirmByLink(
  db: Database,
  token: string,
  { secrets, now }: Pick<SiteNow, "secrets" | "now">,
): Promise<ConfirmOutcome | { kind: "gone" }> {
  return db.transaction(async (tx) => {
    const found = await findByConfirmToken(tx, secrets, token, now, { hold: true })
    if (!found) return { kind: "gone" }
    const { ownerEmail } = found.listing
    if (found.way === "mail" && ownerEmail) await confirmOwnerAddress(tx, ownerEmail, now)
    return confirmListing(tx, found.listing.id, { by: { kind: "owner" }, how: found.way, now })
  })
}
