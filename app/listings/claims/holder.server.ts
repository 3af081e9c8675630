import { eq } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingClaims } from "#app/lib/db/schema.ts"
import type { SiteNow } from "#app/lib/site.ts"
import { findByToken } from "./claim-links.server.ts"
import { answerWithinDays, daysAfter } from "./claim-schema.ts"
import { isAlive } from "./claims.server.ts"
import { tellStaff } from "./mails.ts"

export type HolderAnswer = "object" | "agree"

/** Records the owner's answer to a claim. The last answer counts; staff decide in any case. */
export function answerClaim(
  db: Database,
  token: string,
  answer: HolderAnswer,
  site: SiteNow,
): Promise<{ kind: HolderAnswer | "gone" }> {
  const { now } = site
  return db.transaction(async (tx) => {
    const found = await findByToken(tx, site.secrets, "holder", token, { hold: true })
    if (found?.claim.status !== "open" || !isAlive(found, now)) return { kind: "gone" }
    const { claim, listing } = found
    if (answer === "agree" ? claim.agreedAt : claim.objectedAt) return { kind: answer }
    const said =
      answer === "agree" ? { agreedAt: now, objectedAt: null } : { objectedAt: now, agreedAt: null }
    await tx.update(listingClaims).set(said).where(eq(listingClaims.id, claim.id))
    const act = answer === "agree" ? "listing.claim-agreed" : "listing.claim-objected"
    await recordAct(tx, act, { type: "listing", id: listing.id }, { by: "owner", now })
    if (answer === "object") await tellStaff(tx, "objected", claim, site)
    return { kind: answer }
  })
}

/** Data of the page behind the owner's link, or undefined if the claim has ended. */
export async function findHolderPage(
  db: Database,
  token: string,
  { secrets, now }: Pick<SiteNow, "secrets" | "now">,
) {
  const found = await findByToken(db, secrets, "holder", token)
  if (found?.claim.status !== "open" || !isAlive(found, now)) return undefined
  const { situation, toldAt, agreedAt, objectedAt } = found.claim
  const until = daysAfter(toldAt ?? now, answerWithinDays)
  return { name: found.listing.businessName, situation, until, agreedAt, objectedAt }
}
