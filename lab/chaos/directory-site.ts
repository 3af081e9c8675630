import { randomUUID } from "node:crypto"
import { startEmbeddedPostgres } from "@guapcoin/embedded-postgres"
import { inArray, sql } from "drizzle-orm"
import { sessionCookie } from "#app/auth/sessions/session-cookie.server.ts"
import { openSession, type SessionHolder } from "#app/auth/sessions/sessions.server.ts"
import { connectDatabase, type Database } from "#app/lib/db/client.server.ts"
import { applications, listings, users } from "#app/lib/db/schema.ts"
import { createLog } from "#app/lib/log/log.ts"
import { loadSecrets } from "#app/lib/secrets/key-encryption-keys.server.ts"
import { confirmListing } from "#app/listings/listing/confirm-listing.server.ts"
import { openListing } from "#app/listings/listing/open-listing.server.ts"
import { isTaken, openForm, registration } from "../../e2e/form-posts.ts"
import type { ProductProcess } from "../../e2e/product-process.ts"
import { quietly } from "./directory-part.ts"

export type Shop = { id: number; publicId: string; slug: string; ownerEmail: string; cookie: string }

const dayMs = 24 * 60 * 60 * 1000
const ago = (days: number) => new Date(Date.now() - days * dayMs)

/** Connects to the product's embedded database, whether or not the product runs. */
export const connectionTo = async ({ dataDir }: Pick<ProductProcess, "dataDir">) =>
  (await startEmbeddedPostgres({ dataDir, mode: "join" })).connection

export async function inDatabaseOf<T>(
  product: Pick<ProductProcess, "dataDir">,
  use: (db: Database) => Promise<T>,
): Promise<T> {
  const server = await startEmbeddedPostgres({ dataDir: product.dataDir, mode: "join" })
  const client = connectDatabase(
    server.connection,
    createLog(() => {}),
    { max: 2 },
  )
  try {
    return await use(client.db)
  } finally {
    await client.close()
    await server.stop()
  }
}

/** Opens a session, as a link or a password would. @returns the cookie */
async function cookieOf(db: Database, product: ProductProcess, holder: SessionHolder): Promise<string> {
  const opened = { replaces: undefined, userAgent: "", now: new Date() }
  const site = { secrets: loadSecrets(product.dataDir), publicUrl: product.origin }
  return sessionCookie(holder.kind, site).issue(await openSession(db, holder, opened))
}

export async function staffCookie(db: Database, product: ProductProcess): Promise<string> {
  const [user] = await db.select({ id: users.id }).from(users).limit(1)
  if (!user) throw new Error("There is no administrator")
  return cookieOf(db, product, { kind: "staff", userId: user.id })
}

/** Adds listings whose owners are signed in. */
export async function addShops(db: Database, product: ProductProcess, count: number): Promise<Shop[]> {
  const shops: Shop[] = []
  for (let number = 0; number < count; number++) {
    const ownerEmail = `${randomUUID()}@example.org`
    const { id, publicId, slug } = await addListing(db, `Chaos shop ${randomUUID()}`, ownerEmail)
    await db
      .update(listings)
      .set({ ownerConfirmedAt: new Date() })
      .where(inArray(listings.id, [id]))
    const cookie = await cookieOf(db, product, { kind: "owner", ownerEmail })
    shops.push({ id, publicId, slug, ownerEmail, cookie })
  }
  return shops
}

/** Adds listings whose owners are due for a mail today; every second one changes its status as well. */
export async function addDue(db: Database, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let number = 0; number < count; number++)
    ids.push((await addListing(db, `Due ${number}`, `${randomUUID()}@example.org`)).id)
  const confirmedAt = sql`case when ${listings.id} % 2 = 0 then ${ago(181)}::timestamptz else ${ago(150)}::timestamptz end`
  const due = { confirmedAt, nextChangeOn: ago(1).toISOString().slice(0, 10) }
  if (ids.length > 0) await db.update(listings).set(due).where(inArray(listings.id, ids))
  return ids
}

function addListing(db: Database, businessName: string, ownerEmail: string) {
  const facts = {
    ...{ source: "staff" as const, businessName, ownerName: "Owner", ownerEmail, description: "A shop." },
    ...{ businessType: "retail" as const, directoryCategory: "services" as const, website: null },
    ...{
      phone: "+14045550134",
      onlineOnly: true,
      address: null,
      city: null,
      town: null,
      state: null,
      zipCode: null,
    },
    ...{ country: "US" as const, walletAddress: null, showWallet: false },
  }
  return db.transaction(async (tx) => {
    const now = new Date()
    const listing = await openListing(tx, facts, { by: null, now })
    const [user] = await tx.select({ id: users.id, name: users.name }).from(users).limit(1)
    if (!user) throw new Error("There is no administrator")
    await confirmListing(tx, listing.id, { by: { kind: "staff", ...user }, how: "call", now })
    return listing
  })
}

/** Sends applications through the form, which stay pending. @returns their ids */
export async function addApplications(product: ProductProcess, count: number): Promise<number[]> {
  const emails = Array.from({ length: count }, () => `${randomUUID()}@example.org`)
  await quietly(
    emails.map((email) => async () => {
      const send = await openForm(product.origin, registration, { email, businessName: `Applicant ${email}` })
      return send !== undefined && isTaken(await send())
    }),
  )
  return inDatabaseOf(product, async (db) => {
    const own = inArray(applications.email, emails)
    return (await db.select({ id: applications.id }).from(applications).where(own)).map(({ id }) => id)
  })
}
