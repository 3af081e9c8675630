import { and, asc, desc, eq, gt, isNull, like, lt, or, type SQL, sql } from "drizzle-orm"
import { type Database, sqlState } from "#app/db/client.server.ts"
import { merchantRequests, users } from "#app/db/schema.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import { fold, slugify } from "#app/platform/fold.ts"
import { queueMail } from "#app/platform/mail/outbox.server.ts"
import { merchantApprovedMail, merchantRejectedMail } from "./mails.tsx"
import type { DirectoryCategory, MerchantStatus } from "./options.ts"
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
        q ? like(merchantRequests.staffSearchText, `%${fold(q).replace(/[\\%_]/g, "\\$&")}%`) : undefined,
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

/** How many applications each status has; a status with more than 10,000 reads 10,001. */
export async function countByStatus(db: Database): Promise<Record<MerchantStatus, number>> {
  const capped = (status: MerchantStatus) =>
    sql`(select count(*)::int from (select 1 from ${merchantRequests} where ${merchantRequests.status} = ${status} limit ${countCap + 1}) as some)`
  const { rows } = await db.execute(
    sql`select ${capped("pending")} as pending, ${capped("approved")} as approved, ${capped("rejected")} as rejected`,
  )
  return rows[0] as Record<MerchantStatus, number>
}

/** The applications that have waited longest. */
export async function listWaiting(db: Database, count: number) {
  return db
    .select({ id: merchantRequests.id, businessName: merchantRequests.businessName, createdAt: merchantRequests.createdAt })
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
  const { submissionKey, stateTokenHash, searchText, staffSearchText, decidedBy: _, ...application } = row.application
  return { ...application, decidedBy: row.decidedBy }
}

/** Notes that staff opened the application: its applicant then reads 'in review'. */
export async function startReview(db: Database, id: number, now: Date): Promise<void> {
  await db
    .update(merchantRequests)
    .set({ reviewStartedAt: now })
    .where(and(eq(merchantRequests.id, id), eq(merchantRequests.status, "pending"), isNull(merchantRequests.reviewStartedAt)))
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
export function reject(db: Database, id: number, reason: string | null, context: DecisionContext): Promise<DecisionOutcome> {
  return decide(db, id, { status: "rejected", reason }, context)
}

type DecisionContext = { by: StaffMember; publicUrl: string; now: Date }

async function decide(db: Database, id: number, decision: Decision, context: DecisionContext): Promise<DecisionOutcome> {
  // Two shops of one name approved at once want the same address; the unique key lets one have it, the other tries again.
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => decideOnce(tx, id, decision, context))
    } catch (error) {
      if (sqlState(error) !== "23505" || attempt === 5) throw error
    }
  }
}

async function decideOnce(db: Database, id: number, decision: Decision, { by, publicUrl, now }: DecisionContext): Promise<DecisionOutcome> {
  const application = await findForStaff(db, id)
  if (!application) return { kind: "not-found" }
  const slug = decision.status === "approved" ? await freeSlug(db, application.businessName) : null
  const reason = decision.status === "rejected" ? decision.reason : null
  const [decided] = await db
    .update(merchantRequests)
    .set({ status: decision.status, slug, rejectionReason: reason, decidedAt: now, decidedBy: by.id })
    .where(and(eq(merchantRequests.id, id), eq(merchantRequests.status, "pending")))
    .returning({ email: merchantRequests.email })
  if (!decided) {
    // Read again: the faster decision was committed after our first look.
    const current = (await findForStaff(db, id)) ?? application
    return { kind: "already-decided", name: current.businessName, status: current.status, by: current.decidedBy, at: current.decidedAt }
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
    .where(or(eq(merchantRequests.slug, base), like(merchantRequests.slug, `${base}-%`)) as SQL)
  const slugs = new Set(taken.map((row) => row.slug))
  let slug = base
  for (let number = 2; slugs.has(slug); number++) slug = `${base}-${number}`
  return slug
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
