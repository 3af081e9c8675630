import { createHash } from "node:crypto"
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib"
import { sql } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { compressTightly } from "../server/pages/compression.ts"
import { useApp } from "./app.ts"

const app = useApp({}, undefined, true)
const secure = useApp({ PUBLIC_URL: "https://guap.example" })

beforeEach(() => app.services.pages?.forgetAll())

const unpack: Record<string, (body: Buffer) => Buffer> = {
  identity: (body) => body,
  gzip: (body) => gunzipSync(body),
  br: (body) => brotliDecompressSync(body),
  zstd: (body) => zstdDecompressSync(body),
}

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await app.fetch(path, { headers })
  const body = Buffer.from(await response.arrayBuffer())
  const html = unpack[response.headers.get("content-encoding") ?? "identity"]?.(body).toString() ?? ""
  return {
    response,
    body,
    html,
    etag: response.headers.get("etag") ?? "",
    policy: response.headers.get("content-security-policy") ?? "",
    style: /<style>(.*?)<\/style>/s.exec(html)?.[1],
    /** The stylesheet link in the head, which blocks rendering. */
    link: /<link rel="stylesheet" href="([^"]+)" data-precedence/.exec(html)?.[1],
    /** The print stylesheet at the end, whose request sets the cookie. */
    note: /<link rel="stylesheet" href="([^"]+)" media="print"\/><\/body>/.exec(html)?.[1],
  }
}

/** The cookie that a browser has after a first visit of this page. */
async function cookieAfter(path: string): Promise<string> {
  const { note = "" } = await open(path)
  const [line = ""] = (await app.fetch(note)).headers.getSetCookie()
  return line.split(";")[0] ?? ""
}

const bothReaders = (cookie: string): Record<string, string>[] => [{}, { cookie }]
const hashOf = (style = "") => `'sha256-${createHash("sha256").update(style).digest("base64")}'`
const pages = ["/", "/merchant-directory", "/merchant-directory?q=market", "/learn/blockchain", "/nope"]

