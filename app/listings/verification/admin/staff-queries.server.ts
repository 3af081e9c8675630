import { and, asc, desc, eq, gt, isNotNull, lt, ne, notExists, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingEvidence as evidence, listings } from "#app/lib/db/schema.ts"
import { cappedCountOf, countAll } from "#app/lib/list/keyset-page.server.ts"
import type { Listing } from "#app/listings/listing/listing-facts.ts"
import { type Verification, verificationStates } from "#app/listings/listing/listing-options.ts"
import { archiveDays, daysBefore, doubtDays, isSecondDoubt } from "#app/listings/listing/verification-rule.ts"
import { isUnseenReport } from "./staff-queue.server.ts"

/** Short lists for one day; the rest follows the next day. */
const atOnce = 10
const reportsAtOnce = 50
/** In days since the last confirmation. By then owners got nearly four questions by mail. */
const askAfterDays = 300
/** Days without another call after a call that was not answered. */
const restDays = 14

const isListed = eq(listings.status, "listed")
const columns = {
  id: listings.id,
  businessName: listings.businessName,
  freshness: listings.freshness,
  confirmedAt: listings.confirmedAt,
  doubtedAt: listings.doubtedAt,
  doubtClearedAt: listings.doubtClearedAt,
  phone: listings.phone,
}

export type HealthRow = Awaited<ReturnType<typeof listRows>>[number]

function listRows(db: Database, where: SQL | undefined, ...order: SQL[]) {
  return db
    .select(columns)
    .from(listings)
    .where(and(isListed, where))
    .orderBy(...order)
    .limit(atOnce)
}

/** Number of listings by verification status. */
export function countStates(db: Database) {
  const countOf = (state: Verification) =>
    cappedCountOf(listings, and(isListed, eq(listings.freshness, state)))
  return countAll(
    db,
    Object.fromEntries(verificationStates.map((state) => [state, countOf(state)])) as Record<
      Verification,
      SQL<number>
    >,
  )
}

/** Verification statistics and what staff should do: short lists, longest waiting first. */
export async function findHealth(db: Database, now: Date) {
  const askedLately = db
    .select({ id: evidence.id })
    .from(evidence)
    .where(
      and(
        ...[eq(evidence.listingId, listings.id), eq(evidence.source, "staff")],
        gt(evidence.at, daysBefore(now, restDays)),
      ),
    )
  const isOld = (state: Verification, days: number) =>
    and(eq(listings.freshness, state), lt(listings.confirmedAt, daysBefore(now, days)))
  const [counts, doubted, toAsk, toArchive, reports] = await Promise.all([
    countStates(db),
    listRows(db, isNotNull(listings.doubtedAt), asc(listings.doubtedAt)),
    listRows(
      db,
      and(isOld("ageing", askAfterDays), isNotNull(listings.phone), notExists(askedLately)),
      asc(listings.confirmedAt),
    ),
    listRows(db, isOld("unconfirmed", archiveDays), asc(listings.confirmedAt)),
    listReports(db, reportsAtOnce),
  ])
  return {
    counts,
    doubted: doubted.map((row) => ({ ...row, isForStaff: isForStaff(row, now) })),
    toAsk,
    toArchive,
    reports,
  }
}

/** The owner did not answer in time, or the owner's answer does not settle this doubt. */
const isForStaff = (doubt: Pick<Listing, "doubtedAt" | "doubtClearedAt">, now: Date) =>
  doubt.doubtedAt !== null && (doubt.doubtedAt < daysBefore(now, doubtDays) || isSecondDoubt(doubt))

function listReports(db: Database, count: number) {
  return (
    db
      .select({
        id: evidence.id,
        listingId: evidence.listingId,
        businessName: listings.businessName,
        answer: evidence.answer,
        at: evidence.at,
      })
      .from(evidence)
      .innerJoin(listings, eq(listings.id, evidence.listingId))
      // A merged listing has no page to check, and its reports do not apply to the remaining listing.
      .where(and(isUnseenReport, ne(listings.status, "merged")))
      .orderBy(asc(evidence.at))
      .limit(count)
  )
}

/** One listing with all its reports, newest first, or undefined. */
export async function findForCheck(db: Database, id: number, now: Date) {
  const [listing] = await db.select().from(listings).where(eq(listings.id, id))
  if (!listing || listing.status === "withdrawn" || listing.status === "merged") return undefined
  const said = await db
    .select({
      id: evidence.id,
      answer: evidence.answer,
      source: evidence.source,
      way: evidence.way,
      at: evidence.at,
      note: evidence.note,
      counted: evidence.counted,
      hasCode: sql<boolean>`${evidence.stickerCode} is not null`,
      suspicion: evidence.suspicion,
      isUnseen: sql<boolean>`${isUnseenReport}`,
    })
    .from(evidence)
    .where(eq(evidence.listingId, id))
    .orderBy(desc(evidence.at), desc(evidence.id))
    .limit(100)
  const canArchive =
    listing.status === "listed" &&
    listing.freshness === "unconfirmed" &&
    listing.confirmedAt !== null &&
    listing.confirmedAt < daysBefore(now, archiveDays)
  return { listing, evidence: said, isForStaff: isForStaff(listing, now), canArchive }
}
