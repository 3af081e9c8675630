import { and, eq, ne } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingClaims } from "#app/lib/db/schema.ts"
import { admitSubmission, type FormGuardParts, type Visitor } from "#app/lib/form/admit-submission.server.ts"
import { fromSchema, type PublicForm } from "#app/lib/form/public-form.server.ts"
import { countHit } from "#app/lib/http/rate-limit.server.ts"
import { mailToSender } from "#app/lib/mail/unverified/mail-to-sender.server.ts"
import type { SiteNow } from "#app/lib/site.ts"
import { latestSane } from "#app/lib/time/clock.ts"
import { listingClaims as content } from "#content/en/listing-claims.ts"
import { isOpenClaim } from "../owners/open-claims.server.ts"
import {
  type Claim,
  claimPath,
  type Found,
  findByToken,
  findClaimable,
  isFinal,
  shownName,
  siteCode,
} from "./claim-links.server.ts"
import {
  type Claiming,
  type ClaimValues,
  claimLastsDays,
  claimSchema,
  confirmWithinDays,
  daysAfter,
} from "./claim-schema.ts"
import { tellEnded } from "./end-claims.server.ts"
import { confirmMail, tellHolder, tellOtherClaimers, tellStaff } from "./mails.ts"

/**
 * A suspicious post gets the form once more instead of a flag, because staff see no claim before its mailbox is confirmed.
 * No consent is needed; `claimVersion` only identifies the version of the form.
 */
export const claimForm: PublicForm<ClaimValues, Claiming> = {
  name: "listing-claim",
  event: "listing-claim.failed",
  read: fromSchema(claimSchema, () => ({ missing: content.form.required })),
  limits: { seconds: 3600, address: 30, everybody: 500 },
  asks: () => ({ again: content.form.again, consent: claimVersion }),
  words: () => content.form.failures,
}
export const claimVersion = "1"

/** Handles one post of the form. */
export function handleClaim(
  app: FormGuardParts,
  { slug, ...visitor }: Visitor & { slug: string },
  posted: FormData,
) {
  return admitSubmission({ ...claimForm, alsoSent: slug }, app, visitor, posted, (claim, admitted) =>
    submitClaim(app.db, slug, claim, { ...admitted, key: admitted.submissionKey }),
  )
}

type Submitting = SiteNow & {
  /** Submission key: a repeated post has the same one. */
  key: string
  /** Network of the request, for the cap on mails; null if an owner made it. */
  network: string | null
}

/** Stores a claim and mails its link to the claimer only. Nobody else is mailed before the claimer's mailbox is confirmed. */
export function submitClaim(
  db: Database,
  slug: string,
  claim: Claiming | (Omit<Claiming, "situation"> & { situation: "moved" }),
  { key, network, ...site }: Submitting,
): Promise<{ kind: "accepted" | "not-there" | "no-mail" }> {
  const { secrets, publicUrl, now } = site
  return db.transaction(async (tx) => {
    const listing = await findClaimable(tx, slug)
    if (!listing) return { kind: "not-there" }
    const [added] = await tx
      .insert(listingClaims)
      .values({
        ...claim,
        listingId: listing.id,
        submissionKey: key,
        createdAt: now,
        expiresAt: daysAfter(now, confirmWithinDays),
      })
      .onConflictDoNothing({ target: listingClaims.submissionKey })
      .returning()
    if (!added) return { kind: "accepted" }
    const mail = confirmMail({ publicUrl, path: claimPath(secrets, added), business: listing.name })
    const about = { kind: "listing-claim-confirm", dedupeKey: `listing-claim-confirm:${added.id}` }
    const sent = await mailToSender(
      tx,
      { ...mail, ...about, to: claim.email },
      { secrets, suspicion: null, network, now },
    )
    return { kind: sent ? "accepted" : "no-mail" }
  })
}

export type ClaimAct = "confirm" | "ready" | "withdraw"

export type ActOutcome =
  | { kind: "open" | "ready" | "withdrawn" }
  /** The mail address is already the listing's owner. */
  | { kind: "own" }
  /** Another claim of this mailbox is open. */
  | { kind: "twice" }
  /** The listing was claimed too often today. The link keeps working. */
  | { kind: "later" }
  | { kind: "gone" }

/** Handles an action on the claimer's page. */
export function actOnClaim(db: Database, token: string, act: ClaimAct, site: SiteNow): Promise<ActOutcome> {
  return db.transaction(async (tx) => {
    const found = await findByToken(tx, site.secrets, "claimer", token, { hold: true })
    if (!found || !isAlive(found, site.now)) return { kind: "gone" }
    if (act === "withdraw") return withdraw(tx, found, site)
    if (found.claim.status === "unconfirmed")
      return act === "confirm" ? confirm(tx, found, site) : { kind: "gone" }
    return act === "ready" ? sayReady(tx, found, site) : { kind: "open" }
  })
}

