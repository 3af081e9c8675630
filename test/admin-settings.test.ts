import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { auditLog, settings } from "#app/db/schema.ts"
import { forgetSiteSettings } from "#app/features/settings/site-settings.server.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"
import { signIn } from "./staff.ts"

const app = useApp()
const start = new Date("2026-05-01T12:00:00Z")
let adas: Browser

beforeAll(async () => {
  app.now = start
  adas = await signIn(app)
})
/** The product keeps what it has read for a few seconds. */
beforeEach(async () => {
  await app.db.delete(settings)
  forgetSiteSettings(app.db)
  app.now = new Date(app.now.getTime() + 60_000)
})

const stored = async (key: string) => (await app.db.select().from(settings)).find((row) => row.key === key)
const open = async (path = "/admin/settings") => adas.tab().open(path)
const visit = (path: string) => new Browser(app).open(path)
const hrefs = (browser: Browser) => elements(browser.document, "a").map(({ attributes }) => attributes.href)
const strip = (browser: Browser) =>
  elements(browser.document, "aside").find(({ attributes }) => "data-announcement" in attributes)

describe("external links", () => {
  test("that are set show on every page in the place of 'Coming soon', and the log says what was there before", async () => {
    const paper = "https://papers.example/guapcoin.pdf"
    expect((await visit("/terms")).text).toContain("Whitepaper (Coming soon)")
    const staff = await open()
    await staff.fill({ "whitepaper-pdf": paper, discord: "https://discord.gg/x" }).press("Save links")
    expect([staff.statuses, staff.path]).toEqual([[303, 200], "/admin/settings"])
    expect(staff.value("whitepaper-pdf")).toBe(paper)
    for (const path of ["/", "/terms", "/merchant-directory", "/whitepapers", "/no-such-page"]) {
      const page = await visit(path)
      expect([path, hrefs(page).includes(paper), hrefs(page).includes("https://discord.gg/x")]).toEqual([
        path,
        true,
        true,
      ])
      expect(page.text).not.toContain("Whitepaper (Coming soon)")
    }
    expect((await app.db.select().from(auditLog)).at(-1)).toMatchObject({
      actor: "ada@example.org",
      action: "settings.link-changed",
      subjectType: "setting",
      details: { before: null, after: "https://discord.gg/x" },
    })
  })

  test.each([
    ["web-wallet", "/wallet"],
    ["web-wallet", "/get-guapcoin"],
    ["wallet-documentation", "/wallet"],
    ["guap-swap", "/get-guapcoin"],
    ["guap-dex", "/get-guapcoin"],
    ["resource-library", "/learn"],
    ["discord", "/metaverse"],
    ["instagram", "/faq"],
    ["web-wallet", "/learning-path/wallets"],
  ])("%s shows on %s", async (id, path) => {
    const href = `https://${id}.example/`
    await (await open()).fill({ [id]: href }).press("Save links")
    expect(hrefs(await visit(path))).toContain(href)
  })

  test.each([
    ["metaverse-space", "/metaverse", "https://space.example/guap", "https://space.example"],
    ["intro-video", "/", "https://youtu.be/dQw4w9WgXcQ", "https://www.youtube-nocookie.com"],
  ])("%s may be framed on %s, and nowhere else", async (id, path, address, origin) => {
    const before = await visit(path)
    expect(before.response.headers.get("content-security-policy")).not.toContain("frame-src")
    await (await open()).fill({ [id]: address }).press("Save links")
    const page = await visit(path)
    expect(page.response.headers.get("content-security-policy")).toContain(`frame-src ${origin};`)
    expect(elements(page.document, "script").some(({ attributes }) => attributes["data-src"])).toBe(true)
    expect(elements(page.document, "iframe")).toEqual([])
    expect((await visit("/terms")).response.headers.get("content-security-policy")).not.toContain("frame-src")
  })

  test("with a mistake are refused beside their field, nothing typed is lost, and nothing is saved", async () => {
    const staff = await open()
    await staff
      .fill({ discord: "https://ada:secret@discord.gg/x", instagram: "https://instagram.example/guap" })
      .press("Save links")
    expect(staff.response.status).toBe(422)
    expect(staff.field("discord").attributes["aria-invalid"]).toBe("true")
    expect(staff.field("instagram").attributes["aria-invalid"]).toBeUndefined()
    expect(staff.value("instagram")).toBe("https://instagram.example/guap")
    expect(await stored("links")).toBeUndefined()
    await staff.fill({ discord: "https://discord.gg/x" }).press("Save links")
    expect((await stored("links"))?.value).toEqual({
      discord: "https://discord.gg/x",
      instagram: "https://instagram.example/guap",
    })
  })

  test("of two people who save at once, the second is told, keeps what was typed, and may replace it", async () => {
    const [one, other] = [await open(), await open()]
    await one.fill({ discord: "https://discord.gg/one" }).press("Save links")
    await other.fill({ discord: "https://discord.gg/other" }).press("Save links")
    expect(other.response.status).toBe(409)
    expect(other.value("discord")).toBe("https://discord.gg/other")
    expect((await stored("links"))?.value).toEqual({ discord: "https://discord.gg/one" })
    await other.press("Save links")
    expect((await stored("links"))?.value).toEqual({ discord: "https://discord.gg/other" })
  })
})

