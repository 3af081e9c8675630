import { readFileSync } from "node:fs"
import path from "node:path"
import { inArray } from "drizzle-orm"
import { recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { applicationQuestions, applications } from "#app/lib/db/schema.ts"
import { columnsOf } from "#app/listings/application/application-row.ts"
import { listingOf } from "#app/listings/application/listing-of.ts"
import { openListing } from "#app/listings/listing/open-listing.server.ts"
import { type DemoListing, readDemoListings } from "./demo-listings.ts"

export function listDemoListings(): DemoListing[] {
  return readDemoListings(readFileSync(path.join(import.meta.dirname, "demo-listings.tsv"), "utf8"))
}

/** Adds missing demo applications, each with its audit rows, in one transaction. No mail is sent. */
export async function seedDemoListings(db: Database): Promise<DemoListing[]> {
  return db.transaction(async (tx) => {
    const all = listDemoListings().sort((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime())
    const keys = all.map((merchant) => merchant.submissionKey)
    const rows = await tx
      .select({ key: applications.submissionKey })
      .from(applications)
      .where(inArray(applications.submissionKey, keys))
    const present = new Set(rows.map((row) => row.key))
    const added: DemoListing[] = []
    for (const merchant of all)
      if (!present.has(merchant.submissionKey) && (await insert(tx, merchant))) added.push(merchant)
    return added
  })
}

/** @returns false if another seeding inserted it first */
async function insert(db: Database, merchant: DemoListing): Promise<boolean> {
  const { submissionKey, values, status, rejectionReason, question } = merchant
  const { submittedAt, reviewStartedAt, decidedAt } = merchant
  const [created] = await db
    .insert(applications)
    .values({
      ...columnsOf(values),
      submissionKey,
      status,
      rejectionReason,
      // No token has this hash, so no link opens the applicant's page of an invented business.
      stateTokenHash: `demo:${submissionKey}`,
      termsAcceptedAt: submittedAt,
      createdAt: submittedAt,
      reviewStartedAt,
      decidedAt,
      decisions: question ? 1 : 0,
    })
    .onConflictDoNothing({ target: applications.submissionKey })
    .returning()
  if (!created) return false
  if (status === "approved" && decidedAt)
    await openListing(db, listingOf(created), { by: null, now: decidedAt })
  if (question && decidedAt)
    await db.insert(applicationQuestions).values({
      ...{ applicationId: created.id, number: 1, question, askedAt: decidedAt },
      // No token has this hash either.
      tokenHash: `demo:${submissionKey}`,
    })

  const by = { actorId: null, actor: "demo", subjectType: "merchant", subjectId: String(created.id) }
  await recordAudit(db, { ...by, at: submittedAt, action: "merchant.submitted" })
  if (decidedAt) {
    const details = rejectionReason ? { reason: rejectionReason } : undefined
    await recordAudit(db, { ...by, at: decidedAt, action: `merchant.${status}`, details })
  }
  return true
}
