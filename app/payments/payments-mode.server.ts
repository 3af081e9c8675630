import { eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { settings } from "#app/lib/db/schema.ts"
import { type PaymentsMode, storedPaymentsMode } from "./payments-mode.ts"

/** Key in the settings table (app/settings). */
const paymentsKey = "payments"

export async function findPaymentsMode(db: Database): Promise<PaymentsMode> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, paymentsKey))
  return storedPaymentsMode(row?.value)
}
