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

describe("a document", () => {
  test.each(["/", "/learn/blockchain", "/merchant-register", "/contact", "/nope", "/admin/login"])(
    "of %s is in the theme that was chosen, and says nothing of one without a choice",
    async (path) => {
      expect((await open(path, "theme=light")).theme).toBe("light")
      expect((await open(path, "theme=dark; style-app=x")).theme).toBe("dark")
      for (const cookie of ["", "theme=system", "theme=", "theme=neon"])
        expect((await open(path, cookie)).theme).toBeUndefined()
    },
  )

  test("names the colour of its cloth, or both with what decides between them", async () => {
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

describe("a page that is kept", () => {
  const themes = ["", "theme=light", "theme=dark"]

  test("is made once for each theme, and each reader gets the one they chose", async () => {
    const before = app.services.pages?.stats().misses ?? 0
    for (let visit = 0; visit < 2; visit++)
      for (const cookie of themes) {
        const { theme, response } = await open("/about", cookie)
        expect(theme ?? "").toBe(cookie.replace("theme=", ""))
        expect(response.headers.get("vary")).toMatch(/\bcookie\b/i)
      }
    expect(app.services.pages?.stats().misses).toBe(before + 3)
  })

  test("is not made once more for what is no theme", async () => {
    await open("/about")
    const before = app.services.pages?.stats().misses
    for (const cookie of ["theme=system", "theme=neon", "theme=%00", "theme=light/faq"])
      await open("/about", cookie)
    expect(app.services.pages?.stats().misses).toBe(before)
  })

  test("has a tag in each theme: who has it in another is sent it again", async () => {
    const tags = await Promise.all(themes.map(async (cookie) => (await open("/about", cookie)).etag))
    expect(new Set(tags).size).toBe(3)
    for (const [own, cookie] of themes.entries())
      for (const [other, etag] of tags.entries()) {
        const { response } = await open("/about", cookie, { "if-none-match": etag })
        expect(response.status).toBe(own === other ? 304 : 200)
      }
  })
})

describe("the switch at the foot of a page", () => {
  test("changes the theme, and leads back to the page on which it stands", async () => {
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

  test("is in the back office too, and what was chosen there holds outside", async () => {
    const staff = await signIn(app)
    await staff.open("/admin/events")
    await staff.press(names.light)
    expect(staff.path).toBe("/admin/events")
    expect(staff.html).toMatch(/<html[^>]* data-theme="light"/)
    expect((await staff.open("/about")).html).toMatch(/<html[^>]* data-theme="light"/)
  })

  test("leads nowhere else, whatever the request says of where it comes from", async () => {
    const leads = async (referer?: string) => {
      const body = new URLSearchParams({ theme: "dark" })
      const init = { method: "POST", body, headers: referer ? { referer } : undefined }
      return (await app.fetch("/theme", init)).headers.get("location")
    }
    expect(await leads()).toBe("/")
    expect(await leads("http://localhost:3000//evil.example/x")).toBe("/evil.example/x")
    expect(await leads("https://evil.example/x")).toBe("/x")
  })

  test("takes what is no theme for none, and a damaged form for one", async () => {
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

test("the cookie is no script's, and behind https this host's alone", async () => {
  const line = async (from: typeof app, origin?: string) => {
    const body = new URLSearchParams({ theme: "light" })
    const headers = origin ? { origin } : undefined
    return (await from.fetch("/theme", { method: "POST", body, headers })).headers.getSetCookie()
  }
  const attributes = "Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax"
  expect(await line(app)).toEqual([`theme=light; ${attributes}`])
  expect(await line(secure, "https://guap.example")).toEqual([`__Host-theme=light; ${attributes}; Secure`])
})
