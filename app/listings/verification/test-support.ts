import { and, asc, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { auditLog } from "#app/lib/db/schema.ts"

/** Audit log of a listing with actors, oldest first. */
export async function listingLog(db: Database, id: number) {
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, "listing"), eq(auditLog.subjectId, String(id))))
    .orderBy(asc(auditLog.id))
  return rows.map(({ actor, action, details }) => [actor, action, details])
}
