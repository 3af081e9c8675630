import { and, eq, isNull, like, or } from "drizzle-orm"
import { type Database, sqlState } from "#app/db/client.server.ts"
import { merchantRequests } from "#app/db/schema.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import { type BulkOutcome, decideAll } from "#app/features/moderation/bulk.ts"
import * as spam from "#app/features/moderation/spam.server.ts"
import { slugify } from "#app/platform/fold.ts"
import { firstFreeSlug } from "#app/platform/free-slug.ts"
import { queueMail } from "#app/platform/mail/outbox.server.ts"
import { merchantApprovedMail, merchantRejectedMail } from "./mails.tsx"
import type { DirectoryCategory, MerchantStatus } from "./options.ts"
import { findForStaff } from "./staff-queries.server.ts"

/** Notes that staff opened the application: its applicant then reads 'in review'. */
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

export type StaffMember = { id: string; name: string }

export type DecisionOutcome =
  | { kind: "decided"; name: string }
  /** Somebody was faster; nothing was changed. */
  | { kind: "already-decided"; name: string; status: MerchantStatus; by: string | null; at: Date | null }
  | { kind: "not-found" }

type Decision = { status: "approved" } | { status: "rejected"; reason: string | null }

/** Lists the business in the directory. Only a pending application can be decided, once. */
export function approve(db: Database, id: number, context: DecisionContext): Promise<DecisionOutcome> {
  return decide(db, id, { status: "approved" }, context)
}

/** @param reason goes into the mail and onto the applicant's state page; null for none */
export function reject(
  db: Database,
  id: number,
  reason: string | null,
  context: DecisionContext,
): Promise<DecisionOutcome> {
  return decide(db, id, { status: "rejected", reason }, context)
}

/** Decides one after the other, each by itself: what somebody else has decided meanwhile stays as it is. */
export async function approveAll(
  db: Database,
  ids: number[],
  context: DecisionContext,
): Promise<BulkOutcome> {
  return decideAll(ids, (id) => approve(db, id, context))
}

export async function rejectAll(
  db: Database,
  ids: number[],
  reason: string | null,
  context: DecisionContext,
): Promise<BulkOutcome> {
  return decideAll(ids, (id) => reject(db, id, reason, context))
}

/** Only what waits can be spam: a decision has been told to its applicant. @returns how many were moved */
export async function markSpam(
  db: Database,
  ids: number[],
  isSpam: boolean,
  context: Pick<DecisionContext, "by" | "now">,
): Promise<string> {
  const waits = eq(merchantRequests.status, "pending")
  return String(
    await spam.markSpam(db, merchantRequests, "merchant", ids, isSpam, { ...context, where: waits }),
  )
}

type DecisionContext = { by: StaffMember; publicUrl: string; now: Date }

async function decide(
  db: Database,
  id: number,
  decision: Decision,
  context: DecisionContext,
): Promise<DecisionOutcome> {
  // Two shops of one name approved at once want the same address; the unique key lets one have it, the other tries again.
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => decideOnce(tx, id, decision, context))
    } catch (error) {
      if (sqlState(error) !== "23505" || attempt === 5) throw error
    }
  }
}

async function decideOnce(
  db: Database,
  id: number,
  decision: Decision,
  { by, publicUrl, now }: DecisionContext,
): Promise<DecisionOutcome> {
  const application = await findForStaff(db, id)
  if (!application) return { kind: "not-found" }
  const slug = decision.status === "approved" ? await freeSlug(db, application.businessName) : null
  const reason = decision.status === "rejected" ? decision.reason : null
  const [decided] = await db
    .update(merchantRequests)
    .set({
      status: decision.status,
      slug,
      rejectionReason: reason,
      decidedAt: now,
      decidedBy: by.id,
      // Who decides has judged that too.
      isSpam: false,
    })
    .where(and(eq(merchantRequests.id, id), eq(merchantRequests.status, "pending")))
    .returning({ email: merchantRequests.email })
  if (!decided) {
    // Read again: the faster decision was committed after our first look.
    const current = (await findForStaff(db, id)) ?? application
    return {
      kind: "already-decided",
      name: current.businessName,
      status: current.status,
      by: current.decidedBy,
      at: current.decidedAt,
    }
  }

  const action = `merchant.${decision.status}`
  await recordAudit(db, {
    at: now,
    actorId: by.id,
    actor: by.name,
    action,
    subjectType: "merchant",
    subjectId: String(id),
    details: reason ? { reason } : {},
  })
  const facts = { business: application.businessName, owner: application.ownerName, publicUrl }
  const mail = slug
    ? await merchantApprovedMail({ ...facts, path: `/merchant-directory/${slug}` })
    : await merchantRejectedMail({ ...facts, reason })
  const kind = `merchant-${decision.status}`
  await queueMail(db, { ...mail, kind, dedupeKey: `${kind}:${id}`, to: decided.email }, now)
  return { kind: "decided", name: application.businessName }
}

/** The first free address made of the name: 'mamas-place', then 'mamas-place-2'. */
async function freeSlug(db: Database, businessName: string): Promise<string> {
  const spelled = slugify(businessName) || "merchant"
  // 'sample-' is what the invented listings of a preview are called.
  const base = spelled.startsWith("sample-") ? `shop-${spelled}` : spelled
  const taken = await db
    .select({ slug: merchantRequests.slug })
    .from(merchantRequests)
    .where(or(eq(merchantRequests.slug, base), like(merchantRequests.slug, `${base}-%`)))
  return firstFreeSlug(base, taken)
}

/** @returns false when there is no such application */
export async function changeCategory(
  db: Database,
  id: number,
  category: DirectoryCategory,
  { by, now }: { by: StaffMember; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(merchantRequests)
      .set({ directoryCategory: category })
      .where(eq(merchantRequests.id, id))
      .returning({ id: merchantRequests.id })
    if (!changed) return false
    await recordAudit(tx, {
      at: now,
      actorId: by.id,
      actor: by.name,
      action: "merchant.category-changed",
      subjectType: "merchant",
      subjectId: String(id),
      details: { category },
    })
    return true
  })
}
