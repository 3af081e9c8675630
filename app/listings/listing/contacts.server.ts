import { and, eq, gte, isNotNull } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingClaims, listingRevisions } from "#app/lib/db/schema.ts"
import { mailboxOf } from "#app/lib/mail/unverified/mailbox.ts"
import type { Listing } from "./listing-facts.ts"

const contactDays = 30

/**
 * Addresses that get a notice about a changed payment address: the present owner's and those of the last 30 days. The
 * former owner thus learns when an attacker first takes over the listing's mailbox.
 */
export async function contactsOf(
  tx: Database,
  { id, ownerEmail }: Pick<Listing, "id" | "ownerEmail">,
  now: Date,
): Promise<string[]> {
  const since = new Date(now.getTime() - contactDays * 24 * 60 * 60 * 1000)
  const revisions = await tx
    .select({ changes: listingRevisions.changes })
    .from(listingRevisions)
    .where(and(eq(listingRevisions.listingId, id), gte(listingRevisions.at, since)))
  // The revisions of a claimed listing name no former contact; the claim does, for 30 days.
  const { listingId, decidedAt, formerEmail } = listingClaims
  const claims = await tx
    .select({ formerEmail })
    .from(listingClaims)
    .where(and(eq(listingId, id), gte(decidedAt, since), isNotNull(formerEmail)))
  return oneEach([
    ownerEmail,
    ...revisions.map(({ changes }) => changes.ownerEmail?.[0]),
    ...claims.map((claim) => claim.formerEmail),
  ])
}

/** Removes duplicates of the same mailbox. */
export function oneEach(addresses: unknown[]): string[] {
  const given = addresses.filter((address) => typeof address === "string")
  return [...new Map(given.map((address) => [mailboxOf(address), address])).values()]
}
