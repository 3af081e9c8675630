import { and, asc, eq, inArray, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingClaims, listingRevisions, listings, users } from "#app/lib/db/schema.ts"
import { readKeysetPage } from "#app/lib/list/keyset-page.server.ts"
import type { ListSearch } from "#app/lib/list/list-search.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import { factsAfter } from "../listing/listing-facts.ts"
import { isOpenClaim } from "../owners/open-claims.server.ts"
import { mayBeClaimed, siteCode } from "./claim-links.server.ts"
import { waitsUntil } from "./decide-claims.server.ts"

const shownAtOnce = 50

/** Open claims for staff: those with an objection first, then the oldest, up to one page. */
export async function listOpenClaims(db: Database, secrets: Secrets, now: Date) {
  const rows = await db
    .select({
      claim: listingClaims,
      businessName: listings.businessName,
      ownerEmail: listings.ownerEmail,
      phone: listings.phone,
      website: listings.website,
      // The window counts claims of the same listing that this page does not show, too.
      others: sql<number>`count(*) over (partition by ${listingClaims.listingId})::int - 1`,
    })
    .from(listingClaims)
    .innerJoin(listings, eq(listings.id, listingClaims.listingId))
    .where(and(isOpenClaim(now), mayBeClaimed))
    .orderBy(sql`${listingClaims.objectedAt} is null`, asc(listingClaims.id))
    .limit(shownAtOnce)
  const revisions = await listContactRevisions(db, [...new Set(rows.map(({ claim }) => claim.listingId))])
  return rows.map(({ claim, phone, website, ...row }) => {
    // Staff must call the number published before the claim: a hijacker of a mailbox may have changed it since.
    const then = factsAfter(
      revisions.filter(({ listingId, at }) => listingId === claim.listingId && at < claim.createdAt),
    )
    const { submissionKey: _, formerEmail: __, ...facts } = claim
    return {
      ...facts,
      ...row,
      waitsUntil: waitsUntil(claim),
      phone: { before: (then.phone ?? null) as string | null, now: phone },
      website: { before: (then.website ?? null) as string | null, now: website },
      code: siteCode(secrets, claim),
    }
  })
}
export type OpenClaim = Awaited<ReturnType<typeof listOpenClaims>>[number]

/** Decided claims, newest first. */
export function listDecidedClaims(db: Database, search: Pick<ListSearch, "after" | "before">) {
  const { id, decidedAt, status } = listingClaims
  const order = { key: decidedAt, id, direction: "descending" } as const
  return readKeysetPage(db, order, search, async ({ where, orderBy, limit }) => {
    const rows = await db
      .select({
        ...{ id, status, decidedAt },
        listingId: listingClaims.listingId,
        businessName: listings.businessName,
        publicId: listings.publicId,
        email: listingClaims.email,
        situation: listingClaims.situation,
        verifiedHow: listingClaims.verifiedHow,
        reason: listingClaims.reason,
        by: users.name,
      })
      .from(listingClaims)
      .innerJoin(listings, eq(listings.id, listingClaims.listingId))
      .leftJoin(users, eq(users.id, listingClaims.decidedBy))
      .where(and(inArray(status, ["granted", "refused"]), where))
      .orderBy(...orderBy)
      .limit(limit)
    return rows as (Omit<(typeof rows)[number], "status" | "decidedAt"> & {
      status: "granted" | "refused"
      decidedAt: Date
    })[]
  })
}
export type DecidedClaims = Awaited<ReturnType<typeof listDecidedClaims>>

function listContactRevisions(db: Database, ids: number[]) {
  return db
    .select({
      listingId: listingRevisions.listingId,
      at: listingRevisions.at,
      changes: listingRevisions.changes,
    })
    .from(listingRevisions)
    .where(
      sql`${inArray(listingRevisions.listingId, ids)} and ${listingRevisions.changes} ?| array['phone', 'website']`,
    )
    .orderBy(asc(listingRevisions.listingId), asc(listingRevisions.revision))
}
