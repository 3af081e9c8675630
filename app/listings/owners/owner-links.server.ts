import { and, eq, isNull, lte, notInArray, sql } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { counterDevices, counters, listings, ownerLinks, sessions } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { createLinkToken, hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import { latestSane } from "#app/lib/time/clock.ts"
import type { Listing } from "../listing/listing-facts.ts"
import type { OwnerLinkPurpose } from "../listing/listing-options.ts"
import { openMinutes } from "./owner-link-times.ts"

const minuteMs = 60_000

/** An owner is identified by the mail address of a listing, ignoring case only. */
export const isOwnedBy = (email: string) => eq(sql`lower(${listings.ownerEmail})`, email.toLowerCase())
export const isSameMailbox = (ownerEmail: string | null, email: string) =>
  ownerEmail?.toLowerCase() === email.toLowerCase()
/** Excludes listings without an owner: withdrawn ones, and merged ones, which belong to another listing. */
export const hasOwner = notInArray(listings.status, ["withdrawn", "merged"])

type Owned = Pick<Listing, "id" | "ownerEmail">

/**
 * Creates a one-time link to all listings of a mailbox.
 *
 * @param minutes lifetime: short for a requested link, longer in a notice that may be read days later
 * @returns the path; mail it only to that address
 */
export async function openPathOf(
  tx: Database,
  email: string,
  now: Date,
  minutes = openMinutes,
): Promise<string> {
  const token = createLinkToken()
  await tx.delete(ownerLinks).where(lte(ownerLinks.expiresAt, now))
  await tx.insert(ownerLinks).values({
    purpose: "open",
    email: email.toLowerCase(),
    listingId: null,
    tokenHash: hashLinkToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + minutes * minuteMs),
  })
  return pathTo("/my-listings/link/:token", { token })
}

/**
 * Looks up a valid link. Reading changes nothing, because mail scanners open links too.
 *
 * @returns undefined for a used, expired or unknown link
 */
export async function findOwnerLink(db: Database, purpose: OwnerLinkPurpose, token: string, now: Date) {
  const [link] = await db
    .select({
      email: ownerLinks.email,
      listingId: ownerLinks.listingId,
      createdAt: ownerLinks.createdAt,
      expiresAt: ownerLinks.expiresAt,
    })
    .from(ownerLinks)
    .where(and(eq(ownerLinks.tokenHash, hashLinkToken(token)), eq(ownerLinks.purpose, purpose)))
  // A link created in the future was made while the clock was wrong, and would be valid for too long.
  if (!link || link.expiresAt <= now || link.createdAt > latestSane(now)) return undefined
  return link
}

/** Uses up a link. Of two simultaneous requests the second waits and gets undefined. */
export async function takeOpenLink(tx: Database, token: string, now: Date) {
  const link = await findOwnerLink(tx, "open", token, now)
  const gone = await tx
    .delete(ownerLinks)
    .where(eq(ownerLinks.tokenHash, hashLinkToken(token)))
    .returning({ hash: ownerLinks.tokenHash })
  return gone.length > 0 ? link : undefined
}

/**
 * Revokes the owner's access after a change of owner: mailed links stop working, the point of sale and its terminals
 * are removed, and an owner without other listings is signed out. Pass the transaction that changed the owner.
 */
export async function revokeOwnerAccess(tx: Database, { id, ownerEmail }: Owned): Promise<void> {
  await tx.delete(ownerLinks).where(eq(ownerLinks.listingId, id))
  await tx.delete(counterDevices).where(eq(counterDevices.listingId, id))
  await tx.delete(counters).where(eq(counters.listingId, id))
  if (!ownerEmail) return
  const [other] = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(isOwnedBy(ownerEmail), hasOwner))
    .limit(1)
  if (other) return
  const email = ownerEmail.toLowerCase()
  await tx.delete(ownerLinks).where(eq(ownerLinks.email, email))
  await tx.delete(sessions).where(eq(sessions.ownerEmail, email))
}

/** Marks the address as confirmed on all its listings, after a click on a link mailed to it. */
export async function confirmOwnerAddress(tx: Database, email: string, now: Date): Promise<void> {
  const confirmed = await tx
    .update(listings)
    .set({ ownerConfirmedAt: now })
    .where(and(isOwnedBy(email), hasOwner, isNull(listings.ownerConfirmedAt)))
    .returning({ id: listings.id })
  for (const { id } of confirmed)
    await recordAct(tx, "listing.owner-confirmed", { type: "listing", id }, { by: "owner", now })
}
