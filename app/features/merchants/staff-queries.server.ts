import { and, asc, desc, eq, gt, like, lt, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { merchantRequests, users } from "#app/db/schema.ts"
import { fold } from "#app/platform/fold.ts"
import type { MerchantStatus } from "./options.ts"
import { isShort, likePattern } from "./search-text.ts"
import { countCap, type StaffSearch } from "./staff-search.ts"

export const staffPageSize = 50

const rowColumns = {
  id: merchantRequests.id,
  businessName: merchantRequests.businessName,
  ownerName: merchantRequests.ownerName,
  email: merchantRequests.email,
  businessType: merchantRequests.businessType,
  place: merchantRequests.place,
  status: merchantRequests.status,
  suspicion: merchantRequests.suspicion,
  createdAt: merchantRequests.createdAt,
}

/** One page of applications, newest first. Pages continue from a row (`before` its id), so that page 2,000 costs as little as page 2. */
export async function listForStaff(db: Database, { status, q, before, after }: StaffSearch) {
  const backwards = after !== undefined
  const rows = await db
    .select(rowColumns)
    .from(merchantRequests)
    .where(
      and(
        status ? eq(merchantRequests.status, status) : undefined,
        q ? contains(q) : undefined,
        before !== undefined ? lt(merchantRequests.id, before) : undefined,
        backwards ? gt(merchantRequests.id, after) : undefined,
      ),
    )
    .orderBy(backwards ? asc(merchantRequests.id) : desc(merchantRequests.id))
    .limit(staffPageSize + 1)
  const more = rows.length > staffPageSize
  const page = rows.slice(0, staffPageSize)
  if (backwards) page.reverse()
  return {
    rows: page,
    hasNewer: backwards ? more : before !== undefined,
    hasOlder: backwards ? true : more,
  }
}

/** The whole query anywhere in the text, case and diacritics aside. */
function contains(query: string): SQL | undefined {
  const folded = fold(query)
  const text = merchantRequests.staffSearchText
  return and(
    like(text, likePattern(folded)),
    // Says the same again, for the index merchant_requests_staff_grams.
    isShort(folded) ? sql`short_grams(${text}, '{}') @> array[${folded}]` : undefined,
  )
}

/** How many applications each status has; a status with more than 10,000 reads 10,001. */
export async function countByStatus(db: Database): Promise<Record<MerchantStatus, number>> {
  const capped = (status: MerchantStatus) =>
    sql`(select count(*)::int from (select 1 from ${merchantRequests} where ${merchantRequests.status} = ${status} limit ${countCap + 1}) as capped)`
  const { rows } = await db.execute(
    sql`select ${capped("pending")} as pending, ${capped("approved")} as approved, ${capped("rejected")} as rejected`,
  )
  return rows[0] as Record<MerchantStatus, number>
}

/** The applications that have waited longest. */
export async function listWaiting(db: Database, count: number) {
  return db
    .select({
      id: merchantRequests.id,
      businessName: merchantRequests.businessName,
      createdAt: merchantRequests.createdAt,
    })
    .from(merchantRequests)
    .where(eq(merchantRequests.status, "pending"))
    .orderBy(asc(merchantRequests.id))
    .limit(count)
}

/** The whole application and who decided it, or undefined. */
export async function findForStaff(db: Database, id: number) {
  const [row] = await db
    .select({ application: merchantRequests, decidedBy: users.name })
    .from(merchantRequests)
    .leftJoin(users, eq(users.id, merchantRequests.decidedBy))
    .where(eq(merchantRequests.id, id))
  if (!row) return undefined
  const {
    submissionKey,
    stateTokenHash,
    searchText,
    staffSearchText,
    decidedBy: _,
    ...application
  } = row.application
  return { ...application, decidedBy: row.decidedBy }
}
