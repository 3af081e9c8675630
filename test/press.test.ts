import { expect, test } from "vitest"
import { pressKit } from "#content/en/press-kit.ts"
import { press } from "#content/facts/press.ts"
import { logos, pressFacts } from "#content/facts/press-kit.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"

const app = useApp()
const hrefsIn = (within: Parameters<typeof elements>[0]) =>
  elements(within, "a").map(({ attributes }) => attributes.href ?? "")

test("the press page links a source beside each fact", async () => {
  const page = await new Browser(app).open("/press")
  const facts = elements(page.document, "dd")
  expect(facts).toHaveLength(pressFacts.length)
  for (const fact of facts) {
    const sources = hrefsIn(fact)
    expect(sources.length, textOf(fact)).toBeGreaterThan(0)
    for (const source of sources) expect(source, textOf(fact)).toMatch(/^https:/)
  }
})

test("the press page has every article, the texts to copy, the contact link, and existing logo files", async () => {
  const page = await new Browser(app).open("/press")
  const hrefs = hrefsIn(page.document)
  expect(hrefs).toEqual(expect.arrayContaining(press.map(({ url }) => url)))
  expect(hrefs).toContain("/contact")
  for (const { text } of [pressKit.words.short, pressKit.words.long]) expect(page.text).toContain(text)
  for (const { file } of logos) {
    expect(hrefs).toContain(file)
    const logo = await app.fetch(file)
    expect([logo.status, logo.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image\//)])
  }
})

test("the home page links to the press page", async () => {
  expect(hrefsIn((await new Browser(app).open("/")).document)).toContain("/press")
})
