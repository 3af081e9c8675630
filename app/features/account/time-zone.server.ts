import { eq } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { users } from "#app/db/schema.ts"
import { recordAct } from "#app/platform/audit/audit.server.ts"
import { isTimeZone } from "#app/platform/zones/time-zones.ts"
import { zoneLength } from "#app/platform/zones/usual-zones.ts"

/** Keeps in which zone somebody of the staff reads and types times. @returns false for what is no zone */
export async function chooseTimeZone(
  db: Database,
  by: { id: string; name: string },
  timeZone: string,
  now: Date,
): Promise<boolean> {
  if (timeZone.length > zoneLength || !isTimeZone(timeZone)) return false
  await db.transaction(async (tx) => {
    await tx.update(users).set({ timeZone }).where(eq(users.id, by.id))
    await recordAct(tx, "account.time-zone-chosen", { type: "user", id: by.id }, { by, now })
  })
  return true
}
