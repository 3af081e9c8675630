import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { auditLog, listings, listingRevisions as revisions } from "#app/lib/db/schema.ts"
import type { ListingStatus } from "../listing/listing-options.ts"

const shown = 200

/**
 * Listings added to and removed from the directory or its lists, newest first: by whom, why, and the listing's public
 * id. Names are included only for listings that are in the directory now.
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

/** Entries from revisions. `standing` is `opened` for the first entry of a listing, else its new status. */
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
    // Must match the expression of the index.
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

/**
 * Entries from the audit log: age removes a listing from the lists but not its page; a confirmation brings it back.
 * Doubts are not public.
 */
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
