import { XMLValidator } from "fast-xml-parser"
import { parseAtomFeed } from "feedsmith"
import { beforeEach, describe, expect, test } from "vitest"
import { blogPageSize } from "#app/articles/blog-search.ts"
import { addArticles, addStory, emptyArticles } from "#app/articles/test-support.ts"
import { blog } from "#content/en/blog.ts"
import { origin, useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { createDatabaseSwitch } from "./database-switch.ts"
import { elements, sourceOf, textOf } from "./html.ts"
import { waitUntil } from "./wait-until.ts"

const line = createDatabaseSwitch()
const app = useApp({}, line.reach)
const published = new Date("2026-04-30T23:30:00Z")

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  await emptyArticles(app.db)
})

const open = (path: string) => new Browser(app).open(path)
const add = (...rows: Parameters<typeof addArticles> extends [unknown, ...infer Rows] ? Rows : never) =>
  addArticles(app.db, ...rows.map((row) => ({ publishedAt: published, updatedAt: published, ...row })))

/** The article titles of the list. */
const listed = (browser: Browser) => elements(browser.document, "h2").filter(isArticle).map(textOf)
const isArticle = (heading: Parameters<typeof elements>[0]) =>
  elements(heading, "a").some((link) => link.attributes.href?.startsWith("/blog/"))

const meta = (browser: Browser, name: string) =>
  elements(browser.document, "meta").find(
    ({ attributes }) => attributes.name === name || attributes.property === name,
  )?.attributes.content
const canonical = (browser: Browser) =>
  elements(browser.document, "link").find(({ attributes }) => attributes.rel === "canonical")?.attributes.href

const structuredData = (browser: Browser) =>
  elements(browser.document, "script")
    .filter(({ attributes }) => attributes.type === "application/ld+json")
    .map((script) => JSON.parse(sourceOf(script)))

describe("the blog", () => {
  test("without articles invites visitors to write one, and answers 200", async () => {
    const browser = await open("/blog")
    expect(browser.response.status).toBe(200)
    expect(browser.text).toContain(blog.empty.heading)
    expect(browser.href(blog.empty.story.label)).toBe(blog.empty.story.href)
    expect(meta(browser, "robots")).toBeUndefined()
  })

  test("lists published articles, the newest first, with author, date and category", async () => {
    await add(
      { title: "Older", slug: "older", publishedAt: new Date("2026-04-01T00:00:00Z") },
      { title: "Newest", slug: "newest" },
      { title: "Draft", status: "draft", publishedAt: null },
      { title: "Tomorrow", publishedAt: new Date("2026-05-02T12:00:00Z") },
    )
    const browser = await open("/blog")
    expect(listed(browser)).toEqual(["Newest", "Older"])
    expect(browser.href("Newest")).toBe("/blog/newest")
    for (const text of [
      "By Adé Ọlá",
      "April 30, 2026",
      "April 1, 2026",
      "Business",
      "We sold cloth all day.",
    ])
      expect(browser.text).toContain(text)
    expect(browser.html).not.toMatch(/Draft|Tomorrow/)
    expect(browser.html).not.toMatch(/<script|modulepreload/)
  })

  test("links to its feed for feed readers", async () => {
    const browser = await open("/blog")
    const [link] = elements(browser.document, "link").filter(
      ({ attributes }) => attributes.type === "application/atom+xml",
    )
    expect(link?.attributes).toMatchObject({ rel: "alternate", href: "/blog/feed.xml" })
    expect(browser.href(blog.list.feed)).toBe("/blog/feed.xml")
  })

  test("can be filtered by links; the current one is marked", async () => {
    await add(
      { title: "One", category: "business" },
      { title: "Two", category: "Global Impact & <b>" },
      { title: "Hidden", category: "Secret plans", status: "draft" },
    )
    const browser = await open("/blog")
    expect(browser.html).not.toContain("Secret plans")
    await browser.open(browser.href("Global Impact & <b>"))
    expect(listed(browser)).toEqual(["Two"])
    const [current] = elements(browser.document, "a").filter(
      ({ attributes }) => attributes["aria-current"] === "true" && attributes.href?.startsWith("/blog?"),
    )
    expect(current && textOf(current)).toBe("Global Impact & <b>")
    expect(canonical(browser)).toBe(`${origin}/blog?category=Global+Impact+%26+%3Cb%3E`)
    await browser.open(browser.href(blog.list.allCategories))
    expect(listed(browser)).toHaveLength(2)
  })

  test("says when a category is empty, and does not let that page be indexed", async () => {
    await add({})
    const browser = await open("/blog?category=Nothing")
    expect(browser.response.status).toBe(200)
    expect(browser.text).toContain(blog.empty.noneInCategory)
    expect(browser.href(blog.empty.showAll)).toBe("/blog")
    expect(meta(browser, "robots")).toBe("noindex")
  })

  test("has linked pages; a page after the last one answers 404", async () => {
    const rows = Array.from({ length: blogPageSize * 2 + 1 }, (_, index) => ({
      title: `Number ${index}`,
      publishedAt: new Date(published.getTime() - index * 60_000),
    }))
    await add(...rows)
    const browser = await open("/blog?category=Business")
    const seen = listed(browser)
    const names = new Set([meta(browser, "og:title")])
    for (const page of [2, 3]) {
      await browser.open(browser.href(blog.list.next))
      expect(browser.path).toBe(`/blog?category=Business&page=${page}`)
      expect(canonical(browser)).toBe(origin + browser.path)
      names.add(meta(browser, "og:title"))
      seen.push(...listed(browser))
    }
    expect(seen).toEqual(rows.map(({ title }) => title))
    expect(names.size).toBe(3)
    expect(() => browser.href(blog.list.next)).toThrow()
    await browser.open(browser.href(blog.list.previous))
    expect(browser.path).toBe("/blog?category=Business&page=2")
    for (const page of ["4", "1000000000", "9007199254740991"]) {
      const beyond = await open(`/blog?category=Business&page=${page}`)
      expect([page, beyond.response.status]).toEqual([page, 404])
      expect(beyond.text).toContain(blog.empty.noSuchPage)
      expect(meta(beyond, "robots")).toBe("noindex")
    }
  })

  test("ignores unknown query parameters", async () => {
    await add({})
    for (const query of [
      "?page=abc",
      "?page=0",
      "?page=-1",
      "?category=%00",
      "?category=%FF",
      "?category[]=x",
    ])
      expect([query, (await app.fetch(`/blog${query}`)).status]).toEqual([query, 200])
  })
})

