import { and, eq, gte, isNotNull } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingClaims, listingRevisions } from "#app/lib/db/schema.ts"
import { mailboxOf } from "#app/lib/mail/unverified/mailbox.ts"
import type { Listing } from "./listing-facts.ts"

const contactDays = 30

/**
 * Who is told of another payment address: whose the listing is now, and whose it was in the last 30 days. Whoever takes a mailbox over
 * first is then seen by the former owner.
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
  // The history of a listing that was claimed names nobody; the claim does, for so long.
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

/** Each mailbox once. */
export function oneEach(addresses: unknown[]): string[] {
  const given = addresses.filter((address) => typeof address === "string")
  return [...new Map(given.map((address) => [mailboxOf(address), address])).values()]
}
