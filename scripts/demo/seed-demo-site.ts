import { randomUUID } from "node:crypto"
import { inquiryTypes } from "#app/contact/options.ts"
import { recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import {
  articles,
  contactMessages,
  events,
  newsletterSubscribers,
  settings,
  storySubmissions,
  townHallSubscribers,
} from "#app/lib/db/schema.ts"
import { slugify } from "#app/lib/text/slugify.server.ts"
import { instantOf } from "#app/lib/time/wall-time.ts"
import { regularTopics } from "#app/subscriptions/topics.ts"
import { newsletterConsent } from "#content/en/newsletter.ts"
import { townHallConsent } from "#content/en/town-halls.ts"
import {
  addressOf,
  categoryOf,
  demoArticles,
  demoEvents,
  demoGuests,
  demoMark,
  demoMessages,
  demoReaders,
  demoStories,
} from "./demo-site.ts"

const doneKey = "demo-site"
const day = 24 * 60 * 60 * 1000
const hour = 60 * 60 * 1000

/**
 * Fills every list and page that seed-demo.ts does not: articles, stories, messages, events around `now`, and
 * subscribers. No mail is sent, and no link opens the subscriptions. It runs once: later changes and deletions stay.
 *
 * @returns whether this call added them
 */
export function seedDemoSite(db: Database, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [mark] = await tx
      .insert(settings)
      .values({ key: doneKey, value: true, updatedAt: now })
      .onConflictDoNothing()
      .returning()
    if (!mark) return false
    await addStories(tx, now)
    await addArticles(tx, now)
    await addMessages(tx, now)
    await addEvents(tx, now)
    await addSubscribers(tx, now)
    return true
  })
}

async function record(
  db: Database,
  at: Date,
  action: string,
  subjectType: string,
  rows: { id: number }[],
): Promise<void> {
  for (const { id } of rows)
    await recordAudit(db, {
      at,
      actorId: null,
      actor: "demo data",
      action,
      subjectType,
      subjectId: String(id),
    })
}

async function addStories(db: Database, now: Date): Promise<void> {
  for (const [index, { title, author, text, status }] of demoStories.entries()) {
    const createdAt = new Date(now.getTime() - (index + 1) * 7 * hour)
    const decidedAt = status === "pending" ? null : new Date(createdAt.getTime() + 2 * hour)
    const rows = await db
      .insert(storySubmissions)
      .values({
        submissionKey: randomUUID(),
        status,
        title: demoMark + title,
        story: text,
        category: categoryOf(index),
        location: "Nowhere",
        name: author,
        email: addressOf(author),
        createdAt,
        decidedAt,
      })
      .returning({ id: storySubmissions.id })
    await record(db, createdAt, "story.submitted", "story", rows)
    if (!decidedAt) continue
    await record(db, decidedAt, `story.${status}`, "story", rows)
    if (status === "approved")
      await addArticle(
        db,
        { title, author, content: text, category: categoryOf(index) },
        { publishedAt: decidedAt, storyId: rows[0]?.id, isFromStory: true },
      )
  }
}

async function addArticles(db: Database, now: Date): Promise<void> {
  for (const [index, { title, author, text, status }] of demoArticles.entries()) {
    const publishedAt = new Date(now.getTime() - (index + 1) * 3 * day)
    await addArticle(
      db,
      { title, author, content: text, category: categoryOf(index) },
      { publishedAt, status },
    )
  }
}

async function addArticle(
  db: Database,
  { title, ...texts }: { title: string; author: string; content: string; category: string },
  { publishedAt, ...state }: { publishedAt: Date } & Partial<typeof articles.$inferInsert>,
): Promise<void> {
  const rows = await db
    .insert(articles)
    .values({
      ...texts,
      status: "published",
      ...state,
      title: demoMark + title,
      slug: slugify(demoMark + title),
      publishedAt,
      createdAt: publishedAt,
      updatedAt: publishedAt,
    })
    .returning({ id: articles.id })
  await record(db, publishedAt, "article.created", "article", rows)
}

async function addMessages(db: Database, now: Date): Promise<void> {
  for (const [index, { name, subject, text, isRead }] of demoMessages.entries()) {
    const createdAt = new Date(now.getTime() - (index + 1) * 5 * hour)
    const rows = await db
      .insert(contactMessages)
      .values({
        submissionKey: randomUUID(),
        status: isRead ? "read" : "unread",
        name,
        email: addressOf(name),
        subject,
        category: inquiryTypes[index % inquiryTypes.length] ?? inquiryTypes[0],
        message: text,
        createdAt,
        readAt: isRead ? createdAt : null,
      })
      .returning({ id: contactMessages.id })
    await record(db, createdAt, "contact.submitted", "contact-message", rows)
  }
}

async function addEvents(db: Database, now: Date): Promise<void> {
  for (const { title, text, kind, location, inDays, time, timeZone, isCancelled } of demoEvents) {
    const date = new Date(now.getTime() + inDays * day).toISOString().slice(0, 10)
    const rows = await db
      .insert(events)
      .values({
        slug: slugify(demoMark + title),
        kind,
        title: demoMark + title,
        description: text,
        location,
        localDate: date,
        localTime: time,
        timeZone,
        startsAt: instantOf({ date, time }, timeZone),
        cancelledAt: isCancelled ? now : null,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: events.id })
    await record(db, now, "event.created", "event", rows)
  }
}

async function addSubscribers(db: Database, now: Date): Promise<void> {
  for (const { name, status } of demoReaders) {
    const rows = await db
      .insert(newsletterSubscribers)
      .values({
        email: addressOf(name),
        status,
        topics: [...regularTopics],
        consentForm: "page",
        consentVersion: newsletterConsent.version,
        requestedAt: now,
        confirmedAt: status === "confirmed" ? now : null,
        unsubscribedAt: status === "unsubscribed" ? now : null,
        // No token has these hashes.
        confirmationTokenHash: `demo:confirm:${name}`,
        manageTokenHash: `demo:manage:${name}`,
        confirmationMailedAt: now,
      })
      .returning({ id: newsletterSubscribers.id })
    await record(db, now, "newsletter.requested", "newsletter-subscriber", rows)
  }
  for (const fullName of demoGuests) {
    const rows = await db
      .insert(townHallSubscribers)
      .values({
        fullName,
        email: addressOf(fullName),
        consentVersion: townHallConsent.version,
        manageTokenHash: `demo:manage:${fullName}`,
        createdAt: now,
        confirmedAt: now,
      })
      .returning({ id: townHallSubscribers.id })
    await record(db, now, "town-halls.subscribed", "town-hall-subscriber", rows)
  }
}
