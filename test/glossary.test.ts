import { describe, expect, test } from "vitest"
import { glossary } from "#content/en/glossary.ts"
import { glossaryParts } from "#content/en/glossary-parts.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { type Element, elements, parseHtml } from "./html.ts"

const app = useApp()

async function read(path: string): Promise<{ page: Element; html: string; status: number }> {
  const response = await app.fetch(path)
  const html = await response.text()
  return { page: parseHtml(html), html, status: response.status }
}

const idsOf = (page: Element) => elements(page).flatMap(({ attributes }) => attributes.id ?? [])
const hrefsOf = (page: Element) => elements(page, "a").map(({ attributes }) => attributes.href ?? "")

describe("the glossary", () => {
  test("keeps the anchor of every term and letter, and links to the parts", async () => {
    const { page } = await read("/learn/glossary")
    const ids = idsOf(page)
    expect(ids).toEqual([...new Set(ids)])
    expect(ids).toEqual(expect.arrayContaining(glossary.map(({ id }) => id)))
    expect(ids).toContain("letter-A")
    expect(hrefsOf(page)).toContain("/learn/glossary/wallets#private-key")
  })

  test("explains every term in one of its parts, to which every link to the term points", async () => {
    const places: string[] = []
    const links = hrefsOf((await read("/learn/glossary")).page)
    for (const { slug } of glossaryParts) {
      const { page, html } = await read(`/learn/glossary/${slug}`)
      const ids = idsOf(page)
      expect(ids).toEqual([...new Set(ids)])
      places.push(...ids.map((id) => `/learn/glossary/${slug}#${id}`))
      links.push(...hrefsOf(page))
      for (const { id, text } of glossary)
        if (ids.includes(id)) expect(html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"')).toContain(text)
    }
    const terms = [
      ...new Set(links.filter((href) => href.includes("#") && href.startsWith("/learn/glossary/"))),
    ]
    expect(terms.length).toBe(glossary.length)
    expect(terms.filter((href) => !places.includes(href))).toEqual([])
    expect((await read("/learn/glossary/none")).status).toBe(404)
  })

  test("can be searched by a plain form, and says when nothing is found", async () => {
    const browser = await new Browser(app).open("/learn/glossary")
    await browser.fill({ q: "anti-money" }).press("Search")
    expect(browser.path).toBe("/learn/glossary?q=anti-money")
    expect(browser.text).toContain("One word for “anti-money”")
    expect(browser.href("AML")).toBe("/learn/glossary/trading#aml")
    await browser.open("/learn/glossary?q=%3Cxyzzy%3E%00")
    expect(browser.text).toContain("No word here matches “<xyzzy>”")
  })
})
