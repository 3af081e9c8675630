import { beforeAll, describe, expect, test } from "vitest"
import { auditLog, contactMessages } from "#app/lib/db/schema.ts"
import { adminAudit } from "#content/en/admin-audit.ts"
import { useApp } from "./app.ts"
import { register } from "./application.ts"
import type { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"
import { signIn } from "./staff.ts"

const app = useApp()
const start = new Date("2026-05-01T12:00:00Z")
let adas: Browser
let merchant: number

beforeAll(async () => {
  app.now = start
  merchant = await register(app, { businessName: "Ọjà Ọba" })
  app.now = new Date("2026-05-03T12:00:00Z")
  adas = await signIn(app)
  const staff = await adas.tab().open(`/admin/merchants/${merchant}`)
  await staff.press("Approve")
})

const rows = (browser: Browser) =>
  elements(browser.document, "tbody").flatMap((body) => elements(body, "tr").map(textOf))

describe("the audit log", () => {
  test("says who did what and when, and links to the subject of each entry", async () => {
    const staff = await adas.tab().open("/admin/audit")
    const [newest = ""] = rows(staff)
    for (const part of ["May 3, 2026", "ada@example.org", "approved a merchant application", "Ọjà Ọba"])
      expect(newest).toContain(part)
    expect(staff.href("Ọjà Ọba")).toBe(`/admin/merchants/${merchant}`)
  })

  test("can be filtered by a form without script", async () => {
    const staff = await adas.tab().open("/admin/audit")
    await staff.fill({ kind: "merchant", from: "2026-05-01", to: "2026-05-02" }).press("Show")
    expect(rows(staff)).toHaveLength(1)
    expect(rows(staff)[0]).toContain("sent a merchant application")
    expect(staff.value("from")).toBe("2026-05-01")
    await staff.open(staff.href("Clear filters"))
    await staff.fill({ action: "merchant.approved" }).press("Show")
    expect(rows(staff)).toHaveLength(1)
    await staff.open("/admin/audit?kind=nothing")
    expect(staff.text).toContain("Nothing in the log matches these filters.")
  })

  test("refuses POST", async () => {
    const staff = adas.tab()
    await staff.post("/admin/audit", new URLSearchParams({ intent: "delete" }))
    expect(staff.response.status).toBe(405)
  })
})

describe("the dashboard", () => {
  test("counts pending items, links each count to its list, and describes the latest actions", async () => {
    await register(app, { businessName: "Waiting shop", email: "waiting@example.org" })
    await app.db.insert(contactMessages).values({
      submissionKey: crypto.randomUUID(),
      name: "Ngozi",
      email: "ngozi@example.org",
      category: "other",
      message: "Hello",
      createdAt: start,
    })
    const staff = await adas.tab().open("/admin")
    expect(staff.href("Applications waiting1")).toBe("/admin/merchants?status=pending")
    expect(staff.href("Unread messages1")).toBe("/admin/contacts?status=unread")
    expect(staff.text).toContain("ada@example.org approved a merchant application: Ọjà Ọba")
    expect(staff.text.indexOf("Ngozi")).toBeLessThan(staff.text.indexOf("Waiting shop"))
    expect(staff.text).not.toContain("Late:")
    app.now = new Date("2026-05-08T12:00:00Z")
    const later = await signIn(app, "bola@example.org")
    expect((await later.open("/admin")).text).toContain("Late:")
  })

  test("shows beside each navigation entry how many items are pending", async () => {
    const staff = await (await signIn(app, "cleo@example.org")).open("/admin/audit")
    const [navigation] = elements(staff.document, "nav")
    const entries = navigation ? elements(navigation, "a").map(textOf) : []
    expect(entries.find((entry) => entry.startsWith("Contact Messages"))).toContain("1 waiting")
    expect(entries[0]).toBe("Dashboard")
  })
})

describe("an audit entry about a setting", () => {
  test("links to the page of that setting", async () => {
    const keys = Object.keys(adminAudit.settings)
    const entry = { at: app.now, actor: "Ada", action: "settings.link-changed", details: {} }
    await app.db
      .insert(auditLog)
      .values(keys.map((subjectId) => ({ ...entry, subjectType: "setting", subjectId })))
    const staff = await (await signIn(app, "dayo@example.org")).open("/admin/audit?kind=setting")
    const hrefs = Object.values(adminAudit.settings).map((name) => staff.href(name))
    for (const href of hrefs) {
      const page = await staff.tab().open(href)
      const [path, id] = href.split("#")
      expect([href, page.response.status, page.path]).toEqual([href, 200, path])
      if (id) expect([href, page.textOfId(id)]).toEqual([href, expect.any(String)])
    }
  })
})
