import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import {
  applications,
  auditLog,
  listingEvidence,
  listingImportLines,
  listingImports,
  listingPlaces,
  listingRevisions,
  listingSlugs,
  listings,
  mails,
  rateLimits,
  users,
} from "#app/lib/db/schema.ts"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"
import type { StaffMember } from "#app/review/decision/decide.server.ts"
import { admitted } from "#test/admitted.ts"
import { openListing } from "../listing/open-listing.server.ts"
import { columnsOf } from "./application-row.ts"
import type { ApplicationValues } from "./application-rules.ts"
import { listingOf } from "./listing-of.ts"
import { submitApplication } from "./registration/registration.server.ts"
import { application, shortApplication } from "./test-application.ts"

export const publicUrl = "https://guap.example"
/** Approving signs the owner's link with it. */
export const secrets = deriveSecrets("a secret of the tests, and of nothing else")
export const start = new Date("2026-05-01T12:00:00Z")
export const minutes = (count: number) => new Date(start.getTime() + count * 60_000)

export function submit(
  db: Database,
  change: Partial<ApplicationValues> = {},
  context?: Parameters<typeof admitted>[0],
) {
  return submitApplication(db, { ...application, ...change }, admitted(context))
}

/** Submits an application and @returns its id. */
export async function addApplication(db: Database, change: Partial<ApplicationValues> = {}): Promise<number> {
  await submit(db, change)
  return Math.max(...(await db.select({ id: applications.id }).from(applications)).map((row) => row.id))
}

export async function addStaff(db: Database, name: string): Promise<StaffMember> {
  const email = `${name.toLowerCase()}@guap.example`
  await db.insert(users).values({ id: name, name, email, isAdmin: true, createdAt: start })
  return { id: name, name }
}

type Row = typeof applications.$inferInsert

const cloth = {
  ...shortApplication,
  businessName: "Kente House",
  businessType: "Retail",
  directoryCategory: "Fashion & Apparel",
  description: "Cloth by the yard.",
  ownerName: "Secret Owner",
  email: "secret@mail.example",
  ...{ phone: "", address: "1 Main Street", zip: "" },
}

/** A row of an approved application, for tests that need many rows. */
export function approvedRow(change: Partial<Row> = {}): Row {
  const row = {
    ...columnsOf(cloth),
    submissionKey: randomUUID(),
    status: "approved" as const,
    stateTokenHash: randomUUID(),
    termsAcceptedAt: start,
    createdAt: start,
    decidedAt: start,
    ...change,
  }
  return row
}

/** Adds approved applications, each with its listing. @param rows may set the slug of the page as well */
export async function addApplications(
  db: Database,
  rows: (Partial<Row> & { slug?: string | null })[],
): Promise<void> {
  for (const { slug, ...row } of rows) {
    const [application] = await db.insert(applications).values(approvedRow(row)).returning()
    if (!application) throw new Error("Nothing was inserted")
    if (application.status !== "approved") continue
    const now = application.decidedAt ?? start
    const { id } = await openListing(db, listingOf(application), { by: null, now })
    if (!slug) continue
    await db.update(listings).set({ slug }).where(eq(listings.id, id))
    await db.insert(listingSlugs).values({ slug, listingId: id }).onConflictDoNothing()
  }
}

/** Tables of applications and listings, in an order in which they can be emptied. */
export const applicationTables = [
  ...[listingImportLines, listingEvidence, listingSlugs, listingRevisions],
  ...[listings, listingImports, applications],
]

/** Empties the tables that registration and review write. The audit log cannot be emptied: see `auditOf`. */
export async function emptyApplications(db: Database): Promise<void> {
  for (const table of [...applicationTables, listingPlaces, mails, rateLimits, users]) await db.delete(table)
}

export const allMails = (db: Database) => db.select().from(mails).orderBy(mails.createdAt, mails.kind)

/** Audit log entries of one application, oldest first. */
export async function auditOf(db: Database, id: number) {
  const entries = await db.select().from(auditLog).orderBy(auditLog.id)
  return entries.filter((entry) => entry.subjectType === "merchant" && entry.subjectId === String(id))
}
