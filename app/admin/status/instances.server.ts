import { and, eq, gt, lt, ne } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { instances } from "#app/lib/db/schema.ts"
import type { OtherInstance } from "./checks.ts"
import type { InstanceFacts } from "./instance-facts.ts"

/** Instances report once a minute; after this time one counts as gone. */
const thereMs = 3 * 60 * 1000
const keptMs = 24 * 60 * 60 * 1000

/** Reports this instance's facts to the others. */
export async function reportInstance(db: Database, facts: InstanceFacts, now: Date): Promise<void> {
  const { id, machine, version, secretMark, startedAt, clockAheadMs } = facts
  const { freeBytes, diskBytes } = facts.uploads
  const row = { machine, version, secretMark, startedAt, clockAheadMs, freeBytes, diskBytes, seenAt: now }
  await db
    .insert(instances)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: instances.id, set: row })
  await db.delete(instances).where(lt(instances.seenAt, new Date(now.getTime() - keptMs)))
}

/** Removes an instance that stops in order, so that it is not reported as missing. */
export async function forgetInstance(db: Database, id: string): Promise<void> {
  await db.delete(instances).where(eq(instances.id, id))
}

/** Other instances that reported within the last minutes. */
export async function listOtherInstances(db: Database, id: string, now: Date): Promise<OtherInstance[]> {
  const { machine, version, secretMark, startedAt, clockAheadMs, freeBytes, diskBytes } = instances
  return db
    .select({ machine, version, secretMark, startedAt, clockAheadMs, freeBytes, diskBytes })
    .from(instances)
    .where(and(ne(instances.id, id), gt(instances.seenAt, new Date(now.getTime() - thereMs))))
    .orderBy(startedAt)
}
