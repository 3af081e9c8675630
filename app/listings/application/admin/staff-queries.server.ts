import { and, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listings, merchantRequests, users } from "#app/lib/db/schema.ts"
import type { PageClauses } from "#app/lib/list/keyset-page.server.ts"
import type { ListSearch } from "#app/lib/list/list-search.ts"
import { readPhoneNumber } from "#app/lib/text/phone-number.server.ts"
import { countSubmissions, listSubmissions } from "#app/review/submission-queries.server.ts"
import { merchantKind } from "../merchant-kind.server.ts"
import { listQuestions } from "../questions/list-questions.server.ts"
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
  waitsSince: merchantRequests.waitsSince,
  decidedAt: merchantRequests.decidedAt,
  decisions: merchantRequests.decisions,
}

/** One page of applications. @param kept ids of rows just decided, which stay in the list */
export function listForStaff(db: Database, search: ListSearch<MerchantFilter>, kept: number[] = []) {
  const select = ({ where, orderBy, limit }: PageClauses) =>
    db
      .select(rowColumns)
      .from(merchantRequests)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
  return listSubmissions(db, merchantKind, search, select, kept)
}

/** Number of applications for each filter, capped. */
export function countByFilter(db: Database) {
  return countSubmissions(db, merchantKind, merchantFilters)
}

/** The whole application, its questions, and who decided it; undefined if there is none. */
export async function findForStaff(db: Database, id: number) {
  const [row] = await db
    .select({ application: merchantRequests, decidedBy: users.name, slug: listings.slug })
    .from(merchantRequests)
    .leftJoin(users, eq(users.id, merchantRequests.decidedBy))
    .leftJoin(listings, and(eq(listings.applicationId, merchantRequests.id), eq(listings.status, "listed")))
    .where(eq(merchantRequests.id, id))
  if (!row) return undefined
  const {
    submissionKey,
    stateTokenHash,
    staffSearchText,
    sortKey,
    decidedBy: _,
    ...application
  } = row.application
  const { phone, country } = application
  const phoneIsUnread = phone !== null && !readPhoneNumber(phone, country)
  const questions = await listQuestions(db, id)
  return { ...application, questions, phoneIsUnread, decidedBy: row.decidedBy, slug: row.slug }
}
