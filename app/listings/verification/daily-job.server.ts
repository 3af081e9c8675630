import { and, asc, eq, lte } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { listings } from "#app/lib/db/schema.ts"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import type { SiteNow } from "#app/lib/site.ts"
import type { Listing } from "../listing/listing-facts.ts"
import {
  dateOfDay,
  dayOf,
  nextChangeAfter,
  questionDue,
  verificationOn,
} from "../listing/verification-rule.ts"
import { confirmPath } from "../owners/confirm-link.server.ts"
import { stillRightMail } from "./mails.ts"

/**
 * Updates the verification status by age and mails questions to owners. It handles listings whose
 * `nextChangeOn` has come, each in its own transaction with its audit entry and mail: two transactions
 * over several listings would block each other at the town counts. Instances share the work: a locked
 * listing is skipped, and a finished one has a later date.
 *
 * @returns the number of handled listings
 */
export async function ageListings(db: Database, site: SiteNow): Promise<number> {
  for (let done = 0; ; done++) if (!(await db.transaction((tx) => ageNext(tx, site)))) return done
}

/** @returns false if none is due */
async function ageNext(tx: Database, site: SiteNow): Promise<boolean> {
  const today = dayOf(site.now)
  const [listing] = await tx
    .select()
    .from(listings)
    .where(and(eq(listings.status, "listed"), lte(listings.nextChangeOn, dateOfDay(today))))
    .orderBy(asc(listings.nextChangeOn), asc(listings.id))
    .limit(1)
    .for("update", { skipLocked: true })
  if (listing) await ageOne(tx, listing, today, site)
  return listing !== undefined
}

async function ageOne(tx: Database, listing: Listing, today: number, site: SiteNow): Promise<void> {
  const { now } = site
  const question = questionDue(listing, today)
  const asked = question && { askedAt: now, firstAskedAt: listing.firstAskedAt ?? now }
  const facts = { ...listing, ...asked }
  const freshness = verificationOn(facts, today)
  await tx
    .update(listings)
    .set({ ...asked, freshness, nextChangeOn: nextChangeAfter(facts, today) })
    .where(eq(listings.id, listing.id))
  if (freshness !== listing.freshness)
    await recordAct(
      tx,
      "listing.aged",
      { type: "listing", id: listing.id },
      { by: "system", now },
      { before: listing.freshness, after: freshness },
    )
  if (!question || !listing.ownerEmail || !listing.confirmedAt) return
  const { businessName: business, confirmedAt, ownerEmail } = listing
  const path = confirmPath(site.secrets, listing, "mail", now)
  const mail = stillRightMail(question, { business, confirmedAt, path, publicUrl: site.publicUrl })
  const about = { kind: "listing-still-right", dedupeKey: `listing-still-right:${listing.id}:${today}` }
  await queueMail(tx, { ...mail, ...about, to: ownerEmail, urgency: "asked" }, now)
}
