import { and, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingEdits } from "#app/lib/db/schema.ts"
import { idempotencyKey } from "#app/lib/form/idempotency-key.server.ts"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { changeListing } from "#app/listings/listing/change-listing.server.ts"
import {
  changesBetween,
  type Listing,
  type RecordedFact,
  type RecordedFacts,
} from "#app/listings/listing/listing-facts.ts"
import type { ListingChanges } from "#app/listings/listing/listing-options.ts"
import { editProposedMail, listingEditedMail } from "../mails.ts"
import { holdOwned } from "../owned-listings.server.ts"
import { mailChange, recordOwnerAct } from "../owner-log.server.ts"
import { isAtOnce } from "./edited-facts.ts"

export type EditOutcome =
  | { kind: "saved"; businessName: string; waits: boolean }
  | { kind: "unchanged"; businessName: string }
  /** The listing changed since the owner opened the form; nothing was changed. */
  | { kind: "stale"; listing: Listing }
  | { kind: "not-found" }

type Edit = {
  facts: Partial<RecordedFacts>
  /** Revision that the owner saw. */
  seen: number
  /** Facts that the form shows as proposed earlier: each is proposed again or dropped. */
  replaces?: readonly string[]
}

/**
 * Saves the owner's form. Harmless changes take effect at once; the others wait for a staff review. Submitting the same
 * form twice changes nothing more.
 */
export function editListing(
  db: Database,
  publicId: string,
  { facts, seen, replaces = [] }: Edit,
  { email, publicUrl, now }: { email: string; publicUrl: string; now: Date },
): Promise<EditOutcome> {
  return db.transaction(async (tx) => {
    const listing = await holdOwned(tx, email, publicId)
    if (!listing) return { kind: "not-found" }
    const { id, businessName } = listing
    const waiting = await findWaitingEdit(tx, id)
    const changes = Object.entries(changesBetween(listing, facts))
    const asked = Object.entries(waiting?.changes ?? {})
    const parts = {
      atOnce: changes.filter(([fact, values]) => isAtOnce(fact, values)),
      later: changes.filter(
        ([fact, values]) => !isAtOnce(fact, values) && waiting?.changes[fact]?.[1] !== values[1],
      ),
      dropped: asked.filter(
        ([fact]) => replaces.includes(fact) && facts[fact as RecordedFact] === listing[fact as RecordedFact],
      ),
    }
    if (Object.values(parts).every((part) => part.length === 0)) return { kind: "unchanged", businessName }
    if (seen !== listing.revision) return { kind: "stale", listing }

    const [atOnce, later, dropped] = [parts.atOnce, parts.later, parts.dropped].map((part) =>
      Object.fromEntries(part),
    ) as [ListingChanges, ListingChanges, ListingChanges]
    const { revision } = await changeAtOnce(tx, listing, atOnce, now)
    const wanted = Object.fromEntries([
      ...asked.filter(([fact]) => !(fact in dropped) && !(fact in atOnce)),
      ...parts.later,
    ])
    if (Object.keys(wanted).length > 0) {
      if (parts.later.length + parts.dropped.length > 0) {
        await propose(tx, id, wanted, { revision, waits: !waiting, publicUrl, now })
        await recordOwnerAct(tx, "listing.edit-proposed", id, now)
      }
    } else if (waiting) {
      await tx.delete(listingEdits).where(isWaiting(id))
      await recordOwnerAct(tx, "listing.edit-taken-back", id, now)
    }
    const told = { publicUrl, business: businessName, atOnce, later }
    const mail = listingEditedMail(told)
    const dedupeKey = `listing-edited:${id}:${idempotencyKey(String(seen), { atOnce, later })}`
    await mailChange(tx, listing, { ...mail, kind: "listing-edited", dedupeKey }, { publicUrl, now })
    return { kind: "saved", businessName, waits: Object.keys(later).length > 0 }
  })
}

async function changeAtOnce(
  tx: Database,
  listing: Listing,
  changes: ListingChanges,
  now: Date,
): Promise<Listing> {
  const facts = Object.fromEntries(Object.entries(changes).map(([fact, [, value]]) => [fact, value]))
  const outcome = await changeListing(tx, listing.id, facts, { by: { kind: "owner" }, now })
  if (outcome.kind !== "changed") return listing
  await recordOwnerAct(tx, "listing.changed", listing.id, now)
  return outcome.listing
}

/** Adds further proposed changes to a waiting edit. Staff get one mail per waiting edit. */
async function propose(
  tx: Database,
  listingId: number,
  changes: ListingChanges,
  on: { revision: number; waits: boolean; publicUrl: string; now: Date },
): Promise<void> {
  const edit = { listingId, changes, baseRevision: on.revision, proposedAt: on.now }
  if (!on.waits) {
    await tx.update(listingEdits).set(edit).where(isWaiting(listingId))
    return
  }
  const [row] = await tx.insert(listingEdits).values(edit).returning({ id: listingEdits.id })
  const mail = editProposedMail(on)
  const dedupeKey = `listing-edit-new:${row?.id}`
  await queueMail(tx, { ...mail, kind: "listing-edit-new", dedupeKey, urgency: "staff", to: null }, on.now)
}

/** Condition for the waiting edit of a listing; there is at most one. */
export const isWaiting = (listingId: number) =>
  and(eq(listingEdits.listingId, listingId), eq(listingEdits.status, "proposed"))

/** The owner's proposed changes that staff have not reviewed yet. */
export async function findWaitingEdit(db: Database, listingId: number) {
  const [edit] = await db
    .select({ id: listingEdits.id, changes: listingEdits.changes, proposedAt: listingEdits.proposedAt })
    .from(listingEdits)
    .where(isWaiting(listingId))
  return edit
}
