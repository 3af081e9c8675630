import type { RouteConfigEntry } from "@react-router/dev/routes"
import { sql } from "drizzle-orm"
import { XMLParser, XMLValidator } from "fast-xml-parser"
import { beforeEach, describe, expect, test } from "vitest"
import { addArticles, emptyArticles } from "#app/articles/test-support.ts"
import { partPath } from "#app/learn/glossary/glossary-entries.ts"
import { allLessons } from "#app/learn/lessons.ts"
import { events } from "#app/lib/db/schema.ts"
import { addApplications, applicationTables } from "#app/listings/application/test-support.ts"
import routeTable from "#app/routes.ts"
import { glossaryParts } from "#content/en/glossary-parts.ts"
import { useApp } from "./app.ts"

const publicUrl = "https://guap.example"
const app = useApp({ PUBLIC_URL: publicUrl })
const decided = new Date("2026-04-01T10:00:00Z")

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  await emptyArticles(app.db)
  for (const table of [...applicationTables, events]) await app.db.delete(table)
  await app.db.execute(sql`alter table listings alter column id restart with 1`)
})

const addEvent = (slug: string, change: Partial<typeof events.$inferInsert> = {}) =>
  app.db.insert(events).values({
    slug,
    kind: "community",
    title: "Market day",
    description: "Come.",
    location: "Online",
    localDate: "2026-04-03",
    localTime: "19:00",
    timeZone: "America/New_York",
    startsAt: new Date("2026-04-03T23:00:00Z"),
    createdAt: decided,
    updatedAt: decided,
    ...change,
  })

type Listed = { loc: string; lastmod?: string }
const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => name === "url" || name === "sitemap",
  parseTagValue: false,
})

async function read(path: string): Promise<Listed[]> {
  const response = await app.fetch(path)
  expect([path, response.status]).toEqual([path, 200])
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8")
  const xml = await response.text()
  expect(XMLValidator.validate(xml)).toBe(true)
  const root = path === "/sitemap.xml" ? "sitemapindex" : "urlset"
  const document = parser.parse(xml)
  expect(document[root]["@_xmlns"]).toBe("http://www.sitemaps.org/schemas/sitemap/0.9")
  return document[root].url ?? document[root].sitemap
}

const pathOf = ({ loc }: Listed) => loc.slice(publicUrl.length)

/** Every page of every part. */
async function readAll(): Promise<Listed[]> {
  const parts = await read("/sitemap.xml")
  return (await Promise.all(parts.map((part) => read(pathOf(part))))).flat()
}

/** The paths of the route table without parameters, except the back office. */
function staticPaths(entries: RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path = "", children }) => {
    const full = path ? `${parent}/${path}` : parent
    return children ? staticPaths(children, full) : [full || "/"]
  })
}

