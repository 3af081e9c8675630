import { beforeEach, describe, expect, test } from "vitest"
import type { CacheHints, CacheTag } from "#app/lib/cache/cache-hints.ts"
import { silentLog } from "#test/database.ts"
import { createRequestCounts } from "../metrics/request-counts.ts"
import { createPipeline, type Pipeline } from "../pipeline.ts"
import { readConfig } from "../start/config.ts"
import { compressTightly } from "./compression.ts"
import { createPageCache, type PageCache } from "./page-cache.ts"

const start = new Date("2026-05-01T12:00:00Z")
const long = "words ".repeat(400)

let now: Date
let pages: PageCache
let rendered: string[]
/** What the routes say they show; without it none of them is kept. */
let cacheTags: CacheTag[] | undefined
/** What the page says, and how; a test changes it. */
let say: (request: Request, cacheHints: CacheHints) => Response | Promise<Response>
let pipeline: Pipeline

beforeEach(() => {
  now = start
  rendered = []
  cacheTags = ["merchants"]
  pages = createPageCache(() => now)
  say = ({ url }) => html(`<p>${new URL(url).pathname} ${rendered.length} ${long}</p>`)
  pipeline = createTestPipeline()
})

function createTestPipeline() {
  return createPipeline(
    { config: readConfig({}, "/"), log: silentLog, counts: createRequestCounts(), pages },
    {
      findFile: () => undefined,
      streamOf: () => undefined,
      checks: new Map(),
      routeOf: () => ({ name: "/a", cacheTags, query: ["q", "page"] }),
      async render(request, _, cacheHints) {
        const { pathname, search } = new URL(request.url)
        rendered.push(`${request.method} ${pathname}${search}`)
        return say(request, cacheHints)
      },
    },
  )
}

