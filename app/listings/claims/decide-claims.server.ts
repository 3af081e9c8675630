import { and, eq, sql } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingClaims, listingEdits, listingRevisions, listings } from "#app/lib/db/schema.ts"
import type { SiteNow } from "#app/lib/site.ts"
import type { StaffMember } from "#app/review/decision/decide.server.ts"
import { listingClaims as content } from "#content/en/listing-claims.ts"
import { changeListing } from "../listing/change-listing.server.ts"
import { type ClaimCheck, mostClaimAttempts } from "../owners/claim-options.ts"
import { renewStickerCode } from "../payment/renew-sticker-code.server.ts"
import { type Claim, type Found, findClaim } from "./claim-links.server.ts"
import { answerWithinDays, daysAfter } from "./claim-schema.ts"
import { isAlive, listOthers } from "./claims.server.ts"
import { tellEnded } from "./end-claims.server.ts"
import { tellClaimer, tellFormer } from "./mails.ts"

export type ClaimDecision =
  /** @param words another way of verification, for colleagues */
  | {
      kind: "grant"
      how: ClaimCheck
      words: string | null /** When the owner's last objection on screen was made. */
      seen: string
    }
  /** @param reason shown to the claimer */
  | { kind: "refuse"; reason: string }
  /** Staff called or looked, and could not verify the claim. */
  | { kind: "tried"; how: "call" | "site" }

export type DecideOutcome =
  | { kind: "granted" | "refused" | "noted"; name: string }
  /** The owner can still answer, and has not agreed. */
  | { kind: "too-early"; name: string }
  /** Staff chose "the owner agreed", but the owner has not. */
  | { kind: "not-agreed"; name: string }
  /** The owner has objected since the claim was on screen. */
  | { kind: "objected"; name: string }
  /** After `mostClaimAttempts` failed checks staff can only refuse. */
  | { kind: "used-up"; name: string }
  | { kind: "gone" }

type StaffContext = SiteNow & { by: StaffMember }

/** Decides a claim: listing, revision, audit log entry and mails in one transaction. */
export function decideClaim(
  db: Database,
  id: number,
  decision: ClaimDecision,
  staffContext: StaffContext,
): Promise<DecideOutcome> {
  return db.transaction(async (tx) => {
    const found = await findClaim(tx, id, { hold: true })
    if (found?.claim.status !== "open") return { kind: "gone" }
    if (decision.kind === "refuse") return refuse(tx, found, decision.reason, staffContext)
    if (!isAlive(found, staffContext.now)) return { kind: "gone" }
    return decision.kind === "tried"
      ? noteTry(tx, found, decision.how, staffContext)
      : grant(tx, found, decision, staffContext)
  })
}

/** Until when staff must wait for the owner's answer; null if they need not. */
export function waitsUntil({ toldAt, agreedAt }: Pick<Claim, "toldAt" | "agreedAt">): Date | null {
  return toldAt && !agreedAt ? daysAfter(toldAt, answerWithinDays) : null
}

async function grant(
  tx: Database,
  found: Found,
  { how, words, seen }: Extract<ClaimDecision, { kind: "grant" }>,
  staffContext: StaffContext,
): Promise<DecideOutcome> {
  const { claim, listing } = found
  const { by, now } = staffContext
  const name = listing.businessName
  const wait = waitsUntil(claim)
  if (claim.objectedAt && claim.objectedAt.toISOString() !== seen) return { kind: "objected", name }
  if (claim.attempts >= mostClaimAttempts) return { kind: "used-up", name }
  if (how === "agreed" && !claim.agreedAt) return { kind: "not-agreed", name }
  if (wait && wait > now) return { kind: "too-early", name }

  const facts = factsOfNewOwner(found)
  const outcome = await changeListing(tx, listing.id, facts, { by: { kind: "staff", id: by.id }, now })
  if (outcome.kind !== "changed") return { kind: "gone" }
  await tx.update(listings).set({ ownerConfirmedAt: claim.confirmedAt }).where(eq(listings.id, listing.id))
  await forgetFormerOwner(tx, outcome.listing)
  const subject = { type: "listing", id: listing.id }
  await recordAct(tx, "listing.claim-granted", subject, staffContext, { how, situation: claim.situation })

  // The former owner knows the code. An owner who only moved keeps the sticker on the door.
  const isRenewed = listing.stickerCode !== null && claim.situation !== "moved"
  if (isRenewed) {
    await renewStickerCode(tx, listing.id)
    await recordAct(tx, "listing.sticker-renewed", subject, staffContext)
  }

  const { ownerEmail: formerEmail } = listing
  const decided = { status: "granted", decidedAt: now, decidedBy: by.id, verifiedHow: how } as const
  await close(tx, claim, { ...decided, reason: words, formerEmail })
  for (const other of await listOthers(tx, claim, now))
    await refuseOne(tx, { claim: other, listing }, content.mails.refused.toAnother, staffContext)
  const anew = { walletRemoved: facts.walletAddress === null, stickerRenewed: isRenewed }
  await tellClaimer(tx, found, { kind: "granted", ...anew }, staffContext)
  if (formerEmail)
    await tellFormer(tx, "handedOver", { claim, to: formerEmail, business: name }, staffContext)
  return { kind: "granted", name }
}

