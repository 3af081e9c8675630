import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { auditLog, listings, listingRevisions as revisions } from "#app/lib/db/schema.ts"
import type { ListingStatus } from "../listing/listing-options.ts"

const shown = 200

/**
 * What came into the directory and what left it, or its lists, the newest first: who, why, and the listing by its public id. Names
 * are told of what is in the directory now, and of nothing else: a business that left is named no more.
 */
export async function listStandings(db: Database) {
  const [moved, left, back] = await Promise.all([
    listMoved(db),
    listActs(db, "left-lists", eq(auditLog.action, "listing.aged"), isUnconfirmed),
    listActs(db, "back-in-lists", eq(auditLog.action, "listing.back-in-lists")),
  ])
  return [...moved, ...left, ...back]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, shown)
    .map(({ slug, name, ...entry }) => ({ ...entry, name, slug: name === null ? null : slug }))
}

const columns = {
  publicId: listings.publicId,
  name: sql<string | null>`case when ${listings.status} = 'listed' then ${listings.businessName} end`,
  slug: listings.slug,
}

/** What revisions say. `standing` is `opened` for the first entry of a listing, else where it stands since. */
async function listMoved(db: Database) {
  const rows = await db
    .select({
      ...columns,
      revision: revisions.revision,
      at: revisions.at,
      by: revisions.byKind,
      reason: revisions.reasonCode,
      status: sql<ListingStatus>`coalesce(${revisions.changes} -> 'status' ->> 1, 'listed')`,
      isFirst: sql<boolean>`${revisions.changes} -> 'status' ->> 0 is null`,
    })
    .from(revisions)
    .innerJoin(listings, eq(listings.id, revisions.listingId))
    // As the index says it.
    .where(sql`changes ?| array['status', 'mergedInto']`)
    .orderBy(desc(revisions.at))
    .limit(shown)
  return rows.map(({ status, isFirst, revision, ...row }) => ({
    ...row,
    key: `${row.publicId} ${revision}`,
    standing: isFirst && status === "listed" ? ("opened" as const) : status,
  }))
}

const isUnconfirmed = sql`${auditLog.details} ->> 'after' = 'unconfirmed'`

/** What the log of acts says: age takes a listing off the lists, and leaves its page; a confirmation brings it back. A doubt is nobody's business. */
async function listActs(db: Database, standing: "left-lists" | "back-in-lists", ...which: SQL[]) {
  const rows = await db
    .select({
      ...columns,
      id: auditLog.id,
      at: auditLog.at,
      by: sql<
        "owner" | "staff" | "system"
      >`case when ${auditLog.actorId} is null then ${auditLog.actor} else 'staff' end`,
    })
    .from(auditLog)
    .innerJoin(listings, eq(listings.id, sql`${auditLog.subjectId}::bigint`))
    .where(and(...which, eq(auditLog.subjectType, "listing"), ne(listings.status, "withdrawn")))
    .orderBy(desc(auditLog.id))
    .limit(shown)
  return rows.map(({ id, ...row }) => ({ ...row, key: `act ${id}`, reason: null, standing }))
}
