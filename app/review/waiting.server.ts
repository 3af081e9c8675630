import { asc, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { readPart } from "#app/lib/db/database-reads.server.ts"
import { applications } from "#app/lib/db/schema.ts"
import { cappedCountOf, countAll } from "#app/lib/list/keyset-page.server.ts"
import type { Log } from "#app/lib/log/log.ts"
import type { StaffQueue } from "./staff-queue.ts"
import type { Submission } from "./submission.ts"
import { matches } from "./submission-queries.server.ts"

/** SQL for the number of submissions that wait for their senders, to combine with other counts. */
export function countOfAsked(kind: Submission, cap: number): SQL<number> | undefined {
  return kind.waitsForSender && cappedCountOf(kind.table, matches(kind, kind.waitsForSender.status), cap)
}

/** The queue of submissions that wait for staff. */
export function queueOf(kind: Submission): StaffQueue {
  const { type, plural, path, table, name, waits, hrefOf, promisedBy, waitsSince } = kind
  return {
    type,
    plural,
    path,
    hrefOf,
    promisedBy,
    href: `${path}?status=${waits}`,
    get words() {
      return kind.words
    },
    countOf: (_, cap) => cappedCountOf(table, matches(kind, waits), cap),
    oldest: (_, most) => sql`
      select ${table.id} as id, ${name} as name, ${table.createdAt} as sent_at,
        ${waitsSince ?? table.createdAt} as since
      from ${table} where ${matches(kind, waits)} order by ${asc(table.id)} limit ${most}`,
  }
}

/** Number of waiting items by type of queue, in one query. @param cap counting stops one past it */
export function countWaiting(
  db: Database,
  queues: readonly StaffQueue[],
  cap: number,
  now: Date,
): Promise<Record<string, number>> {
  return countAll(db, Object.fromEntries(queues.map((queue) => [queue.type, queue.countOf(now, cap)])))
}

/**
 * Number of waiting items per navigation path. If the combined query fails, each
 * queue is counted separately: a broken table then only hides its own badge.
 */
export async function countWaitingByPath(
  db: Database,
  log: Log,
  queues: readonly StaffQueue[],
  cap: number,
  now: Date,
): Promise<Record<string, number>> {
  const counts =
    (await readPart(log, "badges", () => countWaiting(db, queues, cap, now))) ??
    Object.assign(
      {},
      ...(await Promise.all(
        queues.map((queue) =>
          readPart(log, `badge ${queue.type}`, () => countWaiting(db, [queue], cap, now)),
        ),
      )),
    )
  const byPath: Record<string, number> = {}
  for (const { type, path } of queues) byPath[path] = (byPath[path] ?? 0) + (counts[type] ?? 0)
  return byPath
}

/** The items of all queues that have waited longest, oldest first, with the promised date. */
export async function listWaiting(db: Database, queues: readonly StaffQueue[], count: number, now: Date) {
  const selects = queues.map(
    (queue) =>
      sql`(select ${queue.type}::text as type, oldest.* from (${queue.oldest(now, count)}) as oldest)`,
  )
  const { createdAt } = applications
  const rows = await db
    .select({
      type: sql<string>`type`,
      id: sql<number>`id`.mapWith(applications.id),
      name: sql<string>`name`,
      sentAt: sql<Date>`sent_at`.mapWith(createdAt),
      since: sql<Date>`since`.mapWith(createdAt),
    })
    .from(sql`(${sql.join(selects, sql` union all `)}) as waiting`)
    .orderBy(sql`sent_at`, sql`type`, sql`id`)
    .limit(count)
  return rows.flatMap(({ type, since, ...row }) => {
    const queue = queues.find((known) => known.type === type)
    return queue ? [{ ...row, queue, promisedBy: queue.promisedBy?.(since) ?? null }] : []
  })
}
