import { desc, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { backupRuns } from "#app/lib/db/schema.ts"
import type { BackupOutcome } from "./options.ts"

/** No backup takes longer: the process was killed. */
const longestMs = 6 * 60 * 60 * 1000

export async function beginBackupRun(db: Database, machine: string, now: Date): Promise<number> {
  const [run] = await db
    .insert(backupRuns)
    .values({ startedAt: now, machine })
    .returning({ id: backupRuns.id })
  if (!run) throw new Error("An insert returns its row")
  return run.id
}

type End = {
  outcome: BackupOutcome
  reason?: string
  rowCount?: number
  fileCount?: number
  bytes?: number
  restoreMs?: number
}

export async function endBackupRun(db: Database, id: number, end: End, now: Date): Promise<void> {
  await db
    .update(backupRuns)
    .set({ ...end, endedAt: now })
    .where(eq(backupRuns.id, id))
}

export type BackupRun = typeof backupRuns.$inferSelect

/** The last finished attempt, the last successful one, and when the last one began. */
export type BackupRuns = { last: BackupRun | null; lastGood: BackupRun | null; lastAttempt: Date | null }

export async function findBackupRuns(db: Database, now: Date): Promise<BackupRuns> {
  const newest = () => db.select().from(backupRuns).orderBy(desc(backupRuns.startedAt), desc(backupRuns.id))
  const [[lastGood], lastTwo] = await Promise.all([
    newest().where(eq(backupRuns.outcome, "good")).limit(1),
    newest().limit(2),
  ])
  const ended = lastTwo.map((run): BackupRun => {
    const isDead = run.outcome === null && now.getTime() - run.startedAt.getTime() > longestMs
    return isDead ? { ...run, outcome: "failed" } : run
  })
  return {
    last: ended.find(({ outcome }) => outcome !== null) ?? null,
    lastGood: lastGood ?? null,
    lastAttempt: lastTwo[0]?.startedAt ?? null,
  }
}
