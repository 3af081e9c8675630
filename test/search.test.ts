import { beforeAll, describe, expect, test } from "vitest"
import { searchContent } from "#content/en/search.ts"
import { site } from "#content/en/site.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, parseHtml, textOf } from "./html.ts"
import { heldOut, questions, type SearchQuestion } from "./search/questions.ts"

const app = useApp()

beforeAll(async () => {
  const before = await new Browser(app).open("/search?q=wallet")
  expect([before.response.status, before.text.includes(searchContent.notReady)]).toEqual([503, true])
  await app.services.siteSearch.refresh()
}, 120_000)

/** Searches one minute later, so that no rate limit is reached. */
function ask(question: string): Promise<Response> {
  app.now = new Date(app.now.getTime() + 60_000)
  return app.fetch(`/search?q=${encodeURIComponent(question)}`)
}
const documentOf = async (question: string) => parseHtml(await (await ask(question)).text())

/** The addresses of the results, best first. A glossary term counts on whichever page of the glossary it appears. */
async function hits(question: string): Promise<string[]> {
  return elements(await documentOf(question), "h3", "h4")
    .flatMap((heading) => elements(heading, "a"))
    .map(({ attributes }) => (attributes.href ?? "").replace(/^\/learn\/glossary\/[\w-]+/, "/learn/glossary"))
}

/** Without an anchor in the expected answer, any part of the page counts. */
function rankOf([, ...answers]: SearchQuestion, found: readonly string[]): number {
  const rank = found.findIndex((href) =>
    answers.some((answer) => (answer.includes("#") ? href === answer : href.split("#")[0] === answer)),
  )
  return rank === -1 ? Number.POSITIVE_INFINITY : rank
}

async function rate(asked: readonly SearchQuestion[]) {
  const ranks: number[] = []
  for (const question of asked) ranks.push(rankOf(question, await hits(question[0])))
  const share = (most: number) => ranks.filter((rank) => rank < most).length / ranks.length
  return { first: share(1), three: share(3) }
}

describe("questions that people ask", () => {
  test("are answered by the first result in 70%, and by the first three in 90%", async () => {
    const { first, three } = await rate(questions)
    expect(first).toBeGreaterThanOrEqual(0.7)
    expect(three).toBeGreaterThanOrEqual(0.9)
  })

  test("that were not used to develop the search are answered by the first three results in 90%", async () => {
    expect((await rate(heldOut)).three).toBeGreaterThanOrEqual(0.9)
  })
})

describe("a search result", () => {
  test("shows the passage with the search words highlighted, and links to it", async () => {
    const page = await documentOf("credit card")
    const [first] = elements(page, "h3").flatMap((heading) => elements(heading, "a"))
    expect(first?.attributes.href).toBe("/faq#can-i-buy-with-a-credit-card")
    expect(elements(page, "mark").map(textOf)).toContain("card")
    expect(
      elements(page, "meta").find(({ attributes }) => attributes.name === "robots")?.attributes.content,
    ).toBe("noindex")
  })

  test("is found in any spelling: accents, hyphens, case, and typing errors", async () => {
    expect(await hits("M-PESA")).toContain("/learn/glossary#m-pesa")
    expect((await hits("mpesa"))[0]).toBe("/learn/glossary#m-pesa")
    const page = await documentOf("recovry phrase")
    expect(textOf(page)).toContain("These are results for “recovery phrase”.")
    expect((await hits("recovry phrase")).length).toBeGreaterThan(3)
  })

  test("is never a quiz, a term note or a demo: each passage is indexed once", async () => {
    const found = (await Promise.all(["market order fees", "explorer recovery phrase"].map(hits))).flat()
    expect(found.filter((href) => href.includes("note-"))).toEqual([])
    const text = textOf(await documentOf("coin falls by half"))
    expect(text).not.toContain("By how much must it then rise")
  })
})

describe("the search page", () => {
  test("shows ways to start without a query, and the contact page when nothing is found", async () => {
    const browser = await new Browser(app).open("/search")
    expect([browser.response.status, browser.text.includes(searchContent.start)]).toEqual([200, true])
    const none = textOf(await documentOf("zxqv wqzx"))
    expect(none).toContain("Nothing found for “zxqv wqzx”")
    expect(none).toContain(searchContent.contact)
  })

  test("accepts any text, shows it as typed and runs none of it", async () => {
    for (const text of [
      "<script>alert(1)</script>",
      "{count} {query}",
      "\u0000 a",
      "🧵".repeat(80),
      "ó".repeat(5000),
    ])
      expect([text.slice(0, 20), (await ask(text)).status]).toEqual([text.slice(0, 20), 200])
    expect(await (await ask("<script>alert(1)</script>")).text()).not.toContain("<script>alert(1)")
  })

  test("removes a recovery phrase from the address, and says why", async () => {
    const phrase = "legal winner thank year wave sausage worth useful legal winner thank yellow"
    const answer = await ask(phrase)
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/search?refused"])
    const browser = await new Browser(app).open(`/search?q=${encodeURIComponent(phrase)}`)
    expect(textOf(browser.document)).toContain(searchContent.secret)
    expect([browser.path, browser.text.includes("sausage")]).toEqual(["/search?refused", false])
  })

  test("makes a network wait after more than sixty searches a minute", async () => {
    app.now = new Date(app.now.getTime() + 60_000)
    const statuses = []
    for (let times = 0; times < 61; times++) statuses.push((await app.fetch("/search?q=wallet")).status)
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429])
  })

  test("is linked from the header, the FAQ and the not-found page", async () => {
    for (const path of ["/", "/faq", "/nowhere"]) {
      const browser = await new Browser(app).open(path)
      const icons = elements(browser.document, "a").filter(({ attributes }) => attributes.href === "/search")
      expect([path, icons[0]?.attributes["aria-label"]]).toEqual([path, site.search])
    }
    const lost = await new Browser(app).open("/nowhere")
    await lost.fill({ q: "wallet" }).press(site.search)
    expect(lost.path).toBe("/search?q=wallet")
  })
})
