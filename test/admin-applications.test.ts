import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { applications, listings, mails, rateLimits, settings } from "#app/lib/db/schema.ts"
import { applicationTables, auditOf } from "#app/listings/application/test-support.ts"
import { adminApplications } from "#content/en/admin-applications.ts"
import { useApp } from "./app.ts"
import { register } from "./application.ts"
import { Browser } from "./browser.ts"
import { elements } from "./html.ts"
import { listed, signIn, startAt } from "./staff.ts"

const app = useApp()

const start = new Date("2026-05-01T12:00:00Z")
let adas: Browser
let graces: Browser

beforeAll(async () => {
  app.now = start
  adas = await signIn(app, "ada@example.org")
  graces = await signIn(app, "grace@example.org")
})
beforeEach(async () => {
  await startAt(app, start)
  for (const table of [...applicationTables, mails, rateLimits, settings]) await app.db.delete(table)
})

const rowOf = async (id: number) =>
  (await app.db.select().from(applications)).find((row) => row.id === id) as typeof applications.$inferSelect
const decisionMails = async () =>
  (await app.db.select().from(mails).orderBy(mails.createdAt, mails.id)).filter(
    ({ kind }) => kind === "merchant-approved" || kind === "merchant-rejected",
  )
const actionsOf = async (id: number) => (await auditOf(app.db, id)).map((entry) => entry.action)

describe("approving", () => {
  test("an application on its page lists it, mails the owner, and appears in its history", async () => {
    const id = await register(app, { walletAddress: "", showWallet: true })
    const staff = adas.tab()
    await staff.open(`/admin/merchants/${id}`)
    for (const text of [
      "owner@oyo.example",
      "Adé Ọlá",
      "12 Peachtree Street",
      "Jollof rice and suya.",
      "Food & Dining",
    ])
      expect(staff.text).toContain(text)
    await staff.press("Approve")
    expect(staff.statuses).toEqual([303, 200])
    expect(staff.path).toBe(`/admin/merchants/${id}`)
    expect(staff.text).toContain("Merchant approved successfully")
    expect(staff.text).toContain("Approved on May 1, 2026")
    expect(() => staff.press("Approve")).toThrow("No button")

    expect(await rowOf(id)).toMatchObject({ status: "approved", decidedAt: app.now })
    expect(await app.db.select().from(listings)).toEqual([
      expect.objectContaining({ applicationId: id, slug: "oyo-kitchen", listedAt: app.now }),
    ])
    expect(await decisionMails()).toEqual([
      expect.objectContaining({ kind: "merchant-approved", recipient: "owner@oyo.example" }),
    ])
    expect(await actionsOf(id)).toEqual(["merchant.submitted", "merchant.approved"])
    const visitor = await new Browser(app).open(staff.href("Open the public page"))
    expect([visitor.response.status, visitor.text]).toEqual([200, expect.stringContaining("Ọ̀yọ́ Kitchen")])
  })

  test("an application shows its country by name, and marks a phone number that could not be parsed", async () => {
    const read = await register(app, { phone: "01 99 00 01 23", country: "FR" })
    const unread = await register(app, { phone: "ask for Ade", country: "JM" })
    const staff = adas.tab()
    await staff.open(`/admin/merchants/${read}`)
    expect(staff.text).toContain("+33 1 99 00 01 23")
    expect(staff.text).toContain("France")
    expect(staff.text).not.toContain(adminApplications.detail.phoneUnread)
    await staff.open(`/admin/merchants/${unread}`)
    expect(staff.text).toContain(`ask for Ade ${adminApplications.detail.phoneUnread}`)
    expect(staff.text).toContain("Jamaica")
  })

  test("a row of the list returns to the same list", async () => {
    const [first, second] = [
      await register(app, { businessName: "Shop A" }),
      await register(app, { businessName: "Shop B" }),
    ]
    const staff = adas.tab()
    await staff.open("/admin/merchants?status=pending&q=shop")
    expect(listed(staff)).toEqual(["Shop A", "Shop B"])
    await staff.press("Approve Shop A")
    // A decided row stays in its position, so that no other button moves under the pointer.
    expect(staff.path).toBe(`/admin/merchants?status=pending&q=shop&kept=${first}`)
    expect(listed(staff)).toEqual(["Shop A", "Shop B"])
    expect(listed(await staff.tab().open("/admin/merchants?status=pending&q=shop"))).toEqual(["Shop B"])
    expect((await rowOf(first)).status).toBe("approved")
    expect((await rowOf(second)).status).toBe("pending")
  })
})

