import { and, asc, eq, inArray, not, type SQL } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { merchantRequests, users } from "#app/db/schema.ts"
import {
  contains,
  countByFilters,
  listOrders,
  readKeysetPage,
} from "#app/platform/staff-list/keyset-page.server.ts"
import type { ListSearch } from "#app/platform/staff-list/list-search.ts"
import { type MerchantFilter, merchantFilters } from "./staff-list.ts"

const rowColumns = {
  id: merchantRequests.id,
  businessName: merchantRequests.businessName,
  ownerName: merchantRequests.ownerName,
  email: merchantRequests.email,
  businessType: merchantRequests.businessType,
  place: merchantRequests.place,
  status: merchantRequests.status,
  isSpam: merchantRequests.isSpam,
  suspicion: merchantRequests.suspicion,
  createdAt: merchantRequests.createdAt,
}

const orders = listOrders(merchantRequests)

/** One page of applications. */
export function listForStaff(db: Database, search: ListSearch<MerchantFilter>) {
  const { filter, q, sort } = search
  return readKeysetPage(db, orders[sort], search, ({ where, orderBy, limit }) =>
    db
      .select(rowColumns)
      .from(merchantRequests)
      .where(and(matches(filter), q ? contains(merchantRequests.staffSearchText, q) : undefined, where))
      .orderBy(...orderBy)
      .limit(limit),
  )
}

/** What is spam is only seen when it is asked for. */
function matches(filter: MerchantFilter | ""): SQL | undefined {
  if (filter === "spam") return eq(merchantRequests.isSpam, true)
  return and(not(merchantRequests.isSpam), filter ? eq(merchantRequests.status, filter) : undefined)
}

/** How many applications each filter finds, capped. */
export function countByFilter(db: Database) {
  return countByFilters(db, merchantRequests, merchantFilters, matches)
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
    .where(matches("pending"))
    .orderBy(asc(merchantRequests.id))
    .limit(count)
}

/** What applications are called and where they stand, in the order they came; unknown ones are left out. */
export async function listNames(db: Database, ids: number[]) {
  return db
    .select({
      id: merchantRequests.id,
      businessName: merchantRequests.businessName,
      status: merchantRequests.status,
    })
    .from(merchantRequests)
    .where(inArray(merchantRequests.id, ids))
    .orderBy(asc(merchantRequests.id))
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
    sortKey,
    decidedBy: _,
    ...application
  } = row.application
  return { ...application, decidedBy: row.decidedBy }
}
