import { expect, test } from "vitest"
import { listPublished } from "#app/articles/articles.server.ts"
import { listPast, listUpcoming } from "#app/events/events.server.ts"
import {
  articles,
  contactMessages,
  events,
  mails,
  newsletterSubscribers,
  storySubmissions,
  townHallSubscribers,
} from "#app/lib/db/schema.ts"
import { useDatabase } from "#test/database.ts"
import { seedDemoSite } from "./seed-demo-site.ts"

const database = useDatabase()
const now = new Date("2026-11-22T12:00:00Z")

test("every list has entries, once, marked as demo, and no mail is sent about them", async () => {
  const { db } = database
  expect(await seedDemoSite(db, now)).toBe(true)
  const filled = [
    articles,
    events,
    storySubmissions,
    contactMessages,
    newsletterSubscribers,
    townHallSubscribers,
  ]
  const counts = () => Promise.all(filled.map(async (table) => (await db.select().from(table)).length))
  const first = await counts()
  expect(Math.min(...first)).toBeGreaterThan(2)
  expect(await seedDemoSite(db, now)).toBe(false)
  expect(await counts()).toEqual(first)
  expect(await db.select().from(mails)).toEqual([])

  const titles = [
    ...(await db.select({ title: articles.title }).from(articles)),
    ...(await db.select({ title: events.title }).from(events)),
    ...(await db.select({ title: storySubmissions.title }).from(storySubmissions)),
    ...(await db.select({ title: contactMessages.subject }).from(contactMessages)),
  ]
  for (const { title } of titles) expect(title).toMatch(/^Demo: /)
})

test("visitors find articles, upcoming events and past events", async () => {
  const { db } = database
  const [blog, upcoming, past] = await Promise.all([
    listPublished(db, { category: "", page: 1 }, now),
    listUpcoming(db, now, 10),
    listPast(db, now, 10),
  ])
  expect(blog.articles.length).toBeGreaterThan(4)
  expect(upcoming.map(({ kind }) => kind)).toContain("town-hall")
  expect(past.length).toBe(1)
})
