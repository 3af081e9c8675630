import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { auditLog, chainEndpoints, mails, sessions, settings } from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { addApplications } from "#app/listings/application/test-support.ts"
import { groupOf, settingsGroupNames, settingsPath } from "#app/settings/settings-groups.ts"
import { forgetSiteSettings } from "#app/settings/site-settings.server.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
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
/** The product caches settings for a few seconds. */
beforeEach(async () => {
  await app.db.delete(settings)
  forgetSiteSettings(app.db)
  app.now = new Date(app.now.getTime() + 60_000)
  await app.db.update(sessions).set({ authenticatedAt: app.now })
})
/** Makes the last password confirmation so old that it no longer counts. */
const letProofGoStale = () =>
  app.db.update(sessions).set({ authenticatedAt: new Date(app.now.getTime() - 11 * 60_000) })
const password = "woven gold on dark cloth"

const stored = async (key: string) => (await app.db.select().from(settings)).find((row) => row.key === key)
/** Opens the settings page that contains this form. */
const open = async (intent = "directory-stage") => adas.tab().open(settingsPath(groupOf(intent)))
const visit = (path: string) => new Browser(app).open(path)
const hrefs = (browser: Browser) => elements(browser.document, "a").map(({ attributes }) => attributes.href)
const strip = (browser: Browser) =>
  elements(browser.document, "aside").find(({ attributes }) => "data-announcement" in attributes)

test("the status of a roadmap step appears on the roadmap, and a form with an error keeps what was typed", async () => {
  const plan = "/whitepapers?tab=roadmap"
  expect((await visit(plan)).text).not.toContain("Moved")
  const staff = await open("roadmap")
  await staff.fill({ "merchants-state": "moved", "merchants-link": "/events" }).press("Save roadmap")
  expect([staff.response.status, staff.value("merchants-link")]).toEqual([422, "/events"])
  expect(staff.text).toContain("Say in a sentence what happened.")
  await staff.fill({ "merchants-since": "We try it with ten shops first." }).press("Save roadmap")
  expect([staff.statuses, staff.path]).toEqual([[303, 200], "/admin/settings/news"])
  const reader = await visit(plan)
  for (const text of ["Moved", "We try it with ten shops first."]) expect(reader.text).toContain(text)
  expect(hrefs(reader)).toContain("/events")
})

test("a stage that a colleague chose meanwhile is not overwritten silently", async () => {
  const [mine, colleagues] = [await open(), await open()]
  await colleagues.fill({ stage: "coming soon" }).press(adminSettings.save)
  await mine.fill({ stage: "live" }).press(adminSettings.save)
  expect([mine.response.status, mine.value("stage")]).toEqual([409, "live"])
  expect(mine.text).toContain(adminSettings.changedMeanwhile)
  expect((await stored("directory-stage"))?.value).toBe("coming-soon")
  await mine.press(adminSettings.save)
  expect((await stored("directory-stage"))?.value).toBe("live")
})

