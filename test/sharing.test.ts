import { describe, expect, test } from "vitest"
import { addApplications } from "#app/listings/application/test-support.ts"
import { setDirectoryStage } from "#app/settings/test-support.ts"
import { faq } from "#content/en/faq.ts"
import { useApp } from "./app.ts"
import { elements, parseHtml } from "./html.ts"

const app = useApp()

/** The structured data of a page. */
async function described(path: string): Promise<Record<string, unknown>> {
  const html = await (await app.fetch(path)).text()
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  return JSON.parse(json ?? "{}")
}

/** Width and height of a PNG, from its first chunk. */
function pngSize(bytes: Buffer): { width: number; height: number } {
  expect(bytes.subarray(1, 4).toString()).toBe("PNG")
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

describe("the social image of a page", () => {
  test("is at the address and in the size that the page states", async () => {
    for (const path of ["/", "/learn/blockchain"]) {
      const page = parseHtml(await (await app.fetch(path)).text())
      const property = (name: string) =>
        elements(page, "meta").find(({ attributes }) => attributes.property === name)?.attributes.content ??
        ""
      const address = new URL(property("og:image"))
      const answer = await app.fetch(address.pathname)
      expect(answer.status).toBe(200)
      expect(answer.headers.get("content-type")).toBe("image/png")
      const size = pngSize(Buffer.from(await answer.arrayBuffer()))
      expect(size).toEqual({ width: 1200, height: 630 })
      expect(size).toEqual({
        width: Number(property("og:image:width")),
        height: Number(property("og:image:height")),
      })
    }
  })

  test("differs from page to page", async () => {
    const [one, other] = await Promise.all(
      ["/og/faq.png", "/og/terms.png"].map(async (path) =>
        Buffer.from(await (await app.fetch(path)).arrayBuffer()),
      ),
    )
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false)
  })

  test("of a listing shows its own pattern: two listings of one name have two images", async () => {
    await setDirectoryStage(app.db, "live", { id: "ama", name: "Ama" }, app.now)
    await addApplications(app.db, [
      { businessName: "Ama's Cloth House", slug: "ama-one" },
      { businessName: "Ama's Cloth House", slug: "ama-two" },
    ])
    const [one, other] = await Promise.all(
      ["ama-one", "ama-two"].map(async (slug) => {
        const answer = await app.fetch(`/og/merchant-directory/${slug}.png`)
        expect(answer.status).toBe(200)
        return Buffer.from(await answer.arrayBuffer())
      }),
    )
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false)
  })

  test("is drawn at most thirty times a minute for one visitor, without affecting others", async () => {
    const ask = (address: string) =>
      app.fetch("/og/no-such-page.png", { headers: { "x-forwarded-for": address } })
    const statuses = []
    for (let time = 0; time < 31; time++) statuses.push((await ask("203.0.113.7")).status)
    expect(statuses).toEqual([...Array(30).fill(404), 429])
    expect((await ask("203.0.113.7")).headers.get("retry-after")).toMatch(/^\d+$/)
    expect((await ask("198.51.100.7")).status).toBe(404)
  })

  test.each([
    "/og/no-such-page.png",
    "/og/admin.png",
    "/og/admin/login.png",
    "/og/merchant-register/status/token.png",
    "/og//example.org.png",
    "/og/.png",
    "/og/robots.txt.png",
  ])("does not exist for %s", async (path) => {
    expect((await app.fetch(path)).status).toBe(404)
  })
})

describe("structured data", () => {
  test("of the home page names the organization and the search", async () => {
    const graph = await described("/")
    const types = (graph["@graph"] as { "@type": string }[]).map((node) => node["@type"])
    expect(types).toEqual(["Organization", "WebSite"])
  })

  test("of the FAQ contains every question with its answer", async () => {
    const page = await described("/faq")
    const questions = page.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
    expect(questions.map(({ name }) => name)).toEqual(
      faq.groups.flatMap((group) => group.questions.map(({ question }) => question)),
    )
    expect(questions.every(({ acceptedAnswer }) => /^<(p|ol|ul)>/.test(acceptedAnswer.text))).toBe(true)
  })

  test.each([
    ["/learn/trading", ["/", "/learn", "/learn/trading"]],
    ["/learning-path/staking", ["/", "/learning-path", "/learning-path/staking"]],
  ])("%s has breadcrumbs", async (path, steps) => {
    const trail = await described(path)
    const items = trail.itemListElement as { item: string }[]
    expect(items.map(({ item }) => new URL(item).pathname)).toEqual(steps)
  })
})
