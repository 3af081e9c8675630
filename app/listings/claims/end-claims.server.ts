import { and, eq, isNotNull, lte, not, or } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingClaims, listings } from "#app/lib/db/schema.ts"
import type { SiteNow } from "#app/lib/site.ts"
import { type Found, findClaim, isFinal, mayBeClaimed } from "./claim-links.server.ts"
import { daysAfter, formerOwnerDays } from "./claim-schema.ts"
import { tellClaimer, tellFormer } from "./mails.ts"

/** Tells the owner that a claim has ended, if they were told of it. */
export async function tellEnded(tx: Database, { claim, listing }: Found, site: SiteNow): Promise<void> {
  const { ownerEmail: to, businessName: business } = listing
  if (claim.toldAt && to) await tellFormer(tx, "ended", { claim, to, business }, site)
}

/**
 * Daily work on claims: deletes unconfirmed ones in time, ends expired ones and those of a withdrawn or merged listing without
 * a change, and forgets former owners after `formerOwnerDays`.
 * @returns the number of claims ended
 */
export async function endClaims(db: Database, site: SiteNow): Promise<number> {
  const { now } = site
  const isOver = (status: "unconfirmed" | "open") =>
    and(eq(listingClaims.status, status), lte(listingClaims.expiresAt, now))
  await db.delete(listingClaims).where(isOver("unconfirmed"))
  await db
    .update(listingClaims)
    .set({ formerEmail: null })
    .where(
      and(
        isNotNull(listingClaims.formerEmail),
        lte(listingClaims.decidedAt, daysAfter(now, -formerOwnerDays)),
      ),
    )
  const due = await db
    .select({ id: listingClaims.id })
    .from(listingClaims)
    .innerJoin(listings, eq(listings.id, listingClaims.listingId))
    .where(or(isOver("open"), and(eq(listingClaims.status, "open"), not(mayBeClaimed))))
  for (const { id } of due) await db.transaction((tx) => endClaim(tx, id, site))
  return due.length
}

async function endClaim(tx: Database, id: number, site: SiteNow): Promise<void> {
  const found = await findClaim(tx, id, { hold: true })
  // Another instance ended it first, or it was decided.
  if (found?.claim.status !== "open") return
  await tx.update(listingClaims).set({ status: "expired" }).where(eq(listingClaims.id, id))
  const subject = { type: "listing", id: found.listing.id }
  await recordAct(tx, "listing.claim-expired", subject, { by: "system", now: site.now })
  await tellClaimer(tx, found, { kind: isFinal(found.listing) ? "gone" : "expired" }, site)
  await tellEnded(tx, found, site)
}
