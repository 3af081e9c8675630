import { and, asc, eq, inArray, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingRevisions, listings } from "#app/lib/db/schema.ts"
import { isAddress } from "#app/lib/personal-data/personal-rows.server.ts"
import { isSameMailbox } from "../owners/owner-links.server.ts"
import { type Listing, ownerFacts } from "./listing-facts.ts"
import type { FactValue, ListingChanges } from "./listing-options.ts"

type OwnerFact = (typeof ownerFacts)[number]

/** Distinct values that revisions contain about one person: mail addresses as written, and the names recorded with them. */
type Said = Record<OwnerFact, string[]>

/**
 * Listings whose history contains a mail address but which have another owner now, because staff corrected the contact.
 * A listing handed over by a claim has no former contact in its history.
 */
export async function findFormerContacts(db: Database, email: string) {
  const { changes, listingId } = listingRevisions
  const isNamed = sql`${changes} ? 'ownerEmail'
    and lower(${email}::text) in (lower(${changes}->'ownerEmail'->>0), lower(${changes}->'ownerEmail'->>1))`
  const named = db.select({ id: listingId }).from(listingRevisions).where(isNamed)
  const rows = await db
    .select({ id: listings.id, publicId: listings.publicId, ownerName: listings.ownerName })
    .from(listings)
    .where(and(inArray(listings.id, named), sql`${isAddress(listings.ownerEmail, email)} is not true`))
    .orderBy(asc(listings.id))
  const found: { id: number; publicId: string; said: Said }[] = []
  for (const { id, publicId, ownerName } of rows) {
    const said: Said = { ownerEmail: [], ownerName: [] }
    for (const { values } of await listTheirs(db, { id, ownerName }, [email]))
      for (const { fact, value } of values) if (!said[fact].includes(value)) said[fact].push(value)
    found.push({ id, publicId, said })
  }
  return found
}

/**
 * Removes a former contact from the history of a listing. The listing's facts
 * remain the sum of its revisions. Pass the transaction.
 */
export async function forgetContact(tx: Database, id: number, emails: readonly string[]): Promise<void> {
  const [listing] = await tx.select().from(listings).where(eq(listings.id, id)).for("update")
  if (!listing) return
  for (const { revision, changes, values } of await listTheirs(tx, listing, emails)) {
    const left: ListingChanges = { ...changes }
    for (const { fact, side } of values) {
      const [before, after] = left[fact] ?? [null, null]
      left[fact] = side === "before" ? [null, after] : [before, null]
    }
    for (const fact of ownerFacts) if (left[fact]?.every((value) => value === null)) delete left[fact]
    await tx
      .update(listingRevisions)
      .set({ changes: left })
      .where(and(eq(listingRevisions.listingId, id), eq(listingRevisions.revision, revision)))
  }
}

/**
 * Owner values in the revisions of a listing that belong to one of the addresses. The listing's present owner name is
 * left out: it is not theirs alone.
 */
async function listTheirs(
  db: Database,
  { id, ownerName }: Pick<Listing, "id" | "ownerName">,
  emails: readonly string[],
) {
  const rows = await db
    .select({ revision: listingRevisions.revision, changes: listingRevisions.changes })
    .from(listingRevisions)
    .where(eq(listingRevisions.listingId, id))
    .orderBy(asc(listingRevisions.revision))
  let owner: FactValue = null
  return rows.flatMap(({ revision, changes }) => {
    const owners = { before: owner, after: changes.ownerEmail ? changes.ownerEmail[1] : owner }
    owner = owners.after
    const values = (["before", "after"] as const).flatMap((side) => {
      const mailbox = owners[side]
      if (typeof mailbox !== "string" || !emails.some((email) => isSameMailbox(mailbox, email))) return []
      return ownerFacts.flatMap((fact) => {
        const value = changes[fact]?.[side === "before" ? 0 : 1]
        return typeof value === "string" && value !== ownerName ? [{ fact, side, value }] : []
      })
    })
    return values.length > 0 ? [{ revision, changes, values }] : []
  })
}
