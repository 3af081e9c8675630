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

/** An owner is an address as it stands in a listing, whatever the case of its letters; one that differs in more is another. */
export const isOwnedBy = (email: string) => eq(sql`lower(${listings.ownerEmail})`, email.toLowerCase())
export const isSameMailbox = (ownerEmail: string | null, email: string) =>
  ownerEmail?.toLowerCase() === email.toLowerCase()
/** What has an owner: a withdrawn listing has none, a merged one is another's. */
export const hasOwner = notInArray(listings.status, ["withdrawn", "merged"])

type Owned = Pick<Listing, "id" | "ownerEmail">

/**
 * @param minutes that it works for: whoever asked is waiting for it, whoever is told something may read it days later
 * @returns the path that opens all listings of a mailbox, once. Mail it to that address alone
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
 * What a link opens, as long as it may. Looking changes nothing: programs that check mails open links too.
 *
 * @returns undefined for a link that was used, is too old, or never was
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
  // One of a moment to come was made while a clock was wrong, and would work for longer than it should.
  if (!link || link.expiresAt <= now || link.createdAt > latestSane(now)) return undefined
  return link
}

/** Uses a link up. Of two that do it at once the second waits, and finds none. */
export async function takeOpenLink(tx: Database, token: string, now: Date) {
  const link = await findOwnerLink(tx, "open", token, now)
  const gone = await tx
    .delete(ownerLinks)
    .where(eq(ownerLinks.tokenHash, hashLinkToken(token)))
    .returning({ hash: ownerLinks.tokenHash })
  return gone.length > 0 ? link : undefined
}

/**
 * A listing has another owner now, or none: what was mailed about it opens nothing more, its counter ends with its phones, and who
 * owns nothing else is signed out. Pass the transaction that has changed it.
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

/** A button behind a link that was mailed to this address was pressed: from now on its word counts for all its listings. */
export async function confirmOwnerAddress(tx: Database, email: string, now: Date): Promise<void> {
  const confirmed = await tx
    .update(listings)
    .set({ ownerConfirmedAt: now })
    .where(and(isOwnedBy(email), hasOwner, isNull(listings.ownerConfirmedAt)))
    .returning({ id: listings.id })
  for (const { id } of confirmed)
    await recordAct(tx, "listing.owner-confirmed", { type: "listing", id }, { by: "owner", now })
}
