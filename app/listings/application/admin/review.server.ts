import { and, eq, isNull } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { applications } from "#app/lib/db/schema.ts"
import type { SiteNow } from "#app/lib/site.ts"
import { openListing } from "#app/listings/listing/open-listing.server.ts"
import type { DirectoryCategory } from "#app/listings/options.ts"
import { welcomeDays } from "#app/listings/owners/owner-link-times.ts"
import { openPathOf } from "#app/listings/owners/owner-links.server.ts"
import { publicPayment } from "#app/listings/payment/payment-address.ts"
import { type DecisionContext, type DecisionOutcome, decide } from "#app/review/decision/decide.server.ts"
import { findPagePath } from "#app/settings/directory-stage.server.ts"
import { applicationSubmission } from "../application-submission.server.ts"
import { listingOf } from "../listing-of.ts"
import { applicationApprovedMail, applicationRejectedMail } from "../mails.ts"

/** Records when staff first looked at a pending application. Its applicant then reads 'in review'. */
export async function startReview(db: Database, id: number, now: Date): Promise<void> {
  await db
    .update(applications)
    .set({ reviewStartedAt: now })
    .where(
      and(eq(applications.id, id), eq(applications.status, "pending"), isNull(applications.reviewStartedAt)),
    )
}

type Application = typeof applications.$inferSelect

/** Lists the business in the directory. Only a pending application can be decided, and only once. */
export function approve(
  db: Database,
  id: number,
  context: DecisionContext & SiteNow,
): Promise<DecisionOutcome> {
  return decide(db, applicationSubmission, id, { status: "approved" }, context, async (tx, application) => {
    const listing = await openListing(tx, listingOf(application), context)
    const facts = {
      ...factsFor(application, context),
      path: await findPagePath(tx, listing),
      ownerPath: await openPathOf(tx, application.email, context.now, welcomeDays * 24 * 60),
      paymentWaits:
        listing.walletAddress !== null && publicPayment(listing, context.now).walletNote?.kind === "ask",
    }
    return { mail: { kind: "merchant-approved", ...applicationApprovedMail(facts) } }
  })
}

/** @param reason shown in the mail and on the applicant's status page; null for none */
export function reject(
  db: Database,
  id: number,
  reason: string | null,
  context: DecisionContext,
): Promise<DecisionOutcome> {
  return decide(db, applicationSubmission, id, { status: "rejected", reason }, context, (_, application) => {
    const mail = applicationRejectedMail({ ...factsFor(application, context), reason })
    return { mail: { kind: "merchant-rejected", ...mail } }
  })
}

function factsFor({ businessName }: Application, { publicUrl }: DecisionContext) {
  return { business: businessName, publicUrl }
}

/** @returns false if there is no such application or it is decided: then the category is changed on its listing */
export async function changeCategory(
  db: Database,
  id: number,
  category: DirectoryCategory,
  context: Pick<DecisionContext, "by" | "now">,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(applications)
      .set({ directoryCategory: category })
      .where(and(eq(applications.id, id), eq(applications.status, "pending")))
      .returning({ id: applications.id })
    if (!changed) return false
    const subject = { type: applicationSubmission.type, id }
    await recordAct(tx, "merchant.category-changed", subject, context, { category })
    return true
  })
}
