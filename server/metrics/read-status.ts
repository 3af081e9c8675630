import { findMailHealth } from "#app/admin/dashboard/dashboard.server.ts"
import { findBackupRuns } from "#app/admin/status/backup-runs.server.ts"
import type { Status } from "#app/admin/status/checks.ts"
import type { InstanceFacts } from "#app/admin/status/instance-facts.ts"
import { listOtherInstances } from "#app/admin/status/instances.server.ts"
import * as status from "#app/admin/status/status.server.ts"
import { type Database, isDatabaseUnavailable } from "#app/lib/db/client.server.ts"
import { readPart } from "#app/lib/db/database-reads.server.ts"
import type { Log } from "#app/lib/log/log.ts"
import type { Clock } from "#app/lib/time/clock.ts"

/** The present status of the site. A failing table or an unavailable database becomes part of the status; it is not thrown. */
export async function readStatus({
  db,
  log,
  clock,
  describeInstance,
}: {
  db: Database
  log: Log
  clock: Clock
  describeInstance(): Promise<InstanceFacts>
}): Promise<Status> {
  const now = clock()
  const instance = await describeInstance()
  try {
    const [database, mail, admins, others, backups] = await Promise.all([
      status.findDatabaseStatus(db),
      readPart(log, "status mail", async () => ({
        ...(await findMailHealth(db, now)),
        lastSentAt: await status.findLastMailSent(db),
      })),
      readPart(log, "status admins", () => status.countAdmins(db)),
      readPart(log, "status instances", () => listOtherInstances(db, instance.id, now)),
      readPart(log, "status backups", () => findBackupRuns(db, now)),
    ])
    return { instance, database, mail, admins, others, backups, now }
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return withoutDatabase(instance, now)
  }
}

/** The status while the database is unavailable. */
export function withoutDatabase(instance: InstanceFacts, now: Date): Status {
  return { instance, now, database: null, mail: null, admins: null, others: null, backups: null }
}