describe("an article", () => {
  test("has its text, author, date, category and reading time, and no script", async () => {
    await add({
      slug: "market-day",
      content: `## The stalls\n\nWe sold **cloth**. [Learn](/learn) more.\n\n${"word ".repeat(590)}`,
    })
    const browser = await open("/blog/market-day")
    expect(browser.response.status).toBe(200)
    expect(elements(browser.document, "h1").map(textOf)).toEqual(["A market day in Abeokuta"])
    expect(elements(browser.document, "h2").map(textOf)).toContain("The stalls")
    for (const text of ["Adé Ọlá", "April 30, 2026", "3 min read", "We sold cloth."])
      expect(browser.text).toContain(text)
    const [time] = elements(browser.document, "time")
    expect(time?.attributes.datetime).toBe(published.toISOString())
    expect(browser.href("Learn")).toBe("/learn")
    expect(browser.href("Business")).toBe("/blog?category=Business")
    expect(browser.href(`← ${blog.article.back}`)).toBe("/blog")
    expect(canonical(browser)).toBe(`${origin}/blog/market-day`)
    expect(meta(browser, "description")).toContain("We sold cloth. Learn more. word")
    expect(browser.html).not.toMatch(/<script(?! type="application\/ld\+json")|modulepreload/)
  })

  test.each([
    "nobody",
    "draft",
    "scheduled",
    "MARKET",
    "market%00",
    "%E0%A4%A",
    "..%2f..%2fx",
    "1",
    "__proto__",
  ])("answers 404 for %s", async (slug) => {
    await add(
      { slug: "market" },
      { slug: "draft", status: "draft", title: "Secret draft" },
      { slug: "scheduled", publishedAt: new Date("2026-05-01T12:00:01Z"), title: "Secret plan" },
    )
    for (const path of [`/blog/${slug}`, `/blog/${slug}.data`]) {
      const response = await app.fetch(path)
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.text()).not.toContain("Secret")
    }
  })

  test("becomes public in the second it is due", async () => {
    await add({ slug: "soon", publishedAt: new Date("2026-05-01T12:00:01Z") })
    expect((await app.fetch("/blog/soon")).status).toBe(404)
    app.now = new Date("2026-05-01T12:00:01Z")
    expect((await app.fetch("/blog/soon")).status).toBe(200)
  })

  test("links to the public articles before and after it", async () => {
    const minute = (count: number) => new Date(published.getTime() + count * 60_000)
    await add(
      { slug: "a", title: "First", publishedAt: minute(0) },
      { slug: "x", title: "Hidden", publishedAt: minute(1), status: "draft" },
      { slug: "b", title: "Second", publishedAt: minute(2) },
      { slug: "c", title: "Third", publishedAt: minute(3) },
    )
    const browser = await open("/blog/b")
    const around = elements(browser.document, "nav").find(
      ({ attributes }) => attributes["aria-label"] === blog.article.around,
    )
    expect(around && elements(around, "a").map(({ attributes }) => attributes.href)).toEqual([
      "/blog/a",
      "/blog/c",
    ])
  })

  test("made from a story says so, marks its links, and never shows who sent it", async () => {
    const content = "[Shop](https://shop.example) [Learn](/learn)"
    await add(
      { slug: "story", content, isFromStory: true, storyId: await addStory(app.db) },
      { slug: "ours", content },
    )
    const story = await open("/blog/story")
    const shop = elements(story.document, "a").find((link) => textOf(link) === "Shop")
    expect(shop?.attributes.rel).toBe("nofollow ugc noopener")
    expect(story.text).toContain(blog.article.fromStory)
    for (const path of ["/blog/story", "/blog/story.data", "/blog", "/blog.data", "/blog/feed.xml"])
      expect(await (await app.fetch(path)).text()).not.toMatch(/Secret Name|secret@mail/)
    const ours = await open("/blog/ours")
    expect(elements(ours.document, "a").find((link) => textOf(link) === "Shop")?.attributes.rel).toBe(
      "noopener",
    )
    expect(ours.text).not.toContain(blog.article.fromStory)
  })

  test("is harmless whatever it contains", async () => {
    const hostile = [
      "<script>alert(1)</script>",
      "<img src=x onerror=alert(1)>",
      "[a](javascript:alert(1)) [b](&#106;avascript:alert(1)) <javascript:alert(1)>",
      "![p](https://tracker.example/p.png)",
      "| a |\n|--:|\n| 1 |",
      ">".repeat(5_000),
      "[".repeat(20_000),
      "</article></main><style>*{display:none}</style>",
      Array.from({ length: 200 }, (_, depth) => `${"  ".repeat(depth)}- x`).join("\n"),
    ].join("\n\n")
    const title = `"</title><script>alert(2)</script>`
    await add({
      slug: "hostile",
      title,
      author: title,
      category: "<b>x</b>",
      excerpt: title,
      content: hostile,
    })
    for (const path of ["/blog/hostile", "/blog"]) {
      const browser = await open(path)
      expect([path, browser.response.status]).toEqual([path, 200])
      const all = elements(browser.document)
      // The page's own style is in its head.
      expect(all.filter(({ tag }) => tag === "style").map(({ parent }) => parent?.tag)).toEqual(["head"])
      expect(
        all.filter(({ tag, attributes }) => tag === "script" && attributes.type !== "application/ld+json"),
      ).toEqual([])
      for (const { tag, attributes } of all) {
        expect(Object.keys(attributes).filter((name) => name === "style" || name.startsWith("on"))).toEqual(
          [],
        )
        if (tag === "img") expect(attributes.src).toMatch(/^\/assets\//)
        if (tag === "a") expect(new URL(attributes.href ?? "", origin).protocol).toMatch(/^(https?|mailto):$/)
      }
    }
  })

  test("has structured data with its type and breadcrumbs, which no title can break", async () => {
    const title = `"Cloth" </script><script>alert(1)</script> & <!-- more`
    await add({ slug: "kente", title, updatedAt: app.now })
    const data = structuredData(await open("/blog/kente"))
    expect(data).toEqual([
      expect.objectContaining({
        "@type": "Article",
        headline: title,
        articleSection: "Business",
        datePublished: published.toISOString(),
        dateModified: app.now.toISOString(),
        author: { "@type": "Person", name: "Adé Ọlá" },
        mainEntityOfPage: `${origin}/blog/kente`,
      }),
      expect.objectContaining({
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Home", item: `${origin}/` },
          { "@type": "ListItem", position: 2, name: "Blog", item: `${origin}/blog` },
          { "@type": "ListItem", position: 3, name: title, item: `${origin}/blog/kente` },
        ],
      }),
    ])
  })
})

