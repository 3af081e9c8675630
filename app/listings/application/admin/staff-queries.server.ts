import { and, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { applications, listings, users } from "#app/lib/db/schema.ts"
import type { PageClauses } from "#app/lib/list/keyset-page.server.ts"
import type { ListSearch } from "#app/lib/list/list-search.ts"
import { readPhoneNumber } from "#app/lib/text/phone-number.server.ts"
import { countSubmissions, listSubmissions } from "#app/review/submission-queries.server.ts"
import { applicationSubmission } from "../application-submission.server.ts"
import { listQuestions } from "../questions/list-questions.server.ts"
import { type ApplicationFilter, applicationFilters } from "./staff-list.ts"

const rowColumns = {
  id: applications.id,
  businessName: applications.businessName,
  ownerName: applications.ownerName,
  email: applications.email,
  businessType: applications.businessType,
  place: applications.place,
  status: applications.status,
  isSpam: applications.isSpam,
  suspicion: applications.suspicion,
  createdAt: applications.createdAt,
  waitsSince: applications.waitsSince,
  decidedAt: applications.decidedAt,
  decisions: applications.decisions,
}

/** One page of applications. @param kept ids of rows just decided, which stay in the list */
export function listForStaff(db: Database, search: ListSearch<ApplicationFilter>, kept: number[] = []) {
  const select = ({ where, orderBy, limit }: PageClauses) =>
    db
      .select(rowColumns)
      .from(applications)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
  return listSubmissions(db, applicationSubmission, search, select, kept)
}

/** Number of applications for each filter, capped. */
export function countByFilter(db: Database) {
  return countSubmissions(db, applicationSubmission, applicationFilters)
}

/** The whole application, its questions, and who decided it; undefined if there is none. */
export async function findForStaff(db: Database, id: number) {
  const [row] = await db
    .select({ application: applications, decidedBy: users.name, slug: listings.slug })
    .from(applications)
    .leftJoin(users, eq(users.id, applications.decidedBy))
    .leftJoin(listings, and(eq(listings.applicationId, applications.id), eq(listings.status, "listed")))
    .where(eq(applications.id, id))
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
