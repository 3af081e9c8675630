import { and, asc, eq, gt, gte, isNull, not, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import {
  articles,
  contactMessages,
  events,
  mails,
  merchantRequests,
  storySubmissions,
} from "#app/db/schema.ts"
import { cappedCountOf } from "#app/platform/staff-list/keyset-page.server.ts"
import { dashboardCap } from "./options.ts"
import { promisedBy, type WaitingKind } from "./promises.ts"

const day = 24 * 60 * 60 * 1000

const pendingStories = and(not(storySubmissions.isSpam), eq(storySubmissions.status, "pending"))
const pendingMerchants = and(not(merchantRequests.isSpam), eq(merchantRequests.status, "pending"))
const unreadMessages = and(
  not(contactMessages.isSpam),
  eq(contactMessages.status, "unread"),
  isNull(contactMessages.deletedAt),
)
const upcoming = (now: Date) =>
  and(gt(events.startsAt, now), isNull(events.deletedAt), isNull(events.cancelledAt))

export type Counter = "articles" | "events" | "submissions" | "merchants" | "contacts"

/** What there is and what waits, each capped. */
export async function countForDashboard(db: Database, now: Date): Promise<Record<Counter, number>> {
  return countAll(db, {
    articles: cappedCountOf(articles, isNull(articles.deletedAt), dashboardCap),
    events: cappedCountOf(events, upcoming(now), dashboardCap),
    submissions: cappedCountOf(storySubmissions, pendingStories, dashboardCap),
    merchants: cappedCountOf(merchantRequests, pendingMerchants, dashboardCap),
    contacts: cappedCountOf(contactMessages, unreadMessages, dashboardCap),
  })
}

/** What waits, for the navigation, which says no more than 99. */
export async function countWaiting(db: Database) {
  const cap = 99
  return countAll(db, {
    submissions: cappedCountOf(storySubmissions, pendingStories, cap),
    merchants: cappedCountOf(merchantRequests, pendingMerchants, cap),
    contacts: cappedCountOf(contactMessages, unreadMessages, cap),
  })
}

async function countAll<Name extends string>(
  db: Database,
  counts: Record<Name, SQL<number>>,
): Promise<Record<Name, number>> {
  const columns = Object.entries<SQL<number>>(counts).map(
    ([name, count]) => sql`${count} as ${sql.identifier(name)}`,
  )
  const { rows } = await db.execute(sql`select ${sql.join(columns, sql`, `)}`)
  return rows[0] as Record<Name, number>
}

/** What has waited longest for an answer, oldest first, with the time it was promised by. */
export async function listWaiting(db: Database, count: number) {
  const [stories, merchants, messages] = await Promise.all([
    db
      .select({
        id: storySubmissions.id,
        name: storySubmissions.title,
        sentAt: storySubmissions.createdAt,
      })
      .from(storySubmissions)
      .where(pendingStories)
      .orderBy(asc(storySubmissions.id))
      .limit(count),
    db
      .select({
        id: merchantRequests.id,
        name: merchantRequests.businessName,
        sentAt: merchantRequests.createdAt,
      })
      .from(merchantRequests)
      .where(pendingMerchants)
      .orderBy(asc(merchantRequests.id))
      .limit(count),
    db
      .select({ id: contactMessages.id, name: contactMessages.name, sentAt: contactMessages.createdAt })
      .from(contactMessages)
      .where(unreadMessages)
      .orderBy(asc(contactMessages.id))
      .limit(count),
  ])
  const ofKind = (kind: WaitingKind, rows: typeof stories) =>
    rows.map((row) => ({ ...row, kind, promisedBy: promisedBy(kind, row.sentAt) }))
  return [...ofKind("story", stories), ...ofKind("merchant", merchants), ...ofKind("contact", messages)]
    .sort((one, other) => one.sentAt.getTime() - other.sentAt.getTime())
    .slice(0, count)
}

/** How the outbox does: what waits and since when, and how many mails were given up in the last seven days. */
export async function findMailHealth(db: Database, now: Date) {
  const [counts, [oldest]] = await Promise.all([
    countAll(db, {
      queued: cappedCountOf(mails, eq(mails.status, "queued")),
      // A dead mail keeps the moment it was given up; by then it is a few days old, which lets the index help.
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
      .where(eq(mails.status, "queued"))
      .orderBy(asc(mails.createdAt), asc(mails.id))
      .limit(1),
  ])
  return { ...counts, oldestQueuedAt: oldest?.createdAt ?? null }
}

/** The events that come next, the first one first. */
export async function listNextEvents(db: Database, now: Date, count: number) {
  return db
    .select({ id: events.id, title: events.title, startsAt: events.startsAt })
    .from(events)
    .where(upcoming(now))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(count)
}
