import { and, asc, eq } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingEdits, listings } from "#app/lib/db/schema.ts"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { changeListing } from "#app/listings/listing/change-listing.server.ts"
import type { Listing, RecordedFact } from "#app/listings/listing/listing-facts.ts"
import { measureMove } from "#app/listings/position/understand-pin.server.ts"
import type { StaffMember } from "#app/review/decision/decide.server.ts"
import { editAnsweredMail } from "../mails.ts"

const shownAtOnce = 50

/** Proposed changes of owners, oldest first, limited to one page. */
export async function listWaitingEdits(db: Database) {
  const rows = await db
    .select({
      id: listingEdits.id,
      changes: listingEdits.changes,
      proposedAt: listingEdits.proposedAt,
      businessName: listings.businessName,
      slug: listings.slug,
      status: listings.status,
      phone: listings.phone,
      town: listings.town,
      city: listings.city,
      state: listings.state,
      country: listings.country,
    })
    .from(listingEdits)
    .innerJoin(listings, eq(listings.id, listingEdits.listingId))
    .where(eq(listingEdits.status, "proposed"))
    .orderBy(asc(listingEdits.id))
    .limit(shownAtOnce)
  return Promise.all(
    rows.map(async ({ town, city, state, country, ...edit }) => ({
      ...edit,
      pinMove: await measureMove(db, edit.changes, { town, city, state, country }),
    })),
  )
}
export type WaitingEdit = Awaited<ReturnType<typeof listWaitingEdits>>[number]

/** @param reason shown to the owner */
export type EditDecision = { status: "applied" } | { status: "refused"; reason: string }

export type DecideOutcome =
  | { kind: "applied" | "refused"; businessName: string }
  /** The listing changed since the owner's proposal; nothing was changed. */
  | { kind: "stale"; businessName: string }
  /** Already decided, or withdrawn by the owner. */
  | { kind: "gone" }

/** Decides a proposed change, once: listing, audit log and the owner's mail in one transaction. */
export function decideEdit(
  db: Database,
  id: number,
  decision: EditDecision,
  { by, publicUrl, now }: { by: StaffMember; publicUrl: string; now: Date },
): Promise<DecideOutcome> {
  return db.transaction(async (tx) => {
    // Locks the listing first, as the owner's form does, to avoid a deadlock.
    const [wanted] = await tx
      .select({ listingId: listingEdits.listingId })
      .from(listingEdits)
      .where(eq(listingEdits.id, id))
    if (!wanted) return { kind: "gone" }
    const [listing] = await tx.select().from(listings).where(eq(listings.id, wanted.listingId)).for("update")
    const [edit] = await tx
      .select()
      .from(listingEdits)
      .where(and(eq(listingEdits.id, id), eq(listingEdits.status, "proposed")))
      .for("update")
    if (!listing || !edit) return { kind: "gone" }

    const status =
      decision.status === "applied" && !(await apply(tx, listing, edit, { by, now }))
        ? "stale"
        : decision.status
    const reason = decision.status === "refused" ? decision.reason : null
    await tx
      .update(listingEdits)
      .set({ status, reason, decidedAt: now, decidedBy: by.id })
      .where(eq(listingEdits.id, id))
    await recordAct(tx, `listing.edit-${status}`, { type: "listing", id: listing.id }, { by, now })
    const { businessName, ownerEmail: to } = listing
    const mail = editAnsweredMail({
      publicUrl,
      business: businessName,
      changes: edit.changes,
      status,
      reason,
    })
    if (to)
      await queueMail(
        tx,
        {
          ...mail,
          kind: "listing-edit-answered",
          dedupeKey: `listing-edit-answered:${id}`,
          urgency: "asked",
          to,
        },
        now,
      )
    return { kind: status, businessName }
  })
}

/** @returns false if the listing changed meanwhile */
async function apply(
  tx: Database,
  listing: Listing,
  { changes }: typeof listingEdits.$inferSelect,
  { by, now }: { by: StaffMember; now: Date },
): Promise<boolean> {
  const wanted = Object.entries(changes)
  if (wanted.some(([fact, [before]]) => listing[fact as RecordedFact] !== before)) return false
  const facts = Object.fromEntries(wanted.map(([fact, [, after]]) => [fact, after]))
  const outcome = await changeListing(tx, listing.id, facts, { by: { kind: "staff", id: by.id }, now })
  return outcome.kind === "changed"
}
