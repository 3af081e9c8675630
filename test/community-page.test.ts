import { randomUUID } from "node:crypto"
import { beforeEach, expect, test } from "vitest"
import { articles, events } from "#app/lib/db/schema.ts"
import { announceWebinar } from "#app/settings/webinar/test-support.ts"
import { addImage, emptyStories } from "#app/stories/test-support.ts"
import { communityContent as words } from "#content/en/community.ts"
import { eventsContent } from "#content/en/events.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"

// Tests the content of /community. Its form is tested in community.test.ts.

const app = useApp()
const start = new Date("2026-05-01T12:00:00Z")

beforeEach(async () => {
  await announceWebinar(app.db)
  app.now = start
  await emptyStories(app.db)
})

const article = (change: Partial<typeof articles.$inferInsert> = {}) => ({
  slug: randomUUID(),
  status: "published" as const,
  publishedAt: start,
  title: "Kente and coins",
  content: "word ".repeat(100),
  author: "Ama",
  category: "business",
  createdAt: start,
  updatedAt: start,
  ...change,
})
const day = 24 * 3_600_000
const event = (inDays: number, change: Partial<typeof events.$inferInsert> = {}) => {
  const startsAt = new Date(start.getTime() + inDays * day)
  return {
    slug: randomUUID(),
    kind: "community" as const,
    title: `Event in ${inDays}`,
    description: "Come.",
    location: "Accra, Ghana",
    localDate: startsAt.toISOString().slice(0, 10),
    localTime: "12:00",
    timeZone: "Africa/Accra",
    startsAt,
    createdAt: start,
    updatedAt: start,
    ...change,
  }
}
const titles = (browser: Browser) => elements(browser.document, "h3").map(textOf)
/** Takes place later on the day of these tests, so it is always upcoming. */
const webinar = eventsContent.webinar.title

test("/community says so when there are no articles", async () => {
  const browser = await new Browser(app).open("/community")
  expect(browser.response.status).toBe(200)
  expect(browser.text).toContain(words.articles.empty)
  expect(browser.text).not.toContain(words.events.empty)
})

test("/community shows the same next events as /events, including the weekly webinar", async () => {
  await app.db.insert(events).values([event(1), event(30)])
  const there = await new Browser(app).open("/events")
  const next = elements(there.document, "h3").map(textOf).slice(0, 3)
  expect(next).toEqual([webinar, "Event in 1", "Event in 30"])
  const browser = await new Browser(app).open("/community")
  expect(titles(browser)).toEqual(next)
  expect(browser.html).toContain('href="/events/weekly-webinar"')
})

test("/community shows the four newest published articles, and no draft", async () => {
  const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
  await app.db
    .insert(articles)
    .values([
      ...[1, 2, 3, 4, 5].map((number) => article({ title: `Number ${number}`, publishedAt: at(-number) })),
      article({ title: "Draft", status: "draft" }),
      article({ title: "Tomorrow", publishedAt: at(24 * 60) }),
    ])
  const browser = await new Browser(app).open("/community")
  expect(titles(browser)).toEqual(["Number 1", "Number 2", "Number 3", "Number 4", webinar])
})

test("/community shows the category, author, date and first 120 characters of an article, and links to it", async () => {
  await app.db.insert(articles).values(article({ slug: "kente-and-coins" }))
  const browser = await new Browser(app).open("/community")
  const text = browser.text
  for (const part of ["Business", "Ama", "May 1, 2026", `${"word ".repeat(100).slice(0, 120).trim()}…`])
    expect(text).toContain(part)
  expect(text).not.toContain("word ".repeat(30).trim())
  expect(browser.href("Kente and coins")).toBe("/blog/kente-and-coins")
})

test("/community shows the picture of an article only if it is published", async () => {
  const imageId = await addImage(app.db, app.services.files)
  await app.db.insert(articles).values(article({ imageId, imageAlt: "Cloth" }))
  expect((await new Browser(app).open("/community")).html).not.toContain(imageId)
})

test("/community shows the next three events in order, without past or cancelled ones", async () => {
  await app.db
    .insert(events)
    .values([
      event(-1),
      event(9, { cancelledAt: start }),
      event(30),
      event(10, { slug: "in-ten", localDate: "2026-05-11" }),
      event(40),
      event(20),
      event(0),
    ])
  const browser = await new Browser(app).open("/community")
  expect(titles(browser)).toEqual(["Event in 0", webinar, "Event in 10"])
  expect(browser.text).toContain("11 May 2026")
  expect(browser.html).toContain('href="/events/in-ten"')
})

test("/community shows markup in a title as text", async () => {
  await app.db.insert(articles).values(article({ title: "<img src=x onerror=alert(1)>" }))
  const browser = await new Browser(app).open("/community")
  expect(titles(browser)).toEqual(["<img src=x onerror=alert(1)>", webinar])
  expect(browser.html).not.toContain("<img src=x")
})
