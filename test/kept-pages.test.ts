import { beforeEach, describe, expect, test } from "vitest"
import { addArticles, emptyArticles } from "#app/articles/test-support.ts"
import { addEvent } from "#app/events/test-support.ts"
import { events, settings } from "#app/lib/db/schema.ts"
import { addApplications } from "#app/listings/application/test-support.ts"
import { forgetSiteSettings } from "#app/settings/site-settings.server.ts"
import { setDirectoryStage } from "#app/settings/test-support.ts"
import { announceWebinar } from "#app/settings/webinar/test-support.ts"
import { eventsContent as words } from "#content/en/events.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"
import { loadTowns } from "./load-towns.ts"

const app = useApp({}, undefined, true)

const start = new Date("2026-06-01T12:00:00Z")
const inSeconds = (seconds: number) => new Date(start.getTime() + seconds * 1000)

beforeEach(async () => {
  app.now = start
  await app.db.delete(events)
  await app.db.delete(settings)
  await announceWebinar(app.db)
  await emptyArticles(app.db)
  forgetSiteSettings(app.db)
  app.services.pages?.forgetAll()
})

const textAt = async (path: string, seconds: number) => {
  app.now = inSeconds(seconds)
  return (await app.fetch(path)).text()
}

/** Checks that the page is cached. Otherwise a test of its expiry proves nothing. */
async function expectKept(path: string, seconds: number) {
  await textAt(path, seconds)
  const before = app.services.pages?.stats()
  await textAt(path, seconds)
  const now = app.services.pages?.stats()
  expect([path, now?.hits]).toEqual([path, (before?.hits ?? 0) + 1])
  expect([path, now?.misses]).toEqual([path, before?.misses])
}

/** Checks what a cached `path` shows second by second: a word appears or disappears at `moment` and not before. */
async function expectChange(path: string, moment: number, word: string, { appears }: { appears: boolean }) {
  await expectKept(path, moment - 1)
  expect([path, (await textAt(path, moment - 0.001)).includes(word)]).toEqual([path, !appears])
  expect([path, (await textAt(path, moment)).includes(word)]).toEqual([path, appears])
}

test.each([
  "/robots.txt",
  "/.well-known/security.txt",
  "/sitemap.xml",
  "/sitemap.xml?part=pages",
  "/blog/feed.xml",
  "/events.ics",
  "/events/weekly-webinar.ics",
])("%s is cached, and answers 304 to a reader that has it", async (path) => {
  await expectKept(path, 0)
  const first = await app.fetch(path, { headers: { "accept-encoding": "br" } })
  const etag = first.headers.get("etag") ?? ""
  expect(etag).not.toBe("")
  const again = await app.fetch(path, { headers: { "accept-encoding": "br", "if-none-match": etag } })
  expect([again.status, await again.text()]).toEqual([304, ""])
})

test.each([
  ["/", ""],
  ["/about", ""],
  ["/learn/blockchain", ""],
  ["/events.ics", ""],
  ["/blog", "category=News"],
  ["/learn/glossary", "q=wallet"],
  ["/learning-path/exchanges", "kind=decentralized"],
  ["/merchant-directory", "q=rice&open=now"],
  ["/wallet", "tab=exchange"],
  ["/whitepapers", "tab=technical&layer=l2"],
])(
  "%s?%s is one page with tracking parameters, and another one without its own parameters",
  async (path, own) => {
    const tagOf = async (query: string) => (await app.fetch(`${path}?${query}`)).headers.get("etag")
    const first = await tagOf(own)
    const misses = app.services.pages?.stats().misses
    for (const query of [`fbclid=IwAR0x&${own}`, `${own}&utm_source=whatsapp&utm_medium=social`])
      expect([query, await tagOf(query)]).toEqual([query, first])
    expect(app.services.pages?.stats().misses).toBe(misses)
    if (own) expect(await tagOf("fbclid=IwAR0x")).not.toBe(first)
  },
)