describe("rejecting", () => {
  test("asks first, and mails the reason to the owner", async () => {
    const id = await register(app)
    const staff = adas.tab()
    await staff.open("/admin/merchants")
    await staff.open(
      elements(staff.document, "a").find((link) => link.attributes["aria-label"] === "Reject Ọ̀yọ́ Kitchen")
        ?.attributes.href ?? "",
    )
    expect(staff.text).toContain("Are you sure you want to reject this merchant application?")
    expect((await rowOf(id)).status).toBe("pending")
    await staff.fill({ reason: " No such street. \r\n\r\n\r\n\r\nPlease check." }).press("Reject application")
    expect(staff.statuses).toEqual([303, 200])
    expect(staff.text).toContain("Merchant application rejected")
    const reason = "No such street.\n\nPlease check."
    expect(await rowOf(id)).toMatchObject({ status: "rejected", rejectionReason: reason })
    expect(await app.db.select().from(listings)).toEqual([])
    expect((await auditOf(app.db, id)).at(-1)).toMatchObject({
      action: "merchant.rejected",
      details: { reason },
    })
    const [mail] = await decisionMails()
    expect(mail).toMatchObject({ kind: "merchant-rejected", recipient: "owner@oyo.example" })
    expect(mail?.text).toContain("No such street.")
  })

  test("needs no reason, and refuses one that is too long or damaged without losing it", async () => {
    const id = await register(app)
    const staff = adas.tab()
    for (const reason of ["x".repeat(1001), "bell \u0007"]) {
      await staff.open(`/admin/merchants/${id}?reject=1`)
      await staff.fill({ reason }).press("Reject application")
      expect(staff.response.status).toBe(422)
      expect(staff.field("reason").attributes["aria-invalid"]).toBe("true")
      expect(staff.value("reason")).toBe(reason)
    }
    expect((await rowOf(id)).status).toBe("pending")
    await staff.fill({ reason: "" }).press("Reject application")
    expect(await rowOf(id)).toMatchObject({ status: "rejected", rejectionReason: null })
  })
})

describe("an application that a colleague has decided", () => {
  test("does not change, and the late administrator is told who decided and when", async () => {
    const id = await register(app)
    const [ada, grace] = [adas.tab(), graces.tab()]
    await ada.open(`/admin/merchants/${id}`)
    const late = await grace.tab().open(`/admin/merchants/${id}?reject=1`)
    const list = await grace.tab().open("/admin/merchants")
    await ada.press("Approve")
    app.now = new Date(app.now.getTime() + 60_000)
    const before = await rowOf(id)
    for (const browser of [
      await late.fill({ reason: "No" }).press("Reject application"),
      await list.press("Approve Ọ̀yọ́ Kitchen"),
    ]) {
      expect(browser.statuses).toEqual([303, 200])
      expect(browser.text).toContain("ada@example.org made a decision about Ọ̀yọ́ Kitchen on May 1, 2026, 12:")
      expect(browser.text).not.toContain("successfully")
    }
    expect(await rowOf(id)).toEqual(before)
    expect(await actionsOf(id)).toEqual(["merchant.submitted", "merchant.approved"])
    expect(await decisionMails()).toHaveLength(1)
    const again = await grace.open(`/admin/merchants/${id}?reject=1`)
    expect(again.text).toContain("Approved on May 1, 2026")
  })

  test("is decided once when two press at the same moment", async () => {
    const id = await register(app)
    const [ada, grace] = [adas.tab(), graces.tab()]
    await ada.open(`/admin/merchants/${id}`)
    await grace.open(`/admin/merchants/${id}?reject=1`)
    await Promise.all([ada.press("Approve"), grace.press("Reject application")])
    const told = [ada.text, grace.text].map((text) => text.includes("Already decided"))
    expect(told.toSorted()).toEqual([false, true])
    expect(await actionsOf(id)).toHaveLength(2)
    expect(await decisionMails()).toHaveLength(1)
  })
})
