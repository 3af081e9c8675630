import { eq } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { counters } from "#app/lib/db/schema.ts"
import { amountText } from "#app/payments/amount.ts"
import type { Asset } from "#app/payments/options.ts"

export type CounterSettings = Pick<
  typeof counters.$inferSelect,
  "currency" | "rate" | "rateSetAt" | "asset" | "sound"
>

export async function findSettings(db: Database, listingId: number): Promise<CounterSettings | undefined> {
  const [found] = await db.select().from(counters).where(eq(counters.listingId, listingId))
  return found
}

/**
 * Stores the settings of the owner. Saving also confirms the rate as of now. Open requests do not change.
 *
 * @param rate local currency units per coin, in millionths
 */
export function saveSettings(
  db: Database,
  listingId: number,
  { currency, rate, asset, sound }: { currency: string; rate: bigint; asset: Asset; sound: boolean },
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const values = { currency, rate: amountText(rate), rateSetAt: now, asset, sound }
    await tx
      .insert(counters)
      .values({ listingId, ...values })
      .onConflictDoUpdate({ target: counters.listingId, set: values })
    await recordAct(tx, "listing.counter-set", { type: "listing", id: listingId }, { by: "owner", now })
  })
}

/** Confirms the current rate. */
export function confirmRate(db: Database, listingId: number, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const confirmed = await tx
      .update(counters)
      .set({ rateSetAt: now })
      .where(eq(counters.listingId, listingId))
      .returning({ id: counters.listingId })
    if (confirmed.length === 0) return
    await recordAct(tx, "listing.counter-set", { type: "listing", id: listingId }, { by: "owner", now })
  })
}