/**
 * Facts of the listing under its new owner. A sold shop loses its payment address, so that no money goes to the seller. Only a
 * "moved" claim is certainly by the same person, as it comes from the owner's page.
 */
function factsOfNewOwner({ claim, listing }: Found) {
  const { email: ownerEmail, situation } = claim
  const isSold = situation === "bought" && listing.walletAddress !== null
  return {
    ownerEmail,
    ...(situation !== "moved" && { ownerName: null }),
    ...(isSold && ({ walletAddress: null, showWallet: false } as const)),
  }
}

/**
 * Removes the former owner from the listing and its history, and deletes their undecided edits. The last revision
 * sets the new owner, so that the facts still equal the sum of the revisions.
 */
async function forgetFormerOwner(
  tx: Database,
  { id, revision, ownerEmail, ownerName }: Found["listing"],
): Promise<void> {
  const { changes, listingId } = listingRevisions
  await tx
    .update(listingRevisions)
    .set({ changes: sql`${changes} - 'ownerEmail' - 'ownerName'` })
    .where(and(eq(listingId, id), sql`${changes} ?| array['ownerEmail', 'ownerName']`))
  const now = JSON.stringify({ ownerEmail: [null, ownerEmail], ownerName: [null, ownerName] })
  await tx
    .update(listingRevisions)
    .set({ changes: sql`${changes} || ${now}::jsonb` })
    .where(and(eq(listingId, id), eq(listingRevisions.revision, revision)))
  await tx
    .delete(listingEdits)
    .where(and(eq(listingEdits.listingId, id), eq(listingEdits.status, "proposed")))
}

async function refuse(
  tx: Database,
  found: Found,
  reason: string,
  staffContext: StaffContext,
): Promise<DecideOutcome> {
  await refuseOne(tx, found, reason, staffContext)
  await tellEnded(tx, found, staffContext)
  return { kind: "refused", name: found.listing.businessName }
}

async function refuseOne(
  tx: Database,
  found: Found,
  reason: string,
  staffContext: StaffContext,
): Promise<void> {
  const { by, now } = staffContext
  await close(tx, found.claim, { status: "refused", decidedAt: now, decidedBy: by.id, reason })
  await recordAct(tx, "listing.claim-refused", { type: "listing", id: found.listing.id }, staffContext)
  await tellClaimer(tx, found, { kind: "refused", reason }, staffContext)
}

async function close(tx: Database, { id }: Claim, decided: Partial<Claim>): Promise<void> {
  await tx.update(listingClaims).set(decided).where(eq(listingClaims.id, id))
}

async function noteTry(
  tx: Database,
  found: Found,
  how: "call" | "site",
  staffContext: StaffContext,
): Promise<DecideOutcome> {
  const { claim, listing } = found
  const name = listing.businessName
  const attempts = claim.attempts + 1
  if (attempts > mostClaimAttempts) return { kind: "used-up", name }
  // The claimer can publish a missing code later and report it again.
  await close(tx, claim, { attempts, ...(how === "site" && { readyAt: null }) })
  await recordAct(tx, "listing.claim-checked", { type: "listing", id: listing.id }, staffContext, { how })
  await tellClaimer(tx, found, { kind: "tried", how, left: mostClaimAttempts - attempts }, staffContext)
  return { kind: "noted", name }
}
