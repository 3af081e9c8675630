import { and, eq, isNull } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { merchantRequests } from "#app/lib/db/schema.ts"
import type { SiteNow } from "#app/lib/site.ts"
import { openListing } from "#app/listings/listing/open-listing.server.ts"
import type { DirectoryCategory } from "#app/listings/options.ts"
import { welcomeDays } from "#app/listings/owners/owner-link-times.ts"
import { openPathOf } from "#app/listings/owners/owner-links.server.ts"
import { publicPayment } from "#app/listings/payment/payment-address.ts"
import { type DecisionContext, type DecisionOutcome, decide } from "#app/review/decision/decide.server.ts"
import { findPagePath } from "#app/settings/directory-stage.server.ts"
import { listingOf } from "../listing-of.ts"
import { merchantApprovedMail, merchantRejectedMail } from "../mails.ts"
import { merchantKind } from "../merchant-kind.server.ts"

/** Records when staff first looked at a pending application. Its applicant then reads 'in review'. */
export async function startReview(db: Database, id: number, now: Date): Promise<void> {
  await db
    .update(merchantRequests)
    .set({ reviewStartedAt: now })
    .where(
      and(
        eq(merchantRequests.id, id),
        eq(merchantRequests.status, "pending"),
        isNull(merchantRequests.reviewStartedAt),
      ),
    )
}

type Application = typeof merchantRequests.$inferSelect

/** Lists the business in the directory. Only a pending application can be decided, and only once. */
export function approve(
  db: Database,
  id: number,
  context: DecisionContext & SiteNow,
): Promise<DecisionOutcome> {
  return decide(db, merchantKind, id, { status: "approved" }, context, async (tx, application) => {
    const listing = await openListing(tx, listingOf(application), context)
    const facts = {
      ...factsFor(application, context),
      path: await findPagePath(tx, listing),
      ownerPath: await openPathOf(tx, application.email, context.now, welcomeDays * 24 * 60),
      paymentWaits:
        listing.walletAddress !== null && publicPayment(listing, context.now).walletNote?.kind === "ask",
    }
    return { mail: { kind: "merchant-approved", ...merchantApprovedMail(facts) } }
  })
}

/** @param reason shown in the mail and on the applicant's status page; null for none */
export function reject(
  db: Database,
  id: number,
  reason: string | null,
  context: DecisionContext,
): Promise<DecisionOutcome> {
  return decide(db, merchantKind, id, { status: "rejected", reason }, context, (_, application) => {
    const mail = merchantRejectedMail({ ...factsFor(application, context), reason })
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
      .update(merchantRequests)
      .set({ directoryCategory: category })
      .where(and(eq(merchantRequests.id, id), eq(merchantRequests.status, "pending")))
      .returning({ id: merchantRequests.id })
    if (!changed) return false
    const subject = { type: merchantKind.type, id }
    await recordAct(tx, "merchant.category-changed", subject, context, { category })
    return true
  })
}