const html = (text: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(text, { status, headers: { "Content-Type": "text/html", ...headers } })
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  pipeline.fetch(new Request(`http://localhost${path}`, { method, headers }))
const textOf = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text()

describe("a page that is the same for everybody", () => {
  test("is rendered once, and readers may keep it as long as they ask", async () => {
    const [first, second] = [await get("/a"), await get("/a")]
    expect(await second.text()).toBe(await first.text())
    expect(rendered).toEqual(["GET /a"])
    for (const { headers } of [first, second]) expect(headers.get("Cache-Control")).toBe("no-cache")
  })

  test("is rendered once for all who ask at the same moment", async () => {
    const texts = await Promise.all(Array.from({ length: 20 }, () => textOf("/a")))
    expect(new Set(texts).size).toBe(1)
    expect(rendered).toHaveLength(1)
  })

  test("that is found for the eighth time is packed as small as it gets, whatever its address", async () => {
    const words = Array.from({ length: 2000 }, (_, n) => `word ${(n * 7919) % 1009}`).join(" ")
    say = () => html(words)
    const smallest = (await compressTightly(Buffer.from(words))).length
    for (const path of ["/a", "/a?q=1"]) {
      const read = async () =>
        Buffer.from(await (await get(path, { "Accept-Encoding": "zstd, br" })).arrayBuffer())
      const first = (await read()).length
      expect(first).toBeGreaterThan(smallest)
      for (let hit = 1; hit < 8; hit++) expect((await read()).length).toBe(first)
      await expect.poll(async () => (await read()).length).toBe(smallest)
      expect((await get(path, { "Accept-Encoding": "zstd, br" })).headers.get("Content-Encoding")).toBe("br")
    }
    expect(rendered).toHaveLength(2)
  })

  test("of one listing is made anew when that listing changes, and not for another one or for the lists", async () => {
    cacheTags = []
    say = ({ url }, cacheHints) => {
      const { pathname } = new URL(url)
      cacheHints.listing = `listing ${pathname.slice(1)}`
      return html(pathname)
    }
    for (const path of ["/a", "/b"]) await textOf(path)
    pages.forget("merchants")
    pages.forget("listing a")
    rendered = []
    for (const path of ["/a", "/b"]) await textOf(path)
    expect(rendered).toEqual(["GET /a"])
  })

  test("is not sent again to whoever has it in the packing of before", async () => {
    const accepted = { "Accept-Encoding": "zstd, br" }
    const tag = (await get("/a", accepted)).headers.get("ETag") ?? ""
    expect(tag).toMatch(/-zstd"$/)
    await expect.poll(async () => (await get("/a", accepted)).headers.get("ETag")).toMatch(/-br"$/)
    const again = await get("/a", { ...accepted, "If-None-Match": tag })
    expect([again.status, again.headers.get("ETag")]).toEqual([304, tag])
    const other = await get("/a", { ...accepted, "If-None-Match": tag.replace("-zstd", "-other") })
    expect(other.status).toBe(200)
  })

  test("is another one under another query", async () => {
    expect(await textOf("/a?q=1")).not.toBe(await textOf("/a?q=2"))
    expect(rendered).toHaveLength(2)
  })

  test.each([
    ["/a?fbclid=IwAR0x-1", "/a?", "/a?utm_source=letter&gclid=?q=2", "/a?&&=", "/a?Q=1", "/a?q[]=1", "/a?%"],
    ["/a?q=1", "/a?q=1&fbclid=2", "/a?fbclid=2&q=1", "/a?%71=1&x"],
    ["/a?q=a%20b&page=2", "/a?q=a+b&utm_medium=social&page=2"],
    ["/a?q=", "/a?q"],
    ["/a?q=1&q=2", "/a?q=1&x=3&q=2"],
  ])("is one page whatever else its link carries: %s", async (...links) => {
    const first = await textOf(links[0])
    for (const link of links) {
      const { status, headers } = await get(link, { "Accept-Encoding": "br" })
      expect([link, status, headers.get("ETag")]).toEqual([link, 200, expect.stringMatching(/-br"$/)])
      expect(await textOf(link)).toBe(first)
      expect(await (await get(link, {}, "HEAD")).text()).toBe("")
    }
    expect(rendered).toHaveLength(1)
  })

  test("is shown what it reads and nothing else, whoever asks first", async () => {
    for (const cookie of ["", "flash=x"]) await get("/a?fbclid=1&page=2&q=%26x%3D", { cookie })
    await get("/a?fbclid=1", {}, "HEAD")
    await get("/a?fbclid=1", {}, "POST")
    expect(rendered).toEqual([
      "GET /a?page=2&q=%26x%3D",
      "GET /a?fbclid=1&page=2&q=%26x%3D",
      "GET /a",
      "POST /a?fbclid=1",
    ])
  })

  test.each(["/%61", "/a/", "//a"])("is not the one of %s", async (other) => {
    await textOf(other)
    expect(await textOf("/a")).toContain("<p>/a ")
  })

  test("is made anew when what it shows was written, and only then", async () => {
    const first = await textOf("/a")
    pages.forget("events")
    expect(await textOf("/a")).toBe(first)
    pages.forget("merchants")
    const second = await textOf("/a")
    expect(second).not.toBe(first)
    pages.forget("settings")
    expect(await textOf("/a")).not.toBe(second)
    pages.forgetAll()
    await textOf("/a")
    expect(rendered).toHaveLength(4)
  })

  test("that was begun before a write is shown to whoever asked, and not kept", async () => {
    let finish = () => {}
    say = () =>
      new Promise((resolve) => {
        finish = () => resolve(html(`old ${long}`))
      })
    const early = textOf("/a")
    await expect.poll(() => rendered.length).toBe(1)
    pages.forget("merchants")
    finish()
    expect(await early).toContain("old")
    say = () => html(`new ${long}`)
    expect(await textOf("/a")).toContain("new")
  })

  test.each([
    ["merchants", 59_000, 61_000],
    ["events", 29_000, 31_000],
    ["articles", 29_000, 31_000],
  ] as const)("that shows %s lasts %i ms and not %i", async (topic, lasts, ends) => {
    cacheTags = [topic]
    say = () => html(`${rendered.length} ${long}`)
    const first = await textOf("/a")
    now = new Date(start.getTime() + lasts)
    expect(await textOf("/a")).toBe(first)
    now = new Date(start.getTime() + ends)
    expect(await textOf("/a")).not.toBe(first)
  })

  test.each([
    ["12 s", 12_000, 12_000],
    ["an hour", 3_600_000, 60_000],
    ["no known moment", Number.POSITIVE_INFINITY, 60_000],
  ])("that says it is true for %s lasts as long, and a minute at most", async (_, said, lasts) => {
    cacheTags = ["events"]
    say = (_, cacheHints) => {
      cacheHints.until = now.getTime() + said
      return html(`${rendered.length} ${long}`)
    }
    const first = await textOf("/a")
    now = new Date(start.getTime() + lasts - 1)
    expect(await textOf("/a")).toBe(first)
    now = new Date(start.getTime() + lasts)
    expect(await textOf("/a")).not.toBe(first)
  })

  test("comes compressed as the reader can take it, and as nothing when the reader has it", async () => {
    for (const [accepted, encoding] of [
      ["gzip, br", "br"],
      ["gzip, deflate, br, zstd", "br"],
      ["gzip, zstd", "zstd"],
      ["gzip", "gzip"],
      ["br;q=0, gzip", "gzip"],
      ["", null],
    ] as const) {
      const answer = await get("/a", { "accept-encoding": accepted })
      expect(answer.headers.get("Content-Encoding")).toBe(encoding)
      expect(answer.headers.get("Content-Length")).toBe(String((await answer.arrayBuffer()).byteLength))
      const etag = answer.headers.get("ETag") ?? ""
      const again = await get("/a", { "accept-encoding": accepted, "if-none-match": `"x", W/${etag}` })
      expect([again.status, await again.text()]).toEqual([304, ""])
    }
    expect((await get("/a", { "if-none-match": '"other"' })).status).toBe(200)
    expect(rendered).toHaveLength(1)
  })

  test("is there for those who only ask for its headers, and made by them", async () => {
    const head = await get("/a", {}, "HEAD")
    const whole = await get("/a")
    expect(await head.text()).toBe("")
    expect(head.headers.get("Content-Length")).toBe(String((await whole.text()).length))
    expect(head.headers.get("ETag")).toBe(whole.headers.get("ETag"))
    expect(rendered).toEqual(["GET /a"])
  })

  test("that fails is answered as it was last", async () => {
    const first = await textOf("/a")
    pages.forgetAll()
    say = () => html("away", {}, 503)
    expect(await textOf("/a")).toBe(first)
    expect((await get("/b")).status).toBe(503)
  })

  test("that is gone is gone", async () => {
    await textOf("/a")
    pages.forget("merchants")
    say = () => html("not here", {}, 404)
    expect((await get("/a")).status).toBe(404)
    expect((await get("/a")).status).toBe(404)
  })
})

describe("what is somebody's own", () => {
  test.each<[string, CacheTag[] | undefined, Record<string, string>]>([
    ["no topics", undefined, {}],
    ["a cookie", [], { "Set-Cookie": "a=b" }],
    ["a word of its own on keeping", [], { "Cache-Control": "no-store" }],
  ])("with %s is never kept, also when many ask at once", async (_, topics, headers) => {
    cacheTags = topics
    say = () => html(`${Math.random()} ${long}`, headers)
    const texts = await Promise.all(Array.from({ length: 5 }, () => textOf("/a")))
    texts.push(await textOf("/a"))
    expect(new Set(texts).size).toBe(6)
  })

  test("is never kept for long: an answer for somebody does not switch the keeping off", async () => {
    say = () => html(long, { "Set-Cookie": "a=b" })
    await textOf("/a")
    say = () => html(`${rendered.length} ${long}`)
    expect(await textOf("/a")).toBe(await textOf("/a"))
  })

  test.each(["flash=abc", "a=b; flash=abc", "__Host-flash=x"])(
    "is rendered for whoever carries %s, and not kept",
    async (cookie) => {
      const forAll = await textOf("/a")
      expect(await textOf("/a", { cookie })).not.toBe(forAll)
      expect(await textOf("/a")).toBe(forAll)
    },
  )

  test.each(["flash =abc", "\tflash\t=abc", "a=b;flash =x"])(
    "a page stays kept for all others after a visit with the cookie %j",
    async (cookie) => {
      say = ({ headers }) =>
        html(long, headers.get("cookie") ? { "Set-Cookie": "flash=; Max-Age=0" } : undefined)
      expect((await get("/a", { cookie })).headers.get("Set-Cookie")).toBeTruthy()
      await textOf("/a")
      await textOf("/a")
      expect(rendered).toHaveLength(2)
    },
  )

  test.each(["session=x", "__Host-owner-session=x", "counter=x", "a=b"])(
    "is not a public page, whoever is signed in: the route of a cached page does not see the cookie %s",
    async (cookie) => {
      const seen: (string | null)[] = []
      say = ({ headers }) => {
        seen.push(headers.get("cookie"))
        return html(long)
      }
      await get("/a", { cookie })
      await get("/a", { cookie: `${cookie}; theme=dark` })
      expect(seen).toEqual([null, "theme=dark"])
      await get("/a")
      expect(rendered).toHaveLength(2)
    },
  )

  test("is what is sent: a post goes through", async () => {
    await textOf("/a")
    await get("/a", {}, "POST")
    expect(rendered).toEqual(["GET /a", "POST /a"])
  })
})

test("many pages do not fill the memory: those nobody asked for in a while go first", async () => {
  const big = "x".repeat(1024 * 1024)
  cacheTags = []
  say = ({ url }) => html(new URL(url).pathname + big)
  for (let page = 0; page < 40; page++) {
    await textOf(`/${page}`)
    await textOf("/0")
  }
  rendered = []
  for (const page of ["/39", "/0"]) await textOf(page)
  expect(rendered).toEqual([])
  await textOf("/1")
  expect(rendered).toEqual(["GET /1"])
})
