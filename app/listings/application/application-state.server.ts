import { and, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { applications, listings } from "#app/lib/db/schema.ts"
import { hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import { listQuestions } from "./questions/list-questions.server.ts"

/** What the holder of an applicant's secret link may see, or undefined for an unknown token. */
export async function findApplicationState(db: Database, token: string) {
  const [row] = await db
    .select({
      id: applications.id,
      businessName: applications.businessName,
      status: applications.status,
      reviewStartedAt: applications.reviewStartedAt,
      createdAt: applications.createdAt,
      decidedAt: applications.decidedAt,
      rejectionReason: applications.rejectionReason,
      slug: listings.slug,
    })
    .from(applications)
    .leftJoin(listings, and(eq(listings.applicationId, applications.id), eq(listings.status, "listed")))
    .where(eq(applications.stateTokenHash, hashLinkToken(token)))
  if (!row) return undefined
  const { status, reviewStartedAt, ...application } = row
  const [asked] = status === "asked" ? await listQuestions(db, row.id) : []
  const state = status === "pending" ? (reviewStartedAt ? "in review" : "received") : status
  return { ...application, state, question: asked?.question } as const
}

const addressShownMs = 60 * 60 * 1000

/**
 * What the page after the form shows of an application, so that its sender notices a typo in the mail address. The address is
 * shown for one hour only: the link may be forwarded later.
 */
export async function findSubmitted(db: Database, token: string, now: Date) {
  const [row] = await db
    .select({ id: applications.id, email: applications.email, createdAt: applications.createdAt })
    .from(applications)
    .where(eq(applications.stateTokenHash, hashLinkToken(token)))
  if (!row) return undefined
  return { id: row.id, email: now.getTime() - row.createdAt.getTime() < addressShownMs ? row.email : null }
}