describe("a session", () => {
  /** Ends 40 minutes after the start, after ten minutes. */
  const end = 40 * 60
  beforeEach(() =>
    addEvent(app.db, {
      slug: "session",
      title: "A short session",
      kind: "town-hall",
      localDate: "2026-06-01",
      localTime: "12:30",
      timeZone: "UTC",
      duration: 10,
    }),
  )

  const upcoming = async (path: string, seconds: number) => {
    app.now = inSeconds(seconds)
    const { document } = await new Browser(app).open(path)
    const [section] = elements(document, "section").filter(({ attributes }) => attributes.id === "upcoming")
    return section ? elements(section, "h3").map(textOf) : []
  }

  test("is past on the list of events the moment it ends", async () => {
    await expectKept("/events", end - 1)
    expect(await upcoming("/events", end - 0.001)).toContain("A short session")
    expect(await upcoming("/events", end)).not.toContain("A short session")
  })

  test("is past on its own page the moment it ends", async () => {
    await expectChange("/events/session", end, words.over, { appears: true })
  })

  test("is past on the page of town halls, which is not cached, the moment it ends", async () => {
    expect(await upcoming("/town-halls", end - 0.001)).toContain("A short session")
    expect(await upcoming("/town-halls", end)).not.toContain("A short session")
  })

  test("has a link to join on cached pages from an hour before it begins until it ends", async () => {
    const joinUrl = "https://meet.example/room"
    await addEvent(app.db, {
      slug: "call",
      localDate: "2026-06-01",
      localTime: "15:00",
      timeZone: "UTC",
      joinUrl,
    })
    for (const path of ["/events", "/events/call"]) {
      await expectChange(path, 2 * 3600, joinUrl, { appears: true })
      await expectChange(path, 4 * 3600, joinUrl, { appears: false })
    }
  })

  test("leaves the community page and the list of events the moment it is over", async () => {
    expect(await textAt("/community", end - 0.001)).toContain("A short session")
    expect(await textAt("/community", end)).not.toContain("A short session")
  })
})

describe("the weekly webinar", () => {
  // Fridays at seven in New York, for an hour; the clock starts on June 1, 2026.
  const end = (Date.parse("2026-06-06T00:00:00Z") - start.getTime()) / 1000

  test.each([
    ["/events", "Jun 12, 2026"],
    ["/events/weekly-webinar", "Jun 12, 2026"],
    ["/events/weekly-webinar.ics", "20260612T230000Z"],
  ])("shows next week's date on %s the moment this week's ends", async (path, next) => {
    await expectChange(path, end, next, { appears: true })
  })

  test("moves one week ahead in the calendar feed", async () => {
    await expectChange("/events.ics", end, "20260605T230000Z", { appears: false })
  })
})

describe("an article with a publish time", () => {
  const due = 1234.5
  beforeEach(() =>
    addArticles(
      app.db,
      { slug: "first", title: "The first one", publishedAt: inSeconds(-3600) },
      { slug: "later", title: "The later one", publishedAt: inSeconds(due) },
    ),
  )

  test.each([
    ["/blog", "The later one"],
    ["/blog/first", "The later one"],
    ["/blog/feed.xml", "The later one"],
    ["/sitemap.xml?part=articles", "/blog/later"],
  ])("is on %s at that time", async (path, word) => {
    await expectChange(path, due, word, { appears: true })
  })

  test("has its own page from that time on", async () => {
    app.now = inSeconds(due - 0.001)
    expect((await app.fetch("/blog/later")).status).toBe(404)
    app.now = inSeconds(due)
    expect((await app.fetch("/blog/later")).status).toBe(200)
  })
})

test("an announcement begins and ends on time on a text page", async () => {
  const text = "The market opens at noon"
  await app.db.insert(settings).values({
    key: "announcement",
    value: {
      text,
      link: null,
      from: inSeconds(100).toISOString(),
      until: inSeconds(130).toISOString(),
      tone: "info",
    },
    updatedAt: start,
  })
  await expectChange("/", 100, text, { appears: true })
  await expectChange("/", 130, text, { appears: false })
})

test("a change without a notification appears after a minute", async () => {
  await addArticles(app.db, { slug: "first", title: "The first one", publishedAt: inSeconds(-3600) })
  expect(await textAt("/blog", 0)).toContain("The first one")
  await emptyArticles(app.db)
  expect(await textAt("/blog", 59)).toContain("The first one")
  expect(await textAt("/blog", 60)).not.toContain("The first one")
})

test("the page of a town is cached if it has a merchant, and takes no memory otherwise", async () => {
  await loadTowns(app.db, ["gh/accra", "gh/kumasi"])
  await setDirectoryStage(app.db, "live", { id: "ada", name: "Ada" }, app.now)
  await addApplications(app.db, [{ slug: "kente", city: "Accra", state: "", country: "GH" }])
  await expectKept("/merchant-directory/in/gh/accra", 0)
  const { pages } = app.services.pages?.stats() ?? {}
  for (let time = 0; time < 2; time++)
    expect((await app.fetch("/merchant-directory/in/gh/kumasi")).status).toBe(200)
  expect(app.services.pages?.stats()).toMatchObject({ pages })
})