describe("the announcement", () => {
  test("is part of every public page, without script as well, and of no page of the back office", async () => {
    const staff = await open()
    await staff
      .fill({ text: "Town hall <tonight> & tomorrow", link: "/events", tone: "important" })
      .press("Save announcement")
    expect(staff.text).toContain("Visitors see this announcement now.")
    expect(strip(staff)).toBeUndefined()
    for (const path of ["/", "/terms", "/learn/wallets", "/merchant-directory", "/no-such-page"]) {
      const aside = strip(await visit(path))
      expect(aside && textOf(aside)).toContain("Important: Town hall <tonight> & tomorrow")
      expect(aside && elements(aside, "a").map(({ attributes }) => attributes.href)).toEqual(["/events"])
    }
    await staff.fill({ text: "", link: "" }).press("Save announcement")
    expect(strip(await visit("/"))).toBeUndefined()
  })

  test("waits for its time, and ends", async () => {
    const begin = app.now.getTime()
    const at = (minutes: number) => new Date(begin + minutes * 60_000)
    const typed = (minutes: number) => at(minutes).toISOString().slice(0, 16)
    await (await open()).fill({ text: "Soon", from: typed(5), until: typed(10) }).press("Save announcement")
    const shown = async (minutes: number) => {
      app.now = at(minutes)
      return Boolean(strip(await visit("/terms")))
    }
    expect([await shown(4), await shown(5), await shown(9), await shown(10)]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  test.each([
    [{ link: "javascript:alert(1)" }, "link"],
    [{ link: "//evil.example" }, "link"],
    [{ text: "x".repeat(201) }, "text"],
    [{ from: "2026-05-02T10:00", until: "2026-05-01T10:00" }, "until"],
    [{ from: "soon" }, "from"],
  ])("with %j is refused, and keeps what was typed", async (given, field) => {
    const staff = await open()
    await staff.fill({ text: "Hello", ...given }).press("Save announcement")
    expect(staff.response.status).toBe(422)
    expect(staff.field(field).attributes["aria-invalid"]).toBe("true")
    for (const [name, value] of Object.entries(given)) expect(staff.value(name)).toBe(value)
    expect(await stored("announcement")).toBeUndefined()
  })

  test.each(["shout", "", "\u0000"])("of the kind %j, which does not exist, is refused", async (tone) => {
    const staff = await open()
    await staff.post("/admin/settings", new URLSearchParams({ intent: "announcement", text: "Hello", tone }))
    expect(staff.response.status).toBe(422)
  })
})

test("staff addresses are checked, saved, and shown as where mail goes", async () => {
  const staff = await open()
  expect(staff.text).toContain("Mails to the staff now go to: ada@example.org")
  await staff
    .fill({ addresses: "team@example.org\nnobody", replyTo: "hello@example.org" })
    .press("Save staff mail")
  expect(staff.response.status).toBe(422)
  expect(staff.value("addresses")).toBe("team@example.org\nnobody")
  await staff.fill({ addresses: "team@example.org" }).press("Save staff mail")
  expect(staff.text).toContain("Mails to the staff now go to: team@example.org")
  expect((await stored("staff-mail"))?.value).toEqual({
    addresses: ["team@example.org"],
    replyTo: "hello@example.org",
  })
})

test("a section that does not exist is not found", async () => {
  const staff = await open()
  await staff.post("/admin/settings", new URLSearchParams({ intent: "everything" }))
  expect(staff.response.status).toBe(404)
})

test("pages of text ship no other script than the announcement's", async () => {
  await (await open()).fill({ text: "Hello" }).press("Save announcement")
  const page = await visit("/terms")
  expect(elements(page.document, "script")).toHaveLength(1)
})
