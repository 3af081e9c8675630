import { and, asc, desc, eq, inArray } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingRevisions, listings, users } from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { mailContent } from "#content/en/mails.ts"
import { changeListing } from "../listing/change-listing.server.ts"
import type { Listing, RecordedFact } from "../listing/listing-facts.ts"
import type { StoredTerms } from "../listing/listing-options.ts"
import { walletTermsFrom } from "../payment/payment-address.server.ts"
import { type WalletTerms, walletWaitHours, walletWaits } from "../payment/payment-address.ts"
import type { StaffContext } from "./editing.server.ts"
import { listingSubject } from "./listing-subject.server.ts"
import { tellOwner } from "./mails.ts"
import { factsOf, type MergedPart } from "./merged-parts.ts"

export type MergeOutcome =
  | { kind: "merged" }
  /** One of them was changed since it was on screen. Nothing was done. */
  | { kind: "stale" }
  /** One of them is merged or withdrawn, or both are the same listing. */
  | { kind: "impossible" }
  | { kind: "not-found" }

/** Staff member, the revisions of both listings on screen, and the parts that the remaining listing takes over. */
export type MergeContext = StaffContext & { seenStaying: number; take?: readonly MergedPart[] }

const words = adminListings.merge
const mailWords = mailContent.listingChanged
const hours = walletWaitHours

/**
 * Whether visitors of the merged listing's page would see another payment address than before. A pending address is not shown:
 * a second merger into a listing with the same address must not show it early.
 */
export const paymentDiffers = (
  going: WalletTerms,
  staying: Pick<Listing, "walletAddress">,
  now: Date,
): boolean =>
  staying.walletAddress !== null && (staying.walletAddress !== going.walletAddress || walletWaits(going, now))

/**
 * Merges a listing into another: its public address redirects to the remaining listing, which takes over the chosen parts.
 * Both keep their history. Visitors' money is protected: if the payment addresses differ, the remaining one waits like a changed
 * one (payment-address.ts), and owners and former contacts of both are mailed.
 */
export function mergeListings(
  db: Database,
  id: number,
  into: number,
  context: MergeContext,
): Promise<MergeOutcome> {
  const { by, now, seen, seenStaying, publicUrl, take = [] } = context
  return db.transaction(async (tx) => {
    if (id === into) return { kind: "impossible" }
    await lockBoth(tx, id, into)
    const [staying] = await tx.select().from(listings).where(eq(listings.id, into))
    if (!staying) return { kind: "not-found" }
    if (staying.status === "merged" || staying.status === "withdrawn") return { kind: "impossible" }
    if (staying.revision !== seenStaying) return { kind: "stale" }

    const reason = format(words.reason, { name: staying.businessName })
    const facts = { status: "merged", mergedInto: into } as const
    const outcome = await changeListing(tx, id, facts, {
      by: { kind: "staff", id: by.id },
      seen,
      reason,
      now,
    })
    switch (outcome.kind) {
      case "not-found":
      case "stale":
        return { kind: outcome.kind }
      case "final":
      case "unchanged":
        return { kind: "impossible" }
    }
    await recordAct(tx, "listing.merged", { type: listingSubject.type, id }, context, { into })
    await recordAct(tx, "listing.absorbed", { type: listingSubject.type, id: into }, context, { merged: id })
    const { listing: going } = outcome
    const { mergedInto: _, slug: __, ...changes } = outcome.changes
    const told = { now, publicUrl, reason }
    const absorbed = format(words.absorbed, { name: going.businessName })
    const taken = await takeOver(tx, { going, staying, take }, { by, now, reason: absorbed })
    if (!paymentDiffers(going, staying, now)) {
      await tellOwner(tx, { listing: going, changes }, told)
      if (taken) await tellOwner(tx, taken, { ...told, reason: absorbed })
      return { kind: "merged" }
    }
    const terms = await walletTermsFrom(tx, staying.walletAddress, { by, now })
    await tx.update(listings).set(terms).where(eq(listings.id, into))
    await tx
      .update(listings)
      .set({ termsBeforeMerger: storedTermsOf(staying) })
      .where(eq(listings.id, id))
    const merger = `merged-${id}`
    const text = format(mailWords.mergedPayment, { name: staying.businessName, hours })
    await tellOwner(tx, { listing: going, changes }, { ...told, payment: { merger, text } })
    const ofStaying = {
      ...told,
      reason: absorbed,
      payment: { merger, text: format(mailWords.absorbedPayment, { hours }) },
    }
    await tellOwner(tx, taken ?? { listing: staying, changes: {} }, ofStaying)
    return { kind: "merged" }
  })
}

/** @returns the remaining listing and its changes, or undefined if nothing was taken over */
async function takeOver(
  tx: Database,
  { going, staying, take }: { going: Listing; staying: Listing; take: readonly MergedPart[] },
  { by, now, reason }: Pick<StaffContext, "by" | "now"> & { reason: string },
) {
  const staff = { kind: "staff", id: by.id } as const
  const outcome = await changeListing(tx, staying.id, factsOf(going, take), { by: staff, now, reason })
  return outcome.kind === "changed" ? outcome : undefined
}