describe("the sitemap", () => {
  test("has every static page that may be indexed, and no other", async () => {
    const all = staticPaths(await routeTable).filter((path) => !/[:*]/.test(path))
    const open: string[] = []
    for (const path of new Set(all)) {
      const response = await app.fetch(path)
      const isPage = response.headers.get("content-type")?.startsWith("text/html")
      const html = await response.text()
      const isOpen =
        !/<meta name="robots" content="noindex"/.test(html) && !response.headers.get("x-robots-tag")
      if (response.status === 200 && isPage && isOpen) open.push(path)
    }
    const learned = [...allLessons.map(({ path }) => path), ...glossaryParts.map(partPath)]
    const listed = (await read("/sitemap.xml?part=pages")).map(pathOf)
    expect(listed.toSorted()).toEqual(
      [...open.filter((path) => !path.startsWith("/admin")), ...learned].toSorted(),
    )
  })

  test("has approved merchants, public articles and events with the day of their last change, and nothing private", async () => {
    await addApplications(app.db, [
      { slug: "kente", decidedAt: decided },
      { slug: "waits", status: "pending", decidedAt: null },
      { slug: "refused", status: "rejected" },
    ])
    await addArticles(
      app.db,
      { slug: "seen", updatedAt: app.now, publishedAt: decided },
      { slug: "draft", status: "draft" },
      { slug: "tomorrow", publishedAt: new Date("2026-05-02T00:00:00Z") },
    )
    await addEvent("market-day")
    await addEvent("called-off", { cancelledAt: decided })
    const all = await readAll()
    expect(all).toContainEqual({ loc: `${publicUrl}/events/market-day`, lastmod: decided.toISOString() })
    expect(all).toContainEqual({
      loc: `${publicUrl}/merchant-directory/kente`,
      lastmod: decided.toISOString(),
    })
    expect(all).toContainEqual({ loc: `${publicUrl}/blog/seen`, lastmod: app.now.toISOString() })
    expect(new Set(all.map(({ loc }) => loc)).size).toBe(all.length)
    for (const { loc } of all) {
      expect(loc.startsWith(`${publicUrl}/`)).toBe(true)
      expect(loc).not.toMatch(
        /\/admin|draft|tomorrow|waits|refused|called-off|token|submitted|status|confirm|sample/,
      )
    }
  })

  test("lists only pages that exist and may be indexed", async () => {
    await addApplications(app.db, [{ slug: "kente" }])
    await addArticles(app.db, { slug: "seen" })
    await addEvent("market-day")
    for (const page of await readAll()) {
      const response = await app.fetch(pathOf(page))
      expect([page.loc, response.status]).toEqual([page.loc, 200])
      expect(await response.text()).not.toMatch(/<meta name="robots" content="noindex"/)
    }
  })

  test("has merchants in parts of ten thousand ids", async () => {
    await addApplications(app.db, [{ slug: "first" }])
    await app.db.execute(sql`alter table listings alter column id restart with 30000`)
    await addApplications(app.db, [{ slug: "far" }])
    expect((await read("/sitemap.xml")).map(pathOf)).toEqual([
      "/sitemap.xml?part=pages",
      "/sitemap.xml?part=merchants-0",
      "/sitemap.xml?part=merchants-3",
    ])
    expect((await read("/sitemap.xml?part=merchants-3")).map(pathOf)).toEqual(["/merchant-directory/far"])
  })

  test.each([
    "",
    "nothing",
    "articles",
    "merchants-0",
    "merchants-01",
    "merchants--1",
    "merchants-1e9",
    "merchants-999999999",
    "%00",
  ])("has no part called %j on an empty site", async (part) => {
    expect((await app.fetch(`/sitemap.xml?part=${part}`)).status).toBe(404)
  })

  test("answers 304 to a client that has it", async () => {
    const etag = (await app.fetch("/sitemap.xml")).headers.get("etag") ?? ""
    expect((await app.fetch("/sitemap.xml", { headers: { "if-none-match": etag } })).status).toBe(304)
  })
})

describe("robots.txt", () => {
  test("names the sitemap and disallows none of its pages", async () => {
    const response = await app.fetch("/robots.txt")
    expect(response.status).toBe(200)
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8")
    const lines = (await response.text()).split("\n")
    expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
    const closed = lines.flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? [])
    expect(closed).toContain("/admin")
    for (const page of await readAll())
      for (const prefix of closed) expect(pathOf(page).startsWith(prefix)).toBe(false)
  })
})

describe("security.txt", () => {
  const read = async () => {
    const response = await app.fetch("/.well-known/security.txt")
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "text/plain; charset=utf-8",
    ])
    return (await response.text()).trim().split("\n")
  }
  const expiryOf = (lines: string[]) =>
    Date.parse(lines.find((line) => line.startsWith("Expires: "))?.slice("Expires: ".length) ?? "")

  test("states where to report a vulnerability, in the form of RFC 9116", async () => {
    const lines = await read()
    expect(lines).toContain(`Contact: ${publicUrl}/contact`)
    expect(lines).toContain(`Canonical: ${publicUrl}/.well-known/security.txt`)
    expect(lines).toContain("Preferred-Languages: en")
    expect(lines.filter((line) => line.startsWith("Expires: "))).toHaveLength(1)
    expect((await app.fetch("/contact")).status).toBe(200)
  })

  test("has an expiry date that is always in the future, at most a year ahead", async () => {
    const before = app.now
    for (const days of [0, 30, 400]) {
      app.now = new Date(before.getTime() + days * 86_400_000)
      const left = expiryOf(await read()) - app.now.getTime()
      expect(left / 86_400_000).toBeGreaterThan(150)
      expect(left / 86_400_000).toBeLessThan(365)
    }
    app.now = before
  })
})
