import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { counterDevices, counters, listings, paymentRequests, transfers } from "#app/lib/db/schema.ts"
import { addApplications, applicationTables } from "#app/listings/application/test-support.ts"
import { setDirectoryStage } from "#app/settings/test-support.ts"

/** As the owner entered it. The payment tables store it in lowercase. */
export const terminalAddress = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"

/** Opens the directory and removes all point-of-sale data. */
export async function emptyTerminals(db: Database, now: Date): Promise<void> {
  for (const table of [transfers, paymentRequests, counterDevices, counters, ...applicationTables])
    await db.delete(table)
  await setDirectoryStage(db, "live", { id: "ada", name: "Ada" }, now)
}

/** Adds a listing with a rate of 250 naira per coin, and a terminal for it. All of them share one payment address. */
export async function addTerminal(
  db: Database,
  businessName: string,
  now: Date,
): Promise<{ id: number; listingId: number }> {
  const shop = {
    businessName,
    email: `${businessName.slice(0, 4)}@shop.example`,
    walletAddress: terminalAddress,
  }
  await addApplications(db, [{ ...shop, showWallet: true, decidedAt: now }])
  const [listing] = await db
    .update(listings)
    .set({ ownerConfirmedAt: now })
    .where(eq(listings.businessName, businessName))
    .returning({ id: listings.id })
  const listingId = listing?.id ?? 0
  await db.insert(counters).values({ listingId, currency: "NGN", rate: "250", rateSetAt: now })
  const device = { listingId, label: "Till", tokenHash: randomUUID(), createdAt: now, joinedAt: now }
  const [{ id } = { id: 0 }] = await db
    .insert(counterDevices)
    .values(device)
    .returning({ id: counterDevices.id })
  return { id, listingId }
}