/** Reverts the facts that a merger took over, except those changed since. */
async function giveBack(
  tx: Database,
  staying: Listing,
  mergedAt: Date,
  { by, now, reason }: Pick<StaffContext, "by" | "now"> & { reason: string },
) {
  const { listingId, revision, at } = listingRevisions
  const [taken] = await tx
    .select({ changes: listingRevisions.changes })
    .from(listingRevisions)
    .where(and(eq(listingId, staying.id), eq(at, mergedAt)))
    .orderBy(asc(revision))
    .limit(1)
  const unchanged = Object.entries(taken?.changes ?? {}).filter(
    ([fact, [, after]]) => staying[fact as RecordedFact] === after,
  )
  const facts = Object.fromEntries(unchanged.map(([fact, [before]]) => [fact, before]))
  const staff = { kind: "staff", id: by.id } as const
  const outcome = await changeListing(tx, staying.id, facts, { by: staff, now, reason })
  return outcome.kind === "changed" ? outcome : undefined
}

export type UndoOutcome = { kind: "unmerged" } | { kind: "too-late" } | { kind: "not-found" }

/** When the undo period of a merger ends; null for a listing that is not merged. */
export async function mergerEnds(
  db: Database,
  { id, status }: Pick<Listing, "id" | "status">,
): Promise<Date | null> {
  const last = status === "merged" ? await findLastRevision(db, id) : undefined
  return last ? new Date(last.at.getTime() + hours * 60 * 60 * 1000) : null
}

/** Undoes a merger within 72 hours (`walletWaitHours`): both listings get their former facts, except those changed since. */
export function undoMerger(
  db: Database,
  id: number,
  context: Omit<StaffContext, "seen">,
): Promise<UndoOutcome> {
  const { by, now, publicUrl } = context
  return db.transaction(async (tx) => {
    const [merged] = await tx.select().from(listings).where(eq(listings.id, id))
    if (!merged?.mergedInto) return { kind: "not-found" }
    const { mergedInto: into, termsBeforeMerger } = merged
    await lockBoth(tx, id, into)
    const last = await findLastRevision(tx, id)
    const ends = await mergerEnds(tx, merged)
    const [status] = last?.changes.status ?? []
    if (!last || !ends || ends <= now) return { kind: "too-late" }
    const reason = words.undone
    const outcome = await changeListing(
      tx,
      id,
      { status: status as Listing["status"], mergedInto: null },
      { by: { kind: "staff", id: by.id }, seen: last.revision, reason, now },
    )
    // A colleague undid it first.
    if (outcome.kind !== "changed") return { kind: "not-found" }
    const [staying] = await tx.select().from(listings).where(eq(listings.id, into))
    const isAsMerged =
      staying?.walletChangedAt?.getTime() === last.at.getTime() &&
      staying.walletAddress === termsBeforeMerger?.walletAddress
    if (termsBeforeMerger && isAsMerged)
      await tx
        .update(listings)
        .set(await termsOf(tx, termsBeforeMerger))
        .where(eq(listings.id, into))
    await tx.update(listings).set({ termsBeforeMerger: null }).where(eq(listings.id, id))
    await recordAct(tx, "listing.unmerged", { type: listingSubject.type, id }, context, { from: into })
    const { mergedInto: _, slug: __, ...changes } = outcome.changes
    const merger = `unmerged-${id}`
    const payment = termsBeforeMerger ? { merger, text: mailWords.unmergedPayment } : undefined
    await tellOwner(tx, { listing: outcome.listing, changes }, { now, publicUrl, reason, payment })
    const given = staying && (await giveBack(tx, staying, last.at, { by, now, reason }))
    if (staying && (payment || given))
      await tellOwner(tx, given ?? { listing: staying, changes: {} }, { now, publicUrl, reason, payment })
    return { kind: "unmerged" }
  })
}

/** Locks the lower id first, so that two simultaneous mergers do not deadlock. */
async function lockBoth(tx: Database, ...ids: [number, number]): Promise<void> {
  for (const one of ids.sort((a, b) => a - b))
    await tx.select({ id: listings.id }).from(listings).where(eq(listings.id, one)).for("update")
}

async function findLastRevision(db: Database, id: number) {
  const { listingId, revision } = listingRevisions
  const [last] = await db
    .select()
    .from(listingRevisions)
    .where(eq(listingId, id))
    .orderBy(desc(revision))
    .limit(1)
  return last
}

const storedTermsOf = (listing: Listing): StoredTerms => ({
  walletAddress: listing.walletAddress,
  walletChangedAt: listing.walletChangedAt?.toISOString() ?? null,
  walletChangedBy: listing.walletChangedBy,
  walletNeedsYes: listing.walletNeedsYes,
  walletAgreedAt: listing.walletAgreedAt?.toISOString() ?? null,
  walletAgreedBy: listing.walletAgreedBy,
})

const timeOf = (text: string | null) => (text === null ? null : new Date(text))

/** Converts stored terms to column values. Administrators whose account no longer exists become null. */
async function termsOf(tx: Database, terms: StoredTerms) {
  const ids = [terms.walletChangedBy, terms.walletAgreedBy].filter((id) => id !== null)
  const known = await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids))
  const still = (by: string | null) => (known.some(({ id }) => id === by) ? by : null)
  return {
    walletNeedsYes: terms.walletNeedsYes,
    walletChangedAt: timeOf(terms.walletChangedAt),
    walletAgreedAt: timeOf(terms.walletAgreedAt),
    walletChangedBy: still(terms.walletChangedBy),
    walletAgreedBy: still(terms.walletAgreedBy),
  }
}
