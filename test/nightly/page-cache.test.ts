import { findRunningServer } from "@guapcoin/embedded-postgres"
import { eq } from "drizzle-orm"
import { beforeAll, describe, expect, test } from "vitest"
import { articleRow } from "#app/articles/test-support.ts"
import { applications, articles, events, settings } from "#app/lib/db/schema.ts"
import { addApplication, setStage, until, useProduct } from "#e2e/harness.ts"
import { waitUntil } from "#test/wait-until.ts"

const product = useProduct({}, "embedded")

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(product.origin + path, { headers, redirect: "manual" })
const shows = async (path: string, words: string) => (await (await open(path)).text()).includes(words)

const kept = [
  "/",
  "/about",
  "/learn",
  "/learn/glossary",
  "/learn/blockchain",
  "/learning-path",
  "/learning-path/daos",
  "/faq",
  "/merchants",
  "/merchant-directory",
  "/events",
  "/events/ecosystem-overview",
  "/blog",
  "/wallet",
  "/whitepapers?tab=roadmap",
  "/get-guapcoin",
  "/use-guapcoin",
  "/metaverse",
  "/probit-tutorial",
  "/privacy",
  "/terms",
  "/robots.txt",
  "/.well-known/security.txt",
  "/sitemap.xml",
  "/sitemap.xml?part=events",
  "/blog/feed.xml",
  "/events.ics",
  "/events/ecosystem-overview.ics",
]
/** Each of these has a form with a key or a token of its own, or is a personal page. */
const neverKept = [
  "/merchant-register",
  "/newsletter",
  "/newsletter/manage/none",
  "/contact",
  "/community",
  "/community/story",
  "/town-halls",
  "/admin/login",
  "/no-such-page",
]

// The first administrator is created shortly after the port opens.
beforeAll(() => waitUntil(() => setStage(product, "live")))

test.each(kept)(
  "%s is cached, contains no form key, and answers 304 to a reader that has it",
  async (path) => {
    const first = await open(path)
    const etag = first.headers.get("etag")
    expect(etag).toBeTruthy()
    expect(await first.text()).not.toMatch(/name="(token|submissionKey)"/)
    expect((await open(path, { "if-none-match": etag ?? "" })).status).toBe(304)
    expect(first.headers.get("content-security-policy")).toContain("default-src 'none'")
  },
)

test.each(neverKept)("%s is rendered for each visitor", async (path) => {
  await open(path)
  const answer = await open(path)
  expect(answer.headers.get("etag")).toBeNull()
  expect(answer.headers.get("cache-control")).toBe("no-store")
})

describe("a change is seen at once", () => {
  test("of an article, and its deletion", async () => {
    for (const path of ["/blog", "/blog/feed.xml"]) expect(await shows(path, "Kept or not")).toBe(false)
    await product.database((db) =>
      db
        .insert(articles)
        .values(articleRow({ slug: "kept", title: "Kept or not", publishedAt: new Date(0) })),
    )
    await until("the article is on the blog", () => shows("/blog", "Kept or not"))
    await until("the article is in the feed", () => shows("/blog/feed.xml", "Kept or not"))
    await until("the article is in the sitemap", () => shows("/sitemap.xml?part=articles", "/blog/kept"))
    expect((await open("/blog/kept")).status).toBe(200)
    await product.database((db) =>
      db.update(articles).set({ deletedAt: new Date() }).where(eq(articles.slug, "kept")),
    )
    await until("the article is gone", async () => (await open("/blog/kept")).status === 404)
  })

  test("of an event", async () => {
    for (const path of ["/events", "/events/ecosystem-overview.ics"]) await shows(path, "x")
    await product.database((db) =>
      db.update(events).set({ title: "A changed title" }).where(eq(events.slug, "ecosystem-overview")),
    )
    await until("the event has its title", () => shows("/events", "A changed title"))
    await until("the calendar has it", () => shows("/events/ecosystem-overview.ics", "A changed title"))
  })

  test("of a merchant, and of the directory's stage", async () => {
    await shows("/merchant-directory", "x")
    await product.database((db) => addApplication(db, { businessName: "Written a moment ago" }, "approved"))
    await until("the shop is listed", () => shows("/merchant-directory", "Written a moment ago"))
    await setStage(product, "coming-soon")
    await until(
      "the directory is closed",
      async () => !(await shows("/merchant-directory", "Written a moment ago")),
    )
    await product.database((db) => db.delete(settings))
    await product.database((db) => db.delete(applications))
  })
})

test("a visitor with a flash message gets an uncached page", async () => {
  const plain = await open("/about", { cookie: "flash=unreadable" })
  expect(plain.headers.get("etag")).toBeNull()
})

test("cached pages are served while the database is away", async () => {
  await open("/blog")
  const server = findRunningServer(product.dataDir)
  if (!server) throw new Error("There is no database to stop")
  process.kill(server.pid, "SIGSTOP")
  try {
    expect((await open("/blog")).status).toBe(200)
    expect((await open("/about")).status).toBe(200)
  } finally {
    process.kill(server.pid, "SIGCONT")
  }
})
