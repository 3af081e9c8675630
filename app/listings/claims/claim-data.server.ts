import { desc, inArray } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingClaims } from "#app/lib/db/schema.ts"
import type { PersonalData } from "#app/lib/personal-data/personal-data.ts"
import { deleteRows, idsOf, isAddress, ownRows } from "#app/lib/personal-data/personal-rows.server.ts"
import { format } from "#app/lib/text/format.ts"
import { listingClaims as words } from "#content/en/listing-claims.ts"

async function findClaims(db: Database, email: string) {
  const claims = await db
    .select({
      id: listingClaims.id,
      listingId: listingClaims.listingId,
      email: listingClaims.email,
      situation: listingClaims.situation,
      note: listingClaims.note,
      status: listingClaims.status,
      createdAt: listingClaims.createdAt,
      confirmedAt: listingClaims.confirmedAt,
      expiresAt: listingClaims.expiresAt,
      decidedAt: listingClaims.decidedAt,
      verifiedHow: listingClaims.verifiedHow,
      reason: listingClaims.reason,
    })
    .from(listingClaims)
    .where(isAddress(listingClaims.email, email))
    .orderBy(desc(listingClaims.id))
  const former = await db
    .select({
      id: listingClaims.id,
      listingId: listingClaims.listingId,
      formerEmail: listingClaims.formerEmail,
      until: listingClaims.decidedAt,
    })
    .from(listingClaims)
    .where(isAddress(listingClaims.formerEmail, email))
    .orderBy(desc(listingClaims.id))
  return { listingClaims: claims, formerListings: former }
}

/**
 * Personal data: claims made by a mail address, and listings it owned until `formerOwnerDays` ago. Erasing a former owner does
 * not change the sold listing.
 */
export const claimData: PersonalData<Awaited<ReturnType<typeof findClaims>>> = {
  ...ownRows("listingClaims", { table: listingClaims, type: "listing-claim" }),
  words: words.personal,
  find: findClaims,
  lines: (found, { dateText }) => [
    ...found.listingClaims.map(({ situation, createdAt }) => ({
      text: words.staff.situations[situation],
      detail: dateText(createdAt),
    })),
    ...found.formerListings.map(({ until }) => ({
      text: format(words.personal.former, { date: until ? dateText(until) : "" }),
    })),
  ],
  // The audit log entries are about the listing, which may belong to someone else.
  subjectsOf: () => [],
  async erase(tx, found) {
    await deleteRows(tx, listingClaims, found.listingClaims)
    await tx
      .update(listingClaims)
      .set({ formerEmail: null })
      .where(inArray(listingClaims.id, idsOf(found.formerListings)))
    return []
  },
}
