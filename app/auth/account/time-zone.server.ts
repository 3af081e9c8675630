import { eq } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { users } from "#app/lib/db/schema.ts"
import { isTimeZone } from "#app/lib/time/time-zones.ts"
import { zoneLength } from "#app/lib/time/usual-zones.ts"

/** Stores the time zone for shown and typed times. @returns false for an unknown zone */
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