/** Whether a claim is undecided and in time. A `createdAt` in the future, from a clock that was ahead, is not trusted. */
export function isAlive({ claim, listing }: Found, now: Date): boolean {
  const isUndecided = claim.status === "unconfirmed" || claim.status === "open"
  const isInTime = claim.expiresAt > now && claim.createdAt <= latestSane(now)
  return isUndecided && !isFinal(listing) && isInTime
}

/** Confirmed claims of one listing in a day. It limits the mails to its owner. */
const confirmedADay = 5
const daySeconds = 24 * 60 * 60

async function confirm(tx: Database, { claim, listing }: Found, site: SiteNow): Promise<ActOutcome> {
  const { now } = site
  const drop = () => tx.delete(listingClaims).where(eq(listingClaims.id, claim.id))
  if (listing.ownerEmail?.toLowerCase() === claim.email.toLowerCase()) {
    await drop()
    return { kind: "own" }
  }
  const others = await listOthers(tx, claim, now)
  if (others.some(({ email }) => email.toLowerCase() === claim.email.toLowerCase())) {
    await drop()
    return { kind: "twice" }
  }
  if ((await countHit(tx, `listing-claims:${listing.id}`, daySeconds, now)).hits > confirmedADay)
    return { kind: "later" }

  const isOwners = claim.situation === "moved"
  const opened = {
    status: "open",
    confirmedAt: now,
    toldAt: listing.ownerEmail ? now : null,
    // Requested on the owner's page, which only the owner on file can open.
    agreedAt: isOwners ? now : null,
    expiresAt: daysAfter(now, claimLastsDays),
  } as const
  await tx.update(listingClaims).set(opened).where(eq(listingClaims.id, claim.id))
  const { situation } = claim
  const by = isOwners ? "owner" : "visitor"
  await recordAct(tx, "listing.claimed", { type: "listing", id: listing.id }, { by, now }, { situation })
  await tellHolder(tx, { claim, listing }, site)
  await tellOtherClaimers(tx, others, { claim, listing }, site)
  await tellStaff(tx, "open", claim, site)
  return { kind: "open" }
}

/** Other open claims of the same listing. */
export function listOthers(db: Database, { id, listingId }: Pick<Claim, "id" | "listingId">, now: Date) {
  return db
    .select()
    .from(listingClaims)
    .where(and(eq(listingClaims.listingId, listingId), ne(listingClaims.id, id), isOpenClaim(now)))
}

async function sayReady(tx: Database, { claim, listing }: Found, site: SiteNow): Promise<ActOutcome> {
  if (claim.readyAt || !listing.website) return { kind: "ready" }
  await tx.update(listingClaims).set({ readyAt: site.now }).where(eq(listingClaims.id, claim.id))
  await tellStaff(tx, "ready", claim, site)
  return { kind: "ready" }
}

async function withdraw(tx: Database, found: Found, site: SiteNow): Promise<ActOutcome> {
  const { claim, listing } = found
  if (claim.status === "unconfirmed") await tx.delete(listingClaims).where(eq(listingClaims.id, claim.id))
  else {
    await tx.update(listingClaims).set({ status: "withdrawn" }).where(eq(listingClaims.id, claim.id))
    const who = { by: "visitor", now: site.now }
    await recordAct(tx, "listing.claim-withdrawn", { type: "listing", id: listing.id }, who)
    await tellEnded(tx, found, site)
  }
  return { kind: "withdrawn" }
}

/** Data of the claimer's page, or undefined if it has none. */
export async function findClaimPage(
  db: Database,
  token: string,
  { secrets, now }: Pick<SiteNow, "secrets" | "now">,
) {
  const found = await findByToken(db, secrets, "claimer", token)
  if (!found) return undefined
  const { claim, listing } = found
  const isOver = (claim.status === "unconfirmed" || claim.status === "open") && !isAlive(found, now)
  if (isOver && (claim.status === "unconfirmed" || isFinal(listing))) return undefined
  const others = await listOthers(db, claim, now)
  const { situation, createdAt, expiresAt, toldAt, agreedAt, objectedAt, readyAt, attempts } = claim
  return {
    name: shownName(listing),
    status: isOver ? ("expired" as const) : claim.status,
    ...{ situation, createdAt, expiresAt, toldAt, agreedAt, objectedAt, readyAt, attempts },
    site: listing.website,
    code: siteCode(secrets, claim),
    hasPhone: listing.phone !== null,
    hasOthers: others.length > 0,
  }
}
