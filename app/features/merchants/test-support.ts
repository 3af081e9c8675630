import { randomUUID } from "node:crypto"
import type { Database } from "#app/db/client.server.ts"
import { auditLog, mails, merchantPlaces, merchantRequests, users } from "#app/db/schema.ts"
import { type ApplicationValues, emptyApplication } from "./application-rules.ts"
import { submitApplication } from "./registration.server.ts"
import type { StaffMember } from "./review.server.ts"
import { searchTextOf } from "./search-text.ts"

export const publicUrl = "https://guap.example"
export const start = new Date("2026-05-01T12:00:00Z")
export const minutes = (count: number) => new Date(start.getTime() + count * 60_000)

/** A complete application; a test changes what it is about. */
export const application: ApplicationValues = {
  ...emptyApplication,
  businessName: "Ọ̀yọ́ Kitchen",
  businessType: "Restaurant/Food Service",
  directoryCategory: "Food & Dining",
  website: "https://oyo.example",
  email: "owner@oyo.example",
  phone: "+1 404 555 0134",
  ownerName: "Adé Ọlá",
  description: "Jollof rice and suya.\nOpen daily.",
  address: "12 Peachtree Street",
  city: "Atlanta",
  state: "GA",
  zip: "30303",
  country: "United States",
  walletAddress: "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ",
  acceptTerms: true,
}

export function submit(
  db: Database,
  change: Partial<ApplicationValues> = {},
  context: { submissionKey?: string; suspicion?: string | null; now?: Date } = {},
) {
  const { submissionKey = randomUUID(), suspicion = null, now = start } = context
  return submitApplication(db, { ...application, ...change }, { submissionKey, suspicion, publicUrl, now })
}

/** Sends an application in and @returns its id. */
export async function addApplication(db: Database, change: Partial<ApplicationValues> = {}): Promise<number> {
  const outcome = await submit(db, change)
  if (!outcome.ok) throw outcome.error
  return Math.max(
    ...(await db.select({ id: merchantRequests.id }).from(merchantRequests)).map((row) => row.id),
  )
}

export async function addStaff(db: Database, name: string): Promise<StaffMember> {
  const times = { createdAt: start, updatedAt: start }
  const email = `${name.toLowerCase()}@guap.example`
  await db.insert(users).values({ id: name, name, email, emailVerified: false, isAdmin: true, ...times })
  return { id: name, name }
}

type Row = typeof merchantRequests.$inferInsert

/** A row as an approved application leaves it, for what many rows are needed for. */
export function approvedRow(change: Partial<Row> = {}): Row {
  const { businessName, businessType, directoryCategory, description, ownerName, email } = {
    businessName: "Kente House",
    businessType: "Retail" as const,
    directoryCategory: "Fashion & Apparel" as const,
    description: "Cloth by the yard.",
    ownerName: "Secret Owner",
    email: "secret@mail.example",
    ...change,
  }
  const { city = "Atlanta", state = "GA" } = change
  return {
    submissionKey: randomUUID(),
    status: "approved",
    slug: randomUUID(),
    stateTokenHash: randomUUID(),
    address: "1 Main Street",
    country: "United States",
    termsAcceptedAt: start,
    createdAt: start,
    decidedAt: start,
    ...change,
    ...{ businessName, businessType, directoryCategory, description, ownerName, email, city, state },
    searchText: searchTextOf({ businessName, description, businessType }),
  }
}

export async function addMerchants(db: Database, rows: Partial<Row>[]): Promise<void> {
  await db.insert(merchantRequests).values(rows.map(approvedRow))
}

/** Everything the flow writes, for a test that starts from nothing. The audit log cannot be emptied: see `auditOf`. */
export async function emptyMerchants(db: Database): Promise<void> {
  for (const table of [merchantRequests, merchantPlaces, mails, users]) await db.delete(table)
}

export const allMails = (db: Database) => db.select().from(mails).orderBy(mails.createdAt, mails.kind)

/** What the log says of one application, oldest first. */
export async function auditOf(db: Database, id: number) {
  const entries = await db.select().from(auditLog).orderBy(auditLog.id)
  return entries.filter((entry) => entry.subjectType === "merchant" && entry.subjectId === String(id))
}
