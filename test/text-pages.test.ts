import { describe, expect, test } from "vitest"
import { links as externalLinks, type LinkId } from "#content/facts/links.ts"
import { useApp } from "./app.ts"
import { type Element, elements, parseHtml, textOf } from "./html.ts"

const app = useApp()

const paths = ["/get-guapcoin", "/use-guapcoin", "/metaverse", "/probit-tutorial", "/privacy", "/terms"]

/** While this link is not set, the page of the virtual space is a text page too. */
const space: string | null = externalLinks["metaverse-space"].href

async function open(path: string): Promise<Element> {
  const response = await app.fetch(path)
  expect(response.status).toBe(200)
  return parseHtml(await response.text())
}

const hrefsOf = (within: Element) => elements(within, "a").map(({ attributes }) => attributes.href ?? "")
const idsOf = (page: Element) => elements(page).flatMap(({ attributes }) => attributes.id ?? [])

function mainOf(page: Element): Element {
  const [main] = elements(page, "main")
  if (!main) throw new Error("The page has no main part")
  return main
}

describe.each(paths)("%s", (path) => {
  test.skipIf(path === "/metaverse" && space)("contains no script", async () => {
    const page = await open(path)
    expect(elements(page, "script")).toEqual([])
    expect(elements(page, "link").filter(({ attributes }) => attributes.rel === "modulepreload")).toEqual([])
  })

  test("loads nothing from another site", async () => {
    const page = await open(path)
    const asked = elements(page, "img", "link", "iframe", "source", "use").flatMap(
      ({ tag, attributes }) =>
        (tag === "link" && attributes.rel === "canonical"
          ? undefined
          : (attributes.src ?? attributes.href)) ?? [],
    )
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([])
  })

  test("has no dead link, and each anchor exists once on the page", async () => {
    const page = await open(path)
    const ids = idsOf(page)
    expect(ids).toEqual([...new Set(ids)])
    for (const href of hrefsOf(page)) {
      expect(href).toMatch(/^(\/|#.|https:\/\/)/)
      if (href.startsWith("#")) expect(ids).toContain(href.slice(1))
    }
  })

  test("links only to pages of ours that answer", async () => {
    const inside = new Set(hrefsOf(mainOf(await open(path))).filter((href) => href.startsWith("/")))
    for (const href of inside) expect((await app.fetch(href)).status, href).toBeLessThan(400)
  })

  test("opens other sites in a new tab, and says so", async () => {
    const leaving = elements(mainOf(await open(path)), "a").filter(({ attributes }) =>
      attributes.href?.startsWith("http"),
    )
    for (const link of leaving) {
      expect(link.attributes.target).toBe("_blank")
      expect(link.attributes.rel).toContain("noopener")
      expect(textOf(link)).toContain("new tab")
    }
  })

  test("has one main heading, and skips no level below it", async () => {
    const levels = elements(mainOf(await open(path)), "h1", "h2", "h3", "h4").map(({ tag }) => Number(tag[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    })
  })
})

describe("/get-guapcoin", () => {
  test("has five numbered steps", async () => {
    const [steps] = elements(mainOf(await open("/get-guapcoin")), "ol")
    expect(steps?.children.filter((child) => typeof child !== "string" && child.tag === "li")).toHaveLength(5)
  })

  test("links to each known address of the specification, and to no other", async () => {
    const hrefs = hrefsOf(mainOf(await open("/get-guapcoin")))
    const ids: LinkId[] = [
      "web-wallet",
      "wallet-windows",
      "wallet-macos",
      "wallet-linux",
      // Listed again in the section for computers.
      ...(["wallet-windows", "wallet-macos", "wallet-linux"] as const),
      "exchange",
      "guap-swap",
      "guap-dex",
      "messaging-group",
      "forum",
      "video-channel",
    ]
    const known = ids.flatMap((id) => externalLinks[id].href ?? [])
    expect(hrefs.filter((href) => href.startsWith("http")).sort()).toEqual(known.sort())
    expect(hrefs).toEqual(expect.arrayContaining(["/merchants", "/learn"]))
  })
})

test("/use-guapcoin links to its nine sections in order", async () => {
  const page = mainOf(await open("/use-guapcoin"))
  const [names] = elements(page, "nav")
  const nine = "business arts education everyday development sustainability housing tech special".split(" ")
  expect(names && hrefsOf(names)).toEqual(nine.map((id) => `#${id}`))
  const sections = elements(page, "section").filter(({ attributes }) => nine.includes(attributes.id ?? ""))
  expect(sections.map(({ attributes }) => attributes.id)).toEqual(nine)
  for (const section of sections) expect(elements(section, "h3").length).toBeGreaterThan(2)
  expect(hrefsOf(page)).toEqual(expect.arrayContaining(["/get-guapcoin", "/merchants", "/wallet", "/learn"]))
})

describe("/metaverse", () => {
  test("loads no frame by itself", async () => {
    expect(elements(await open("/metaverse"), "iframe", "embed", "object")).toEqual([])
  })

  test("may frame only the host of its space, once that is known", async () => {
    const { headers } = await app.fetch("/metaverse")
    const policy = headers.get("content-security-policy") ?? ""
    if (space) expect(policy).toContain(`frame-src ${new URL(space).origin};`)
    else expect(policy).not.toContain("frame-src")
  })
})

describe.each(["/privacy", "/terms"])("%s", (path) => {
  test("has its date, and links to the contact page", async () => {
    const page = mainOf(await open(path))
    expect(textOf(page)).toContain("May 4, 2025")
    expect(hrefsOf(page)).toContain("/contact")
  })

  test("lists all of its headings in order", async () => {
    const page = mainOf(await open(path))
    const [contents] = elements(page, "nav")
    const headings = elements(page, "h2").map(({ attributes }) => `#${attributes.id}`)
    expect(headings.length).toBeGreaterThan(5)
    expect(contents && hrefsOf(contents)).toEqual(headings)
  })
})

test("the privacy page names everything that the site stores on a device", async () => {
  const text = textOf(mainOf(await open("/privacy")))
  for (const key of ["merchantFormData", "merchantFormStep", "merchantFormKey", "guapcoin.lessons"])
    expect(text).toContain(key)
})

test("the terms name the governing law", async () => {
  const text = textOf(mainOf(await open("/terms")))
  expect(text).toContain("United States")
  expect(text).toContain("State of Georgia")
})
