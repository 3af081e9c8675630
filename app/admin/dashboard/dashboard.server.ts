import { and, asc, eq, gt, gte, isNull, notInArray } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { articles, events, mails } from "#app/lib/db/schema.ts"
import { cappedCountOf, countAll } from "#app/lib/list/keyset-page.server.ts"
import type { MailUrgency } from "#app/lib/mail/options.ts"
import { countDeferred } from "#app/lib/mail/unverified/unverified-cap.server.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import type { StaffQueue } from "#app/review/staff-queue.ts"
import type { Submission } from "#app/review/submission.ts"
import * as waiting from "#app/review/waiting.server.ts"
import { adminDashboard as words } from "#content/en/admin-dashboard.ts"
import { site } from "#content/en/site.ts"
import { dashboardCap } from "./options.ts"

const day = 24 * 60 * 60 * 1000

const upcoming = (now: Date) =>
  and(gt(events.startsAt, now), isNull(events.deletedAt), isNull(events.cancelledAt))

/** Counts for the dashboard, each capped: articles, events, submissions by type, and other queues by theirs. */
export function countForDashboard(
  db: Database,
  kinds: readonly Submission[],
  now: Date,
  others: readonly StaffQueue[] = [],
): Promise<Record<string, number>> {
  const queues = [...kinds.map(waiting.queueOf), ...others]
  const askedOfKinds = kinds.flatMap((kind) => {
    const count = waiting.countOfAsked(kind, dashboardCap)
    return count ? [[askedOf(kind), count]] : []
  })
  return countAll(db, {
    articles: cappedCountOf(articles, isNull(articles.deletedAt), dashboardCap),
    events: cappedCountOf(events, upcoming(now), dashboardCap),
    ...Object.fromEntries(queues.map((queue) => [queue.type, queue.countOf(now, dashboardCap)])),
    ...Object.fromEntries(askedOfKinds),
  })
}

/** Name of the count of submissions that wait for their senders. */
const askedOf = ({ type }: Submission) => `${type}-asked`

/** Counts with labels, each with a link to its list. */
export async function listCounters(
  db: Database,
  kinds: readonly Submission[],
  now: Date,
  others: readonly StaffQueue[],
) {
  const counts = await countForDashboard(db, kinds, now, others)
  const counter = (name: string, label: string, href: string, also?: string) => ({
    ...{ label, href, also },
    count: counts[name] ?? 0,
  })
  const asked = (kind: Submission) => {
    const count = counts[askedOf(kind)]
    return kind.waitsForSender && count
      ? formatCount(kind.waitsForSender.told, count, site.locale)
      : undefined
  }
  return [
    counter("articles", words.counters.articles, "/admin/articles"),
    counter("events", words.counters.events, "/admin/events?status=upcoming"),
    ...kinds.map((kind) => counter(kind.type, kind.words.counter, waiting.queueOf(kind).href, asked(kind))),
    ...others.map(({ type, words, href }) => counter(type, words.counter, href)),
  ]
}

/** Links to the most frequent actions. */
export function listQuickActions(kinds: readonly Submission[]) {
  const reviews = kinds.flatMap((kind) =>
    kind.words.review ? { label: kind.words.review, href: waiting.queueOf(kind).href } : [],
  )
  return [...words.actions.list, ...reviews]
}

/** Items that have waited longest, with texts. */
export async function listWaiting(db: Database, queues: readonly StaffQueue[], count: number, now: Date) {
  const rows = await waiting.listWaiting(db, queues, count, now)
  return rows.map(({ id, name, sentAt, promisedBy, queue }) => ({
    key: `${queue.type} ${id}`,
    mark: queue.words.mark,
    name,
    label: format(queue.words.openOf, { name }),
    href: queue.hrefOf({ id }),
    sentAt,
    promisedBy,
  }))
}

/**
 * State of the outbox: queued mails and since when, mails deferred by the cap for unverified recipients, and mails given
 * up in the last seven days.
 */
export async function findMailHealth(db: Database, now: Date) {
  const deferred = await countDeferred(db, now)
  // Digests, and mails to unverified recipients while the cap is reached, are delayed on purpose and do not count as
  // late.
  const waitsByRule: MailUrgency[] = deferred > 0 ? ["digest", "stranger"] : ["digest"]
  const [counts, [oldest]] = await Promise.all([
    countAll(db, {
      queued: cappedCountOf(mails, eq(mails.status, "queued")),
      // A dead mail stores the time it was given up. It is a few days old by then, so the index can be used.
      dead: cappedCountOf(
        mails,
        and(
          eq(mails.status, "dead"),
          gte(mails.nextAttemptAt, new Date(now.getTime() - 7 * day)),
          gte(mails.createdAt, new Date(now.getTime() - 30 * day)),
        ),
      ),
    }),
    db
      .select({ createdAt: mails.createdAt })
      .from(mails)
      .where(and(eq(mails.status, "queued"), notInArray(mails.urgency, waitsByRule)))
      .orderBy(asc(mails.createdAt), asc(mails.id))
      .limit(1),
  ])
  return { ...counts, deferred, oldestQueuedAt: oldest?.createdAt ?? null }
}

/** Upcoming events, soonest first. */
export async function listNextEvents(db: Database, now: Date, count: number) {
  return db
    .select({ id: events.id, title: events.title, startsAt: events.startsAt })
    .from(events)
    .where(upcoming(now))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(count)
}
