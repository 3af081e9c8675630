import { asc, type SQL } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { cappedCountOf, countAll } from "#app/platform/list/keyset-page.server.ts"
import type { Submission } from "./submission.ts"
import { matches } from "./submission-queries.server.ts"

/** A count of those that wait for their senders, for a query that counts more. */
export function countOfAsked(kind: Submission, cap: number): SQL<number> | undefined {
  return kind.waitsForSender && cappedCountOf(kind.table, matches(kind, kind.waitsForSender.status), cap)
}

/** A count of those that wait for staff, for a query that counts more. */
export function countOfWaiting(kind: Submission, cap: number): SQL<number> {
  return cappedCountOf(kind.table, matches(kind, kind.waits), cap)
}

/** How many wait, by the type of the kind, in one query. @param cap counts stop one past it */
export function countWaiting(
  db: Database,
  kinds: readonly Submission[],
  cap: number,
): Promise<Record<string, number>> {
  return countAll(db, Object.fromEntries(kinds.map((kind) => [kind.type, countOfWaiting(kind, cap)])))
}

/** What has waited longest for an answer, of whatever kind, oldest first, with the time it was promised by. */
export async function listWaiting(db: Database, kinds: readonly Submission[], count: number) {
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const { table, name } = kind
      const rows = await db
        .select({ id: table.id, name, sentAt: table.createdAt, since: kind.waitsSince ?? table.createdAt })
        .from(table)
        .where(matches(kind, kind.waits))
        .orderBy(asc(table.id))
        .limit(count)
      return (rows as { id: number; name: string; sentAt: Date; since: Date }[]).map(({ since, ...row }) => ({
        ...row,
        kind,
        promisedBy: kind.promisedBy?.(since) ?? null,
      }))
    }),
  )
  return found
    .flat()
    .sort((one, other) => one.sentAt.getTime() - other.sentAt.getTime())
    .slice(0, count)
}
