import { and, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listings } from "#app/lib/db/schema.ts"
import { findDirectoryStage } from "#app/settings/directory-stage.server.ts"
import { hasOwner, isOwnedBy } from "../owners/owner-links.server.ts"
import { findPayable } from "../pay/payable.server.ts"
import type { KitShop } from "./sheet-words.ts"

export type Kit = { kind: "open"; shop: KitShop } | { kind: "closed"; publicId: string }

/**
 * Printable sheets of an owner's listing; undefined for a listing that is not theirs. `closed` if the code's payment
 * page does not exist.
 *
 * @param asked.email mailbox of the signed-in owner
 */
export async function findKit(
  db: Database,
  { email, publicId, now }: { email: string; publicId: string; now: Date },
): Promise<Kit | undefined> {
  const [[owned], stage, found] = await Promise.all([
    db
      .select({ stickerCode: listings.stickerCode })
      .from(listings)
      .where(and(eq(listings.publicId, publicId), isOwnedBy(email), hasOwner)),
    findDirectoryStage(db),
    findPayable(db, publicId, now),
  ])
  if (!owned || !found) return undefined
  if (stage === "coming-soon" || "gone" in found) return { kind: "closed", publicId }
  return { kind: "open", shop: { ...found.shop, ...owned } }
}