describe("external links", () => {
  test("appear on every page instead of the former ones, and the audit log records the former values", async () => {
    const paper = "https://papers.example/guapcoin.pdf"
    expect((await visit("/terms")).href("Whitepaper")).toBe("/whitepapers")
    const staff = await open("links")
    await staff.fill({ "whitepaper-pdf": paper, discord: "https://discord.gg/x" }).press("Save links")
    expect([staff.statuses, staff.path]).toEqual([[303, 200], "/admin/settings/links"])
    expect(staff.value("whitepaper-pdf")).toBe(paper)
    for (const path of ["/", "/terms", "/merchant-directory", "/whitepapers", "/no-such-page"]) {
      const page = await visit(path)
      expect([path, hrefs(page).includes(paper), hrefs(page).includes("https://discord.gg/x")]).toEqual([
        path,
        true,
        true,
      ])
      expect(hrefs(page).filter((href) => href === "/newsletter?when=whitepaper-pdf")).toEqual([])
    }
    expect((await app.db.select().from(auditLog).orderBy(auditLog.id)).at(-1)).toMatchObject({
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
  ])("%s appears on %s", async (id, path) => {
    const href = `https://${id}.example/`
    await (await open("links")).fill({ [id]: href }).press("Save links")
    expect(hrefs(await visit(path))).toContain(href)
  })

  test.each([
    ["metaverse-space", "/metaverse", "https://space.example/guap", "https://space.example"],
    ["intro-video", "/", "https://youtu.be/dQw4w9WgXcQ", "https://www.youtube-nocookie.com"],
  ])("%s may be framed on %s, and nowhere else", async (id, path, address, origin) => {
    const before = await visit(path)
    expect(before.response.headers.get("content-security-policy")).not.toContain("frame-src")
    await (await open("links")).fill({ [id]: address }).press("Save links")
    const page = await visit(path)
    expect(page.response.headers.get("content-security-policy")).toContain(`frame-src ${origin};`)
    expect(elements(page.document, "script").some(({ attributes }) => attributes["data-src"])).toBe(true)
    expect(elements(page.document, "iframe")).toEqual([])
    expect((await visit("/terms")).response.headers.get("content-security-policy")).not.toContain("frame-src")
  })

  test("with an error are refused beside their field; nothing is lost, and nothing is saved", async () => {
    const staff = await open("links")
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

  test("saved by two people at once: the second is told, keeps what was typed, and may replace them", async () => {
    const [one, other] = [await open("links"), await open("links")]
    await one.fill({ discord: "https://discord.gg/one" }).press("Save links")
    await other.fill({ discord: "https://discord.gg/other" }).press("Save links")
    expect(other.response.status).toBe(409)
    expect(other.value("discord")).toBe("https://discord.gg/other")
    expect((await stored("links"))?.value).toEqual({ discord: "https://discord.gg/one" })
    await other.press("Save links")
    expect((await stored("links"))?.value).toEqual({ discord: "https://discord.gg/other" })
  })
})

describe("sensitive settings", () => {
  test.each([
    ["links", "Save links", { "web-wallet": "https://wallet.example/new" }],
    ["payments", "Save payments", { payments: "off" }],
    ["staff-mail", "Save staff email", { addresses: "team@example.org", replyTo: "hello@example.org" }],
    [
      "announcement",
      "Save announcement",
      { text: "Coins are moving", link: "https://evil.example/", tone: "info" },
    ],
    ["roadmap", "Save roadmap", { "relaunch-state": "done", "relaunch-since": "It is done." }],
    ["webinar", "Save webinar", { state: "on", joinUrl: "https://call.example/weekly" }],
  ])(
    "%s: can be changed only with fresh authentication, and nothing typed is lost",
    async (intent, save, typed) => {
      await letProofGoStale()
      await app.db.delete(mails)
      const staff = await open(intent)
      const field = `proof-${intent}`
      await staff.fill({ ...typed, [field]: "not the password" }).press(save)
      expect(staff.response.status).toBe(422)
      expect(staff.field(field).attributes["aria-invalid"]).toBe("true")
      expect(staff.value(field)).toBe("")
      for (const [name, value] of Object.entries(typed)) expect(staff.value(name)).toBe(value)
      expect(await stored(intent)).toBeUndefined()
      const bare = new URLSearchParams({ intent, version: "", ...typed })
      expect((await open().then((tab) => tab.post("/admin/settings", bare))).response.status).toBe(422)
      expect(await stored(intent)).toBeUndefined()

      await staff.fill({ [field]: password }).press(save)
      expect([staff.statuses, staff.path]).toEqual([[303, 200], settingsPath(groupOf(intent))])
      expect(await stored(intent)).toBeDefined()
      // The session continues and does not ask for the password again for a while.
      expect(staff.html).not.toContain(`name="${field}"`)
      const told = (await app.db.select().from(mails).orderBy(mails.createdAt, mails.id)).filter(
        ({ kind }) => kind === `settings-${intent}`,
      )
      expect(told.map(({ recipient, urgency }) => [recipient, urgency])).toEqual([
        ["ada@example.org", "account"],
      ])
    },
  )

  test("payments can be watched only if two layer 2 servers know the token", async () => {
    const watch = async () => {
      const staff = await open()
      return staff.fill({ payments: "watch" }).press("Save payments")
    }
    const { cannotWatch, noServers, problems } = adminSettings.payments
    const staff = await watch()
    expect(staff.response.status).toBe(422)
    expect(staff.text).toContain(format(cannotWatch, { found: noServers }))
    const urls = ["https://one.example/", "https://two.example/"]
    await app.db
      .insert(chainEndpoints)
      .values(urls.map((url) => ({ network: "l2" as const, url, addedAt: app.now })))
    const block = { number: "0x7", timestamp: `0x${Math.floor(app.now.getTime() / 1000).toString(16)}` }
    let code = "0x"
    app.services.askEndpoint = async (_url, body = "") => {
      const { method } = JSON.parse(body)
      const result = method === "eth_chainId" ? "0x115c7" : method === "eth_getCode" ? code : block
      return { kind: "answered", text: JSON.stringify({ jsonrpc: "2.0", id: 1, result }), ms: 1 }
    }
    expect((await watch()).text).toContain(`two.example: ${problems["no-token"]}`)
    expect(await stored("payments")).toBeUndefined()
    code = "0x6080"
    await watch()
    expect((await stored("payments"))?.value).toEqual({ mode: "watch" })
  })

  test("payments cannot be set to an unbuilt mode, and a merchant's page follows the setting at once", async () => {
    const walletAddress = "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ"
    await addApplications(app.db, [{ slug: "kente", walletAddress, showWallet: true }])
    const shows = async () => {
      const { text } = await visit("/merchant-directory/kente")
      return text.replaceAll(" ", "").includes(walletAddress)
    }
    const staff = await open()
    const listen = new URLSearchParams({ intent: "payments", version: "", payments: "listen" })
    expect((await open().then((tab) => tab.post("/admin/settings", listen))).response.status).toBe(422)
    expect([await stored("payments"), await shows()]).toEqual([undefined, true])
    await staff.fill({ payments: "off" }).press("Save payments")
    expect([(await stored("payments"))?.value, await shows()]).toEqual([{ mode: "off" }, false])
    await staff.fill({ payments: "show" }).press("Save payments")
    expect(await shows()).toBe(true)
  })

  test("authentication given with a refused change counts for the next attempt", async () => {
    const [one, other] = [await open("links"), await open("links")]
    await one.fill({ discord: "https://discord.gg/one" }).press("Save links")
    await letProofGoStale()
    await other.fill({ discord: "https://discord.gg/other" })
    await other.post(
      "/admin/settings",
      new URLSearchParams({
        intent: "links",
        version: "",
        discord: "https://discord.gg/other",
        "proof-links": password,
      }),
    )
    expect(other.response.status).toBe(409)
    expect(other.html).not.toContain('name="proof-links"')
    await other.press("Save links")
    expect((await stored("links"))?.value).toEqual({ discord: "https://discord.gg/other" })
  })

  test("only the stage can be changed without it", async () => {
    await letProofGoStale()
    const pages = await Promise.all(settingsGroupNames.map((group) => adas.tab().open(settingsPath(group))))
    const namesOf = (tag: string, name: string) =>
      pages.flatMap((page) => elements(page.document, tag).map(({ attributes }) => attributes[name] ?? ""))
    const [fields, sections] = [namesOf("input", "name"), namesOf("section", "id")]
    expect(sections.filter((id) => id.startsWith("section-"))).toHaveLength(8)
    expect(
      fields.filter((name) => name.startsWith("proof-")).map((name) => name.replace("proof", "section")),
    ).toEqual(sections.filter((id) => id.startsWith("section-") && !/(directory-stage|test-mail)$/.test(id)))
  })

  test("a link shows its host and its default address, and returns to the default when emptied", async () => {
    const staff = await open("links")
    expect(staff.value("exchange")).toBe("https://www.probit.com/app/exchange/GUAP-BTC")
    expect(staff.text).toContain("Leads to www.probit.com")
    await staff.fill({ exchange: "https://market.example/guap" }).press("Save links")
    expect(staff.text).toContain("Leads to market.example")
    expect(staff.text).toContain("The default address is https://www.probit.com/app/exchange/GUAP-BTC")
    expect(hrefs(await visit("/get-guapcoin"))).toContain("https://market.example/guap")
    await staff.fill({ exchange: "" }).press("Save links")
    expect(staff.value("exchange")).toBe("https://www.probit.com/app/exchange/GUAP-BTC")
    expect((await stored("links"))?.value).toEqual({})
    expect(hrefs(await visit("/get-guapcoin"))).toContain("https://www.probit.com/app/exchange/GUAP-BTC")
  })

  test("an earlier address can be restored with one press, after fresh authentication", async () => {
    const staff = await open("links")
    await staff.fill({ exchange: "https://market.example/guap" }).press("Save links")
    await letProofGoStale()
    await staff.open("/admin/settings/history")
    expect(staff.text).toContain("ada@example.org")
    expect(staff.text).toContain("https://market.example/guap")
    const back = "Restore the earlier value (ProBit, GUAP-BTC: https://www.probit.com/app/exchange/GUAP-BTC)"
    await staff.press(back)
    expect(staff.path).toBe("/admin/account/confirm?next=%2Fadmin%2Fsettings%2Fhistory")
    expect((await stored("links"))?.value).toEqual({ exchange: "https://market.example/guap" })
    await staff.fill({ password }).press("Confirm")
    expect(staff.path).toBe("/admin/settings/history")
    await staff.press(back)
    expect([staff.statuses, staff.path]).toEqual([[303, 200], "/admin/settings/history"])
    expect((await stored("links"))?.value).toEqual({})
    expect(hrefs(await visit("/get-guapcoin"))).toContain("https://www.probit.com/app/exchange/GUAP-BTC")
  })

  test.each(["", "0", "nothing", "999999"])(
    "the unknown history entry %j restores nothing",
    async (entry) => {
      const staff = await open()
      await staff.post("/admin/settings/history", new URLSearchParams({ entry }))
      expect(staff.response.status).toBe(404)
    },
  )
})

describe("the announcement", () => {
  test("is part of every public page, also without script, and of no page of the back office", async () => {
    const staff = await open("announcement")
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

  test("starts at its time, and ends", async () => {
    const begin = app.now.getTime()
    const at = (minutes: number) => new Date(begin + minutes * 60_000)
    const typed = (minutes: number) => at(minutes).toISOString().slice(0, 16)
    await (await open("announcement"))
      .fill({ text: "Soon", from: typed(5), until: typed(10) })
      .press("Save announcement")
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
    const staff = await open("announcement")
    await staff.fill({ text: "Hello", ...given }).press("Save announcement")
    expect(staff.response.status).toBe(422)
    expect(staff.field(field).attributes["aria-invalid"]).toBe("true")
    for (const [name, value] of Object.entries(given)) expect(staff.value(name)).toBe(value)
    expect(await stored("announcement")).toBeUndefined()
  })

  test.each(["shout", "", "\u0000"])("of the unknown kind %j is refused", async (tone) => {
    const staff = await open()
    await staff.post("/admin/settings", new URLSearchParams({ intent: "announcement", text: "Hello", tone }))
    expect(staff.response.status).toBe(422)
  })
})

test("staff addresses are checked, saved, and shown as the recipients of mail", async () => {
  const staff = await open("staff-mail")
  expect(staff.text).toContain("Emails to the staff now go to: ada@example.org")
  await staff
    .fill({ addresses: "team@example.org\nnobody", replyTo: "hello@example.org" })
    .press("Save staff email")
  expect(staff.response.status).toBe(422)
  expect(staff.value("addresses")).toBe("team@example.org\nnobody")
  await staff.fill({ addresses: "team@example.org" }).press("Save staff email")
  expect(staff.text).toContain("Emails to the staff now go to: team@example.org")
  expect((await stored("staff-mail"))?.value).toEqual({
    addresses: ["team@example.org"],
    replyTo: "hello@example.org",
  })
})

test("an unknown settings page answers 404", async () => {
  const staff = await open()
  await staff.post("/admin/settings", new URLSearchParams({ intent: "everything" }))
  expect(staff.response.status).toBe(404)
})

test("text pages contain no script except the announcement's", async () => {
  await (await open("announcement")).fill({ text: "Hello" }).press("Save announcement")
  const page = await visit("/terms")
  expect(elements(page.document, "script")).toHaveLength(1)
})
