import { beforeEach, describe, expect, test } from "vitest"
import { useApp } from "./app.ts"
import { fillIn, routes } from "./attack/addresses.ts"

const app = useApp({ PUBLIC_URL: "https://guap.example" }, undefined, true)

beforeEach(() => app.services.pages?.forgetAll())

async function ask(path: string, init?: RequestInit) {
  const response = await app.fetch(path, init)
  return { status: response.status, to: response.headers.get("location"), html: await response.text() }
}

/** Values from people and secret links are never changed. */
const written = "Ab%43-xY"
const inCapitals = (pattern: string) => pattern.replace(/\/[a-z][^/]*/g, (part) => part.toUpperCase())

describe("a page has one address", () => {
  const pages = [...new Set(routes.map(({ pattern }) => pattern))].filter((pattern) => !pattern.includes("*"))

  test.each(pages)("%s: every other spelling redirects there, with its query", async (pattern) => {
    const address = fillIn(pattern, written)
    const spellings = [
      `${address}/`,
      `${address}//`.replace("///", "//"),
      fillIn(inCapitals(pattern), written),
    ]
    for (const spelling of new Set(spellings)) {
      if (spelling === address || `${spelling}/` === "//") continue
      for (const method of ["GET", "HEAD"])
        expect([method, spelling, await ask(`${spelling}?q=A%2fb&q=`, { method })]).toEqual([
          method,
          spelling,
          { status: 308, to: `${address}?q=A%2fb&q=`, html: "" },
        ])
    }
  })

  test("and the page there names it as the canonical one", async () => {
    const { status, html } = await ask((await ask("/%41BOUT//")).to ?? "")
    expect(status).toBe(200)
    expect(html).toContain('rel="canonical" href="https://guap.example/about"')
  })

  test("and is cached only under that one", async () => {
    await ask("/about")
    const before = app.services.pages?.stats()
    for (const path of ["/about/", "/ABOUT", "/%61bout", "/About//?"])
      expect((await ask(path)).status).toBe(308)
    expect(app.services.pages?.stats()).toEqual(before)
    await ask("/about")
    expect(app.services.pages?.stats()).toEqual({ ...before, hits: (before?.hits ?? 0) + 1 })
  })

  test("and forms sent to another spelling are not redirected", async () => {
    const post = { method: "POST", body: new URLSearchParams({ email: "x" }) }
    for (const path of ["/contact/", "/CONTACT"]) expect((await ask(path, post)).status, path).not.toBe(308)
  })

  test.each([
    "//about",
    "//evil.example",
    "//evil.example/",
    "//evil.example//about/",
    "/%2fevil.example/",
    "/%5cevil.example/",
    "/learn//glossary",
    "/NOPE",
    "/nope/",
    "/livez/",
    "/about;/",
    "/about%2F",
    "/%E2%84%AAabout",
    "/favicon.SVG",
  ])("%s answers 404 without a redirect", async (path) => {
    const { status, to } = await ask(path)
    expect([status, to]).toEqual([404, null])
  })
})
