import { and, asc, eq, lte, sql } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import { type Database, sqlState } from "#app/lib/db/client.server.ts"
import { listingRevisions, listings } from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { type ChangeOutcome, changeListing } from "../listing/change-listing.server.ts"
import {
  changesBetween,
  factsAfter,
  type Listing,
  placeFacts,
  publicFacts,
  type RecordedFacts,
} from "../listing/listing-facts.ts"
import type { HidingReason } from "../listing/listing-options.ts"
import { countAdministrators } from "../payment/payment-address.server.ts"
import { walletIsUnchecked } from "../payment/payment-address.ts"
import { listingSubject } from "./listing-subject.server.ts"
import { tellOwner } from "./mails.ts"

export type StaffContext = {
  by: { id: string; name: string }
  now: Date
  publicUrl: string
  /** The revision shown on screen. */
  seen: number
}

/** Status that each staff action sets. */
export const standings = {
  hide: "hidden",
  close: "closed",
  archive: "archived",
  list: "listed",
} as const
export type Standing = keyof typeof standings

/** Saves facts changed by staff. @param reason shown in the history and in the mail to the owner */
export function saveListing(
  db: Database,
  id: number,
  facts: Partial<RecordedFacts>,
  reason: string | null,
  context: StaffContext,
): Promise<ChangeOutcome> {
  return act(db, id, "changed", facts, { ...context, reason })
}

type Conflicting<Facts> = {
  kind: "conflict"
  listing: Listing
  /** Facts that the form changes, compared with the revision it showed. */
  own: Partial<Facts>
  /** Those facts that someone else has since changed to another value. */
  both: (keyof Facts)[]
}

/**
 * Saves only the facts that a form changes, compared with the revision it showed. Later changes by others stay.
 * If both changed the same fact, it saves nothing and returns a conflict.
 * @param facts all facts in the form
 */
export async function saveForm<Facts extends Partial<RecordedFacts>>(
  db: Database,
  id: number,
  facts: Facts,
  reason: string | null,
  context: StaffContext,
): Promise<Exclude<ChangeOutcome, { kind: "stale" }> | Conflicting<Facts>> {
  let outcome = await saveListing(db, id, facts, reason, context)
  if (outcome.kind !== "stale") return outcome
  // A forged revision number in the future cannot have been on screen.
  const seen = context.seen < outcome.listing.revision ? context.seen : 0
  const then = await factsAt(db, id, seen)
  const changed = Object.keys(changesBetween(then, facts)) as (keyof Facts & keyof RecordedFacts)[]
  const own = Object.fromEntries(changed.map((fact) => [fact, facts[fact]])) as Partial<Facts>
  while (outcome.kind === "stale") {
    const { listing } = outcome
    const [theirs, still] = [changesBetween(then, listing), changesBetween(listing, facts)]
    const both = changed.filter((fact) => theirs[fact] && still[fact])
    if (both.length > 0) return { kind: "conflict", listing, own, both }
    outcome = await saveListing(db, id, own, reason, { ...context, seen: listing.revision })
  }
  return outcome
}

/** Facts as of a revision, computed from the changes up to it. Values erased since are missing. */
async function factsAt(db: Database, id: number, revision: number): Promise<Partial<RecordedFacts>> {
  const until = await db
    .select({ changes: listingRevisions.changes })
    .from(listingRevisions)
    .where(and(eq(listingRevisions.listingId, id), lte(listingRevisions.revision, sql`${revision}::bigint`)))
    .orderBy(asc(listingRevisions.revision))
  return factsAfter(until)
}

/** Hides, closes, archives or relists a listing. @param reasonCode only for hiding */
export function changeStanding(
  db: Database,
  id: number,
  standing: Standing,
  { reason, reasonCode }: { reason: string; reasonCode: HidingReason | null },
  context: StaffContext,
): Promise<ChangeOutcome> {
  const status = standings[standing]
  return act(db, id, status, { status }, { ...context, reason, reasonCode })
}

/** Does not check the revision: a wrong payment address diverts people's money, so it goes at once. */
export function removeWallet(
  db: Database,
  id: number,
  context: Omit<StaffContext, "seen">,
): Promise<ChangeOutcome> {
  const facts = { walletAddress: null, showWallet: false }
  return act(db, id, "wallet-removed", facts, { ...context, reason: adminListings.detail.walletReason })
}

/**
 * Restores the public facts of a revision, as a new revision. Owner and status do not change: a shop that was
 * sold must not go back to its former owner.
 */
export async function restoreRevision(
  db: Database,
  id: number,
  revision: number,
  context: StaffContext,
): Promise<ChangeOutcome> {
  const then = await factsAt(db, id, revision)
  if (then.businessName === undefined) return { kind: "not-found" }
  const facts = Object.fromEntries([...publicFacts, ...placeFacts].map((fact) => [fact, then[fact] ?? null]))
  const reason = format(adminListings.revisions.restoreReason, { number: revision })
  return act(db, id, "restored", facts, { ...context, reason })
}

type Act = Omit<StaffContext, "seen"> & {
  seen?: number
  reason: string | null
  reasonCode?: HidingReason | null
}

/**
 * Saves one staff change: revision, audit log entry and owner mail in one transaction.
 * Retries when another listing took the slug.
 */
async function act(
  db: Database,
  id: number,
  action: string,
  facts: Partial<RecordedFacts>,
  context: Act,
): Promise<ChangeOutcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(async (tx) => {
        const by = { kind: "staff", id: context.by.id } as const
        const outcome = await changeListing(tx, id, facts, { ...context, by })
        if (outcome.kind !== "changed") return outcome
        const changed = Object.keys(outcome.changes).join(", ")
        const details = { changed, revision: outcome.listing.revision, why: context.reasonCode ?? null }
        await recordAct(tx, `listing.${action}`, { type: listingSubject.type, id }, context, details)
        await tellOwner(tx, outcome, context)
        return outcome
      })
    } catch (error) {
      if (sqlState(error) !== "23505" || attempt === 5) throw error
    }
  }
}

export type AgreementOutcome =
  | { kind: "agreed" }
  /** Already approved, or the listing has changed since it was on screen. */
  | { kind: "nothing-waits" }
  /** This administrator set the address, so cannot be the second one. */
  | { kind: "own" }
  | { kind: "not-found" }

/** Approves a new payment address. Where a second approval is required, this is it. The 72-hour wait is not shortened. */
export function agreeToWallet(
  db: Database,
  id: number,
  context: Omit<StaffContext, "publicUrl">,
): Promise<AgreementOutcome> {
  const { by, now, seen } = context
  return db.transaction(async (tx) => {
    const [listing] = await tx.select().from(listings).where(eq(listings.id, id)).for("update")
    if (!listing) return { kind: "not-found" }
    if (!walletIsUnchecked(listing, now) || listing.revision !== seen) return { kind: "nothing-waits" }
    if (!(await mayAgreeToWallet(tx, listing, by))) return { kind: "own" }
    const agreed = { walletAgreedAt: now, walletAgreedBy: by.id }
    await tx.update(listings).set(agreed).where(eq(listings.id, id))
    await recordAct(tx, "listing.wallet-agreed", { type: listingSubject.type, id }, context)
    return { kind: "agreed" }
  })
}

/** The administrator who set the address may not approve it, unless there is only one administrator. */
export async function mayAgreeToWallet(
  db: Database,
  { walletChangedBy }: Pick<Listing, "walletChangedBy">,
  by: { id: string },
): Promise<boolean> {
  return walletChangedBy !== by.id || (await countAdministrators(db)) < 2
}
