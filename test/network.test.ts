import { beforeEach, describe, expect, test } from "vitest"
import { chainEndpoints, chainPoints } from "#app/lib/db/schema.ts"
import { useApp } from "./app.ts"

const app = useApp({}, undefined, true)
const start = new Date("2026-11-23T14:02:30Z")
const seconds = (count: number) => new Date(app.now.getTime() + count * 1000)

beforeEach(async () => {
  app.now = start
  await app.db.delete(chainEndpoints)
  await app.db.delete(chainPoints)
  app.services.pages?.forgetAll()
})
/** The text of the page, without its markup. */
async function read(path = "/network") {
  const answer = await app.fetch(path)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"))
  return {
    html: main,
    text: main
      .replace(/<!-- -->/g, "")
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " "),
  }
}
const heard = (height: number, ago = 10) => ({
  ...{ askedAt: seconds(-ago), heardAt: seconds(-ago), height, answerMs: 84 },
  blockAt: seconds(-ago - 4),
})

describe("/network", () => {
  test("of a new site says that nothing was checked yet, links the explorers, and claims nothing", async () => {
    const { html, text } = await read()
    expect(text.match(/Not checked yet/g)).toHaveLength(2)
    expect(html).toContain('href="https://explorer.guapcoinx.com"')
    expect(text).not.toMatch(/Making new blocks|0 of 0|Height/)
    expect(html).not.toContain("border-s-leaf")
    expect(html).not.toContain("<table")
  })

  test("shows height, age, validators, what each server answered, and when", async () => {
    await app.db.insert(chainEndpoints).values([
      { network: "l2", url: "https://rpc.example/v1/a-secret-key", addedAt: start, ...heard(1_234_567) },
      { network: "l2", url: "https://late.example/", addedAt: start, ...heard(1_234_500) },
      { network: "l2", url: "https://page.example/", addedAt: start, askedAt: start, problem: "not-json" },
      { network: "l2", url: "https://new.example/", addedAt: start },
      { network: "l1", url: "https://gone.example/", addedAt: start, ...heard(900, 1560) },
    ])
    await app.db.insert(chainPoints).values([
      {
        ...{ network: "l2", at: seconds(-450), asked: 4, current: 1, height: 1_234_000 },
        blockAge: 3,
        validators: 4,
      },
      { ...{ network: "l2", at: seconds(-150), asked: 4, current: 1, height: 1_234_060 }, blockAge: 3 },
    ] as const)
    const { html, text } = await read()
    for (const said of [
      "1,234,567",
      "As of Nov 23, 2026, 2:02 PM UTC, the newest block was 4 seconds old.",
      "1 of 4",
      "4 made the last 20 blocks",
      "Answers and is current (84 ms)",
      "Answers, but is 67 blocks behind",
      "Answered with a web page, not node data",
      "new.example Not checked yet",
      "No answer now",
      "The figures here are as of Nov 23, 2026, 1:36 PM UTC.",
      "2026-11-23 720 3 seconds 2 of 2",
    ])
      expect(text).toContain(said)
    expect(html).toContain('aria-label="Blocks per hour on GuapcoinX, layer 2, one bar per day: lowest 720')
    expect(html).not.toContain("a-secret-key")
  })

  test("is cached for half a minute, and rendered again at once when an endpoint fails", async () => {
    await app.db
      .insert(chainEndpoints)
      .values({ network: "l2", url: "https://rpc.example/", addedAt: start, ...heard(500) })
    const first = await app.fetch("/network")
    await app.db.update(chainEndpoints).set({ height: 501 })
    app.now = seconds(29)
    expect((await app.fetch("/network")).headers.get("etag")).toBe(first.headers.get("etag"))
    app.now = seconds(2)
    expect((await read()).text).toContain("501")
    await app.db.update(chainEndpoints).set({ problem: "reset" })
    // The database notifies each instance in the same way (app/lib/db/content-changes.test.ts).
    app.services.pages?.forget("network")
    expect((await read()).text).toContain("Dropped the connection")
  })
})

describe("home and whitepapers pages", () => {
  const lines = async (path: string) =>
    (await read(path)).text.match(/Guapcoin(X)?: [^.]*?(?= Guapcoin| How)/g)

  test.each(["/", "/whitepapers"])(
    "%s link to it, and stay identical while new blocks arrive",
    async (path) => {
      expect((await read(path)).html).toContain('href="/network"')
      expect(await lines(path)).toEqual(["Guapcoin: not checked yet", "GuapcoinX: not checked yet"])
      await app.db
        .insert(chainEndpoints)
        .values({ network: "l2", url: "https://rpc.example/", addedAt: start, ...heard(500) })
      const tags = new Set<string | null>()
      for (let round = 0; round < 5; round++) {
        app.now = seconds(61)
        await app.db.update(chainEndpoints).set(heard(500 + round * 12))
        tags.add((await app.fetch(path)).headers.get("etag"))
      }
      expect(tags.size).toBe(1)
      expect((await lines(path))?.[1]).toBe("GuapcoinX: new blocks seen since Nov 23, 2026, 2:00 PM UTC")
      app.now = seconds(200)
      expect((await lines(path))?.[1]).toBe("GuapcoinX: no answer since Nov 23, 2026, 2:07 PM UTC")
    },
  )
})
