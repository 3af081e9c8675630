import { and, eq, isNull } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingEvidence as evidence, listings } from "#app/lib/db/schema.ts"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import type { SiteNow } from "#app/lib/site.ts"
import { changeListing } from "#app/listings/listing/change-listing.server.ts"
import { confirmListing } from "#app/listings/listing/confirm-listing.server.ts"
import type { Listing } from "#app/listings/listing/listing-facts.ts"
import type { EvidenceWay } from "#app/listings/listing/listing-options.ts"
import { dayOf } from "#app/listings/listing/verification-rule.ts"
import { confirmPath } from "#app/listings/owners/confirm-link.server.ts"
import { archivedMail } from "../mails.ts"
import { moveListing } from "../move-listing.server.ts"
import { findForCheck } from "./staff-queries.server.ts"

type Context = { by: { id: string; name: string }; now: Date }
/** `too-late`: the listing's status changed so that the action has no effect; nothing was changed. */
type Outcome = { kind: "done" | "too-late"; name: string } | { kind: "not-found" }

const subjectOf = (id: number) => ({ type: "listing", id })

/** Records a call to the business. Yes confirms the listing; no makes it doubtful, and its owner gets a mail too. */
export async function recordCall(
  db: Database,
  id: number,
  { answer, how, note }: { answer: "yes" | "no" | "no-answer"; how: EvidenceWay; note: string | null },
  { by, now }: Context,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    if (answer === "yes") {
      const outcome = await confirmListing(tx, id, { by: { kind: "staff", ...pick(by) }, how, note, now })
      if (outcome.kind === "not-found") return outcome
      return { kind: outcome.kind === "confirmed" ? "done" : "too-late", name: outcome.listing.businessName }
    }
    const listing = await hold(tx, id)
    if (!listing) return { kind: "not-found" }
    if (listing.status !== "listed") return { kind: "too-late", name: listing.businessName }
    await tx.insert(evidence).values({
      ...{ listingId: id, fact: "accepts", answer, source: "staff", way: how, at: now, note },
      ...{ by: by.id, counted: answer === "no" },
    })
    if (answer === "no" && !listing.doubtedAt) await moveListing(tx, listing, { doubtedAt: now }, now)
    await recordAct(tx, "listing.called", subjectOf(id), { by, now }, { answer, how })
    return { kind: "done", name: listing.businessName }
  })
}

/** Clears a doubt that turned out to be unfounded; visitors' reports so far no longer count. */
export async function clearDoubt(db: Database, id: number, { by, now }: Context): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const listing = await hold(tx, id)
    if (!listing) return { kind: "not-found" }
    if (!listing.doubtedAt) return { kind: "too-late", name: listing.businessName }
    await moveListing(tx, listing, { doubtedAt: null, doubtClearedAt: now }, now)
    await recordAct(tx, "listing.doubt-cleared", subjectOf(id), { by, now })
    return { kind: "done", name: listing.businessName }
  })
}

/** Marks reports as seen. */
export async function markSeen(db: Database, id: number, { now }: Context): Promise<Outcome> {
  const listing = await hold(db, id)
  if (!listing) return { kind: "not-found" }
  await db
    .update(evidence)
    .set({ seenAt: now })
    .where(and(eq(evidence.listingId, id), eq(evidence.source, "visitor"), isNull(evidence.seenAt)))
  return { kind: "done", name: listing.businessName }
}

/** Archives a listing that was not confirmed for a long time. Its owner gets a mail and can relist it with one click. */
export async function archiveListing(
  db: Database,
  id: number,
  { by, ...site }: Context & SiteNow,
): Promise<Outcome> {
  const { now } = site
  return db.transaction(async (tx) => {
    const listing = await hold(tx, id)
    if (!listing) return { kind: "not-found" }
    const { businessName: business, ownerEmail } = listing
    if (!(await findForCheck(tx, id, now))?.canArchive) return { kind: "too-late", name: business }
    await changeListing(tx, id, { status: "archived" }, { by: { kind: "staff", id: by.id }, now })
    await recordAct(tx, "listing.archived", subjectOf(id), { by, now })
    if (ownerEmail) {
      const path = confirmPath(site.secrets, listing, "mail", now)
      const mail = archivedMail({ business, path, publicUrl: site.publicUrl })
      const about = { kind: "listing-archived", dedupeKey: `listing-archived:${id}:${dayOf(now)}` }
      await queueMail(tx, { ...mail, ...about, to: ownerEmail, urgency: "asked" }, now)
    }
    return { kind: "done", name: business }
  })
}

const pick = ({ id, name }: Context["by"]) => ({ id, name })

async function hold(tx: Database, id: number): Promise<Listing | undefined> {
  const [listing] = await tx.select().from(listings).where(eq(listings.id, id)).for("update")
  return listing
}