describe("a first visit", () => {
  test.each(pages.flatMap((path) => Object.keys(unpack).map((encoding) => [path, encoding] as const)))(
    "of %s (%s) has its style inlined, and the policy allows exactly that style",
    async (path, encoding) => {
      // The second visit tests the cached page.
      for (let visit = 0; visit < 2; visit++) {
        const { response, style, link, policy } = await open(path, { "accept-encoding": encoding })
        expect(response.headers.get("content-encoding") ?? "identity").toBe(encoding)
        expect(style).toContain("--color-gold-500")
        expect(link).toBeUndefined()
        expect(policy).toContain(`style-src 'self' ${hashOf(style)};`)
      }
    },
  )

  test("has the style inlined on an error page as well", async () => {
    await app.db.execute(sql`alter table listings rename to listings_elsewhere`)
    try {
      const { response, style, policy } = await open("/merchant-directory/kente")
      expect(response.status).toBe(500)
      expect(policy).toContain(`style-src 'self' ${hashOf(style)};`)
    } finally {
      await app.db.execute(sql`alter table listings_elsewhere rename to listings`)
    }
  })

  test("inlines only the rules for its own elements", async () => {
    const [home, terms] = [await open("/"), await open("/terms")]
    expect(home.style).toContain(".hero{")
    expect(terms.style).not.toContain(".hero{")
    expect(home.style?.length).toBeLessThan(50_000)
  })

  test("ends with a redirect that sets the cookie and is not cached, to the stylesheet for later visits, which is", async () => {
    const { note = "" } = await open("/")
    const noted = await app.fetch(note)
    expect([noted.status, noted.headers.get("cache-control")]).toEqual([302, "no-store"])
    const address = noted.headers.get("location") ?? ""
    expect(noted.headers.getSetCookie()).toEqual([
      `style-app=${/app-(.+)\.css/.exec(address)?.[1]}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    ])
    const sheet = await app.fetch(address)
    expect([sheet.status, sheet.headers.getSetCookie()]).toEqual([200, []])
    expect(sheet.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
  })

  test("of a hydrated page has the stylesheet link that React expects", async () => {
    const { link, style, note } = await open("/merchant-register")
    expect([link, style, note]).toEqual([
      expect.stringMatching(/^\/assets\/app-.+\.css$/),
      undefined,
      undefined,
    ])
  })
})

describe("a later visit", () => {
  test.each(pages)("of %s has the stylesheet link, and the policy allows no inline style", async (path) => {
    const cookie = await cookieAfter(path)
    for (let visit = 0; visit < 2; visit++) {
      const { style, link, note, policy, response } = await open(path, { cookie })
      expect([style, note]).toEqual([undefined, undefined])
      expect((await app.fetch(link ?? "")).status).toBe(200)
      expect(policy).toContain("style-src 'self';")
      expect(response.headers.get("vary")).toMatch(/\bcookie\b/i)
    }
  })

  test("of another part of the site with a stylesheet of its own counts as a first visit", async () => {
    const cookie = await cookieAfter("/")
    expect((await open("/learn/blockchain", { cookie })).style).toBeTruthy()
    const both = `${cookie}; ${await cookieAfter("/learn/blockchain")}`
    for (const path of ["/", "/learn/blockchain"])
      expect((await open(path, { cookie: both })).link).toBeTruthy()
  })

  test("after the stylesheet has changed counts as a first visit", async () => {
    expect((await open("/", { cookie: "style-app=old" })).style).toBeTruthy()
  })

  test("shows the same page", async () => {
    const [first, later] = [
      await open("/about"),
      await open("/about", { cookie: await cookieAfter("/about") }),
    ]
    const bodyOf = (html: string) =>
      html.slice(html.indexOf("<body")).replace(/<link rel="stylesheet"[^>]*>/, "")
    expect(bodyOf(first.html)).toBe(bodyOf(later.html))
  })
})

describe("a cached page", () => {
  test("is rendered once for both documents, and each is compressed to its smallest size after many requests", async () => {
    const cookie = await cookieAfter("/terms")
    app.services.pages?.forgetAll()
    const before = app.services.pages?.stats().misses ?? 0
    for (let visit = 0; visit < 9; visit++) await open("/about")
    for (const headers of bothReaders(cookie)) {
      const plain = await open("/about", headers)
      const smallest = (await compressTightly(plain.body)).length
      const read = () => open("/about", { ...headers, "accept-encoding": "br" })
      await expect.poll(async () => (await read()).body.length).toBe(smallest)
      expect((await read()).html).toBe(plain.html)
    }
    expect(app.services.pages?.stats().misses).toBe(before + 1)
  })

  test("needs little more memory for its second document than the bytes sent", async () => {
    const bytes = () => app.services.pages?.stats().bytes ?? 0
    const before = bytes()
    const cookie = await cookieAfter("/privacy")
    const kept: Record<string, string>[] = [
      { cookie },
      { cookie, "accept-encoding": "br" },
      { "accept-encoding": "br" },
    ]
    let sent = 0
    for (const headers of kept) sent += (await open("/privacy", headers)).body.length
    expect(bytes() - before).toBe(sent)
  })

  test("has an ETag for each document and encoding, and answers 304 to each of them", async () => {
    const cookie = await cookieAfter("/about")
    const tags = new Set<string>()
    for (const own of bothReaders(cookie))
      for (const encoding of Object.keys(unpack)) {
        const asked = { ...own, "accept-encoding": encoding }
        const { etag, policy } = await open("/about", asked)
        tags.add(etag)
        // The inlined document stays valid for later visits, and the linked one for a browser that has lost the cookie.
        for (const other of bothReaders(cookie)) {
          const again = await open("/about", { ...other, "accept-encoding": encoding, "if-none-match": etag })
          expect([again.response.status, again.body.length]).toEqual([304, 0])
          expect(again.policy).toBe(policy)
        }
      }
    expect(tags.size).toBe(8)
  })
})

test("behind https the cookie is limited to this host", async () => {
  const html = await (await secure.fetch("/")).text()
  const note = /href="([^"]+)" media="print"/.exec(html)?.[1] ?? ""
  const [line = ""] = (await secure.fetch(note)).headers.getSetCookie()
  expect(line).toMatch(/^__Host-style-app=[\w-]+; .*Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  const later = await secure.fetch("/", { headers: { cookie: line.split(";")[0] ?? "" } })
  expect(await later.text()).not.toContain("<style>")
})

test.each(["/assets/none.css?first-visit", "/favicon.svg?first-visit", "/?first-visit"])(
  "%s sets no cookie",
  async (path) => {
    expect((await app.fetch(path)).headers.getSetCookie()).toEqual([])
  },
)
