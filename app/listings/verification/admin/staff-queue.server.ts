import { and, eq, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm"
import { listingEvidence as evidence, listings } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { daysBefore, doubtDays, secondDoubtDays } from "#app/listings/listing/verification-rule.ts"
import type { StaffQueue } from "#app/review/staff-queue.ts"
import { listingVerification } from "#content/en/listing-verification.ts"

const path = pathTo("/admin/listing-health")

/** A visitor's report that no staff member has seen. */
export const isUnseenReport = and(eq(evidence.source, "visitor"), isNull(evidence.seenAt))

/** Same rule as `isForStaff` (staff-queries.server.ts): the owner did not answer in time, or cannot settle this doubt. */
const isDoubtForStaff = (now: Date) =>
  and(
    eq(listings.status, "listed"),
    isNotNull(listings.doubtedAt),
    or(
      lt(listings.doubtedAt, daysBefore(now, doubtDays)),
      sql`${listings.doubtClearedAt} > ${listings.doubtedAt} - make_interval(days => ${secondDoubtDays})`,
    ),
  )

/** One row per reason to check a listing, without merged listings, which have no page. */
const reasons = (now: Date) => sql`
  select ${listings.id} as id, ${listings.businessName} as name, ${evidence.at} as since
  from ${evidence} join ${listings} on ${eq(listings.id, evidence.listingId)}
  where ${and(isUnseenReport, ne(listings.status, "merged"))}
  union all
  select ${listings.id}, ${listings.businessName}, ${listings.doubtedAt} from ${listings} where ${isDoubtForStaff(now)}`

/** Staff queue of listings with an unseen report or a doubt that staff decide. */
export const listingCheckQueue: StaffQueue = {
  type: "listing-check",
  plural: "listing-checks",
  path,
  href: path,
  hrefOf: ({ id }) => pathTo("/admin/listing-health/:id", { id }),
  get words() {
    return listingVerification.staff.queue
  },
  countOf: (now, cap) => sql<number>`
    (select count(*)::int from (select distinct id from (${reasons(now)}) as reasons limit ${cap + 1}) as capped)`,
  oldest: (now, most) => sql`
    select id, name, min(since) as sent_at, min(since) as since
    from (${reasons(now)}) as reasons group by reasons.id, name order by 3 limit ${most}`,
}
