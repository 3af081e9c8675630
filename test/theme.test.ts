import { beforeEach, describe, expect, test } from "vitest"
import { site } from "#content/en/site.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"
import { signIn } from "./staff.ts"

const app = useApp({}, undefined, true)
const secure = useApp({ PUBLIC_URL: "https://guap.example" })

beforeEach(() => app.services.pages?.forgetAll())

const { names } = site.theme

async function open(path: string, cookie = "", headers: Record<string, string> = {}) {
  const response = await app.fetch(path, { headers: { ...headers, ...(cookie && { cookie }) } })
  const html = await response.text()
  return {
    response,
    html,
    etag: response.headers.get("etag") ?? "",
    theme: /^<!DOCTYPE html><html[^>]* data-theme="(\w+)"/.exec(html)?.[1],
  }
}

const pressed = (browser: Browser) =>
  elements(browser.document, "button")
    .filter((button) => button.attributes["aria-pressed"] === "true")
    .map(textOf)
const colours = (browser: Browser) =>
  elements(browser.document, "meta").filter(({ attributes }) => attributes.name === "theme-color")

describe("the HTML", () => {
  test.each(["/", "/learn/blockchain", "/merchant-register", "/contact", "/nope", "/admin/login"])(
    "of %s has the chosen theme, and no theme attribute without a choice",
    async (path) => {
      expect((await open(path, "theme=light")).theme).toBe("light")
      expect((await open(path, "theme=dark; style-app=x")).theme).toBe("dark")
      for (const cookie of ["", "theme=system", "theme=", "theme=neon"])
        expect((await open(path, cookie)).theme).toBeUndefined()
    },
  )

  test("has the theme color of the chosen theme, or both with media queries", async () => {
    const browser = new Browser(app)
    expect(colours(await browser.open("/")).map(({ attributes }) => attributes.media)).toEqual([
      "(prefers-color-scheme: light)",
      "(prefers-color-scheme: dark)",
    ])
    const [day, night] = colours(browser).map(({ attributes }) => attributes.content)
    await browser.press(names.light)
    expect(colours(browser).map(({ attributes }) => attributes.content)).toEqual([day])
    await browser.press(names.dark)
    expect(colours(browser).map(({ attributes }) => attributes.content)).toEqual([night])
  })
})

describe("a cached page", () => {
  const themes = ["", "theme=light", "theme=dark"]

  test("is rendered once for each theme, and each visitor gets the chosen one", async () => {
    const before = app.services.pages?.stats().misses ?? 0
    for (let visit = 0; visit < 2; visit++)
      for (const cookie of themes) {
        const { theme, response } = await open("/about", cookie)
        expect(theme ?? "").toBe(cookie.replace("theme=", ""))
        expect(response.headers.get("vary")).toMatch(/\bcookie\b/i)
      }
    expect(app.services.pages?.stats().misses).toBe(before + 3)
  })

  test("is not rendered again for an invalid theme", async () => {
    await open("/about")
    const before = app.services.pages?.stats().misses
    for (const cookie of ["theme=system", "theme=neon", "theme=%00", "theme=light/faq"])
      await open("/about", cookie)
    expect(app.services.pages?.stats().misses).toBe(before)
  })

  test("has an ETag for each theme: the ETag of another theme gets the full page", async () => {
    const tags = await Promise.all(themes.map(async (cookie) => (await open("/about", cookie)).etag))
    expect(new Set(tags).size).toBe(3)
    for (const [own, cookie] of themes.entries())
      for (const [other, etag] of tags.entries()) {
        const { response } = await open("/about", cookie, { "if-none-match": etag })
        expect(response.status).toBe(own === other ? 304 : 200)
      }
  })
})

describe("the theme switch in the footer", () => {
  test("changes the theme, and returns to the same page", async () => {
    const path = "/merchant-directory?q=kente&category=retail"
    const browser = await new Browser(app).open(path)
    expect(pressed(browser)).toEqual([names.system])
    for (const theme of ["light", "dark", "system"] as const) {
      await browser.press(names[theme])
      expect([browser.path, browser.statuses]).toEqual([path, [303, 200]])
      expect(pressed(browser)).toEqual([names[theme]])
      expect(browser.cookie).toContain(`theme=${theme}`)
    }
  })

  test("is in the back office too, and a choice there applies to the public site", async () => {
    const staff = await signIn(app)
    await staff.open("/admin/events")
    await staff.press(names.light)
    expect(staff.path).toBe("/admin/events")
    expect(staff.html).toMatch(/<html[^>]* data-theme="light"/)
    expect((await staff.open("/about")).html).toMatch(/<html[^>]* data-theme="light"/)
  })

  test("redirects only within this site, whatever the Referer header says", async () => {
    const leads = async (referer?: string) => {
      const body = new URLSearchParams({ theme: "dark" })
      const init = { method: "POST", body, headers: referer ? { referer } : undefined }
      return (await app.fetch("/theme", init)).headers.get("location")
    }
    expect(await leads()).toBe("/")
    expect(await leads("http://localhost:3000//evil.example/x")).toBe("/evil.example/x")
    expect(await leads("https://evil.example/x")).toBe("/x")
  })

  test("treats an invalid theme as the system theme, and refuses a damaged form", async () => {
    const neon = await app.fetch("/theme", { method: "POST", body: new URLSearchParams({ theme: "neon" }) })
    expect(neon.headers.getSetCookie()[0]).toMatch(/^theme=system;/)
    expect((await app.fetch("/theme", { method: "POST", body: "theme=light" })).status).toBe(400)
  })

  test("works by no link and from no other site", async () => {
    const opened = await app.fetch("/theme?theme=light")
    expect([opened.headers.get("location"), opened.headers.getSetCookie()]).toEqual(["/", []])
    const elsewhere = await app.fetch("/theme", {
      method: "POST",
      body: new URLSearchParams({ theme: "light" }),
      headers: { origin: "https://evil.example" },
    })
    expect([elsewhere.status, elsewhere.headers.getSetCookie()]).toEqual([403, []])
  })
})

test("the cookie is hidden from scripts, and behind https limited to this host", async () => {
  const line = async (from: typeof app, origin?: string) => {
    const body = new URLSearchParams({ theme: "light" })
    const headers = origin ? { origin } : undefined
    return (await from.fetch("/theme", { method: "POST", body, headers })).headers.getSetCookie()
  }
  const attributes = "Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax"
  expect(await line(app)).toEqual([`theme=light; ${attributes}`])
  expect(await line(secure, "https://guap.example")).toEqual([`__Host-theme=light; ${attributes}; Secure`])
})