describe("the feed of the blog", () => {
  const fetchFeed = (headers: Record<string, string> = {}) => app.fetch("/blog/feed.xml", { headers })

  test("is valid Atom with the public articles", async () => {
    await add(
      { slug: "one", title: "One & <two>", content: "[Learn](/learn)" },
      { title: "Hidden", status: "draft" },
      { title: "Later", publishedAt: new Date("2026-05-02T00:00:00Z") },
    )
    const response = await fetchFeed()
    expect(response.status).toBe(200)
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8")
    const xml = await response.text()
    expect(XMLValidator.validate(xml)).toBe(true)
    const feed = parseAtomFeed(xml)
    expect(feed.links?.find(({ rel }) => rel === "self")?.href).toBe(`${origin}/blog/feed.xml`)
    expect(feed.entries?.map(({ title }) => title?.value)).toEqual(["One & <two>"])
    const [entry] = feed.entries ?? []
    expect(entry?.links?.[0]?.href).toBe(`${origin}/blog/one`)
    expect(entry?.content?.value).toBe(`<p><a href="${origin}/learn">Learn</a></p>`)
    expect((await app.fetch(new URL(String(entry?.links?.[0]?.href)).pathname)).status).toBe(200)
  })

  test("contains the newest twenty", async () => {
    await add(...Array.from({ length: 25 }, (_, index) => ({ title: String(index) })))
    const { entries } = parseAtomFeed(await (await fetchFeed()).text())
    expect(entries?.map(({ title }) => title?.value)).toEqual(
      Array.from({ length: 20 }, (_, index) => String(24 - index)),
    )
  })

  test("answers 304 to a reader that has it, and 200 after a change", async () => {
    await add({ slug: "one" })
    const first = await fetchFeed()
    const etag = first.headers.get("etag") ?? ""
    const modified = first.headers.get("last-modified") ?? ""
    expect(new Date(modified)).toEqual(published)
    for (const headers of [
      { "if-none-match": etag },
      { "if-none-match": `"other", ${etag.replace("W/", "")}` },
      { "if-none-match": "*" },
      { "if-modified-since": modified },
    ] as Record<string, string>[]) {
      const again = await fetchFeed(headers)
      expect([headers, again.status, await again.text()]).toEqual([headers, 304, ""])
      expect(again.headers.get("etag")).toBe(etag)
    }
    // If both headers are present, the ETag decides.
    expect((await fetchFeed({ "if-none-match": '"other"', "if-modified-since": modified })).status).toBe(200)
    await add({ slug: "two", updatedAt: app.now })
    for (const headers of [{ "if-none-match": etag }, { "if-modified-since": modified }] as Record<
      string,
      string
    >[])
      expect((await fetchFeed(headers)).status).toBe(200)
  })

  test("is valid without articles", async () => {
    const response = await fetchFeed()
    expect(response.status).toBe(200)
    expect(parseAtomFeed(await response.text()).entries ?? []).toEqual([])
  })
})

test("while the database is away, every page of the blog answers 503 with Retry-After", async () => {
  await add({ slug: "one" })
  await line.cut()
  // A broken connection is noticed only when its socket reports it.
  await waitUntil(() => expect(app.pool.totalCount).toBe(0))
  try {
    for (const path of [
      "/blog",
      "/blog/one",
      "/blog/feed.xml",
      "/sitemap.xml",
      "/sitemap.xml?part=articles",
    ]) {
      const response = await app.fetch(path)
      expect([path, response.status, response.headers.get("retry-after")]).toEqual([path, 503, "10"])
    }
    expect((await app.fetch("/robots.txt")).status).toBe(200)
  } finally {
    await line.mend()
  }
})
