import { eq } from "drizzle-orm"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { applications, listings, mails, rateLimits, staffNotes } from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { addApplications, applicationTables, auditOf } from "#app/listings/application/test-support.ts"
import { noteLength } from "#app/review/options.ts"
import { adminApplications } from "#content/en/admin-applications.ts"
import { moderation } from "#content/en/moderation.ts"
import { useApp } from "./app.ts"
import { register } from "./application.ts"
import type { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"
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
  for (const table of [...applicationTables, mails, rateLimits, staffNotes]) await app.db.delete(table)
})

const registerMany = async (...names: string[]) => {
  const ids: number[] = []
  for (const [index, businessName] of names.entries())
    ids.push(await register(app, { businessName, email: `shop${index}@example.org` }))
  return ids
}
const statuses = async () =>
  (await app.db.select().from(applications).orderBy(applications.id)).map((row) => row.status)
const decisionMails = async () =>
  (await app.db.select().from(mails))
    .filter(({ kind }) => /^merchant-(approved|rejected)$/.test(kind))
    .map(({ kind, recipient }) => `${kind} ${recipient}`)
    .sort()
const select = (ids: number[], intent: string) =>
  new URLSearchParams([["intent", intent], ...ids.map((id) => ["ids", String(id)])])

describe("several applications at once", () => {
  test("are approved, each with its mail, except one that a colleague has decided", async () => {
    const ids = await registerMany("One", "Two", "Three")
    const grace = graces.tab()
    await grace.open(`/admin/merchants/${ids[1]}?reject=1`)
    await grace.press("Reject application")
    const ada = adas.tab()
    await ada.post("/admin/merchants?status=pending", select(ids, "approve-selected"))
    expect(ada.path).toBe(`/admin/merchants?status=pending&kept=${ids[0]},${ids[2]}`)
    expect(ada.text).toContain(
      "2 merchants are now in the directory. 1 was left unchanged: someone had already decided on it.",
    )
    expect(await statuses()).toEqual(["approved", "rejected", "approved"])
    expect(await decisionMails()).toEqual([
      "merchant-approved shop0@example.org",
      "merchant-approved shop2@example.org",
      "merchant-rejected shop1@example.org",
    ])
  })

  test("are rejected after a confirmation, with one reason for all", async () => {
    const ids = await registerMany("One", "Two")
    const staff = adas.tab()
    await staff.post("/admin/merchants", select(ids, "reject-selected"))
    expect(staff.text).toContain("Are you sure you want to reject these merchant applications?")
    expect(staff.text).toContain("One")
    expect(await statuses()).toEqual(["pending", "pending"])
    await staff.fill({ reason: "Not a shop" }).press("Reject applications")
    expect(staff.path).toBe("/admin/merchants")
    expect(staff.text).toContain("2 applications are rejected.")
    expect(await statuses()).toEqual(["rejected", "rejected"])
    const rows = await app.db.select().from(applications)
    expect(rows.map((row) => row.rejectionReason)).toEqual(["Not a shop", "Not a shop"])
    expect(await decisionMails()).toHaveLength(2)
  })

  test("are rejected, and the same list returns; the rows stay selected if nothing was done", async () => {
    const ids = await registerMany("Zinc one", "Tin", "Zinc two")
    const zinc = ids.filter((_, index) => index !== 1)
    const staff = adas.tab()
    const list = "/admin/merchants?status=pending&q=zinc"
    await staff.post(list, select(zinc, "reject-selected"))
    await staff.open(staff.href("Cancel"))
    expect(staff.path).toBe(`${list}&ticked=${zinc.join(",")}`)
    expect(listed(staff)).toEqual(["Zinc one", "Zinc two"])
    const boxes = elements(staff.document, "input").filter(({ attributes }) => attributes.name === "ids")
    expect(boxes.map(({ attributes }) => "checked" in attributes)).toEqual([true, true])
    await staff.post(list, select(zinc, "reject-selected"))
    await staff.press("Reject applications")
    expect(staff.path).toBe(`${list}&kept=${zinc.join(",")}`)
    expect(await statuses()).toEqual(["rejected", "pending", "rejected"])
  })

  test("are reopened with one reason for all, which only the audit log stores", async () => {
    const ids = await registerMany("One", "Two", "Three")
    const staff = adas.tab()
    await staff.post("/admin/merchants", select(ids.slice(0, 2), "approve-selected"))
    const mailed = await decisionMails()
    await staff.post("/admin/merchants?status=approved", select(ids, "reopen-selected"))
    expect(staff.text).toContain(moderation.reopening.confirmMany)
    expect(staff.text).not.toContain("Three")
    await staff.post(staff.path, select(ids, ""))
    expect(staff.response.status).toBe(422)
    expect(await statuses()).toEqual(["approved", "approved", "pending"])
    await staff.fill({ reopenReason: "The file was wrong" }).press(moderation.reopening.submit)
    expect(staff.path).toBe("/admin/merchants?status=approved")
    expect(staff.text).toContain("2 are waiting for a decision again. Nobody was emailed.")
    expect(await statuses()).toEqual(["pending", "pending", "pending"])
    expect(await app.db.$count(listings, eq(listings.status, "listed"))).toBe(0)
    expect((await auditOf(app.db, ids[0] ?? 0)).at(-1)).toMatchObject({
      action: "merchant.reopened",
      details: { reason: "The file was wrong" },
    })
    // The decision mails had not left and were cancelled.
    expect([mailed.length, await decisionMails()]).toEqual([2, []])
  })

  test("show in their rows what they share with other applications, published ones included", async () => {
    await addApplications(app.db, [{ businessName: "Kente House" }])
    const phone = "+1 404 555 0177"
    const own = (address: string) => ({ phone, address, walletAddress: "" })
    await register(app, { businessName: "Kente House", email: "one@shop.example", ...own("1 Ring Road") })
    await register(app, { businessName: "Zinc", email: "two@shop.example", ...own("2 Ring Road") })
    const staff = await adas.tab().open("/admin/merchants?status=pending")
    const { row, things } = moderation.alike
    const rows = elements(staff.document, "tr").map(textOf)
    const of = (name: string) => rows.find((text) => text.includes(name)) ?? ""
    expect(of("Zinc")).toContain(format(row, { what: things.phone, name: "Kente House" }))
    expect(of("one@shop.example")).toContain(
      `${format(row, { what: `${things.name}, ${things.phone}`, name: "Kente House, Atlanta" })} +`,
    )
    const marked = elements(staff.document, "input").filter(({ attributes }) => attributes["data-marked"])
    expect(marked).toHaveLength(2)
  })

  test("can be moved to spam and back without any mail", async () => {
    const ids = await registerMany("One", "Two")
    const staff = adas.tab()
    await staff.post("/admin/merchants", select([ids[0] ?? 0], "mark-spam"))
    expect(staff.text).toContain("1 is now in Spam.")
    expect(listed(staff)).toEqual(["Two"])
    await staff.open(staff.href("Spam1"))
    expect(listed(staff)).toEqual(["One"])
    await staff.post("/admin/merchants?status=spam", select([ids[0] ?? 0], "unmark-spam"))
    await staff.open("/admin/merchants")
    expect(listed(staff)).toEqual(["Two", "One"])
    expect(await decisionMails()).toEqual([])
    expect((await auditOf(app.db, ids[0] ?? 0)).map((entry) => entry.action)).toContain("spam.marked")
  })

  test("can be selected only where a button can act", async () => {
    const ids = await registerMany("Decided", "Waiting")
    const staff = adas.tab()
    await staff.post("/admin/merchants", select(ids.slice(0, 1), "approve-selected"))
    const buttons = () =>
      elements(staff.document, "button").filter(({ attributes }) => attributes.name === "intent")
    const boxes = () =>
      elements(staff.document, "input").filter(({ attributes }) => attributes.name === "ids")
    await staff.open("/admin/merchants")
    expect(boxes().map(({ attributes }) => attributes.value)).toEqual([String(ids[1])])
    await staff.open("/admin/merchants?status=approved")
    expect(listed(staff)).toEqual(["Decided"])
    expect(boxes().map(({ attributes }) => attributes.value)).toEqual([String(ids[0])])
    expect(buttons().map(({ attributes }) => attributes.value)).toEqual(["reopen-selected"])
    await staff.open("/admin/merchants?status=rejected")
    expect(buttons()).toEqual([])
  })

  test.each(["approve-selected", "reject-selected", "mark-spam"])(
    "that are all decided are left unchanged by %s, and the message contains no zero",
    async (intent) => {
      const ids = await registerMany("One")
      const staff = adas.tab()
      await staff.post("/admin/merchants", select(ids, "approve-selected"))
      await staff.post("/admin/merchants?status=approved", select(ids, intent))
      expect(staff.path).toBe("/admin/merchants?status=approved")
      expect(staff.text).toContain("Nothing was changed")
      expect(staff.text).toContain("1 was left unchanged")
      expect(staff.text).not.toMatch(/\b0\b/)
      expect(await statuses()).toEqual(["approved"])
    },
  )

  test("pressed twice by one person are reported as done, and by another as already decided", async () => {
    const [id = 0] = await registerMany("One")
    const ada = adas.tab()
    const press = (staff: Browser) =>
      staff.post("/admin/merchants?status=pending", new URLSearchParams({ id: String(id) }))
    for (let time = 0; time < 3; time++) {
      await press(ada)
      expect(ada.text).toContain(adminApplications.flash.approved.title)
    }
    const grace = graces.tab()
    await press(grace)
    expect(grace.text).toContain(adminApplications.flash.alreadyDecided.title)
    expect(await decisionMails()).toEqual(["merchant-approved shop0@example.org"])
  })

  test.each(["approve-selected", "reject-selected", "mark-spam"])(
    "must be selected before %s does anything",
    async (intent) => {
      await registerMany("One")
      const staff = adas.tab()
      await staff.post("/admin/merchants", select([], intent))
      expect(staff.text).toContain("Select at least one row first.")
      await staff.post(
        "/admin/merchants",
        new URLSearchParams([
          ["intent", intent],
          ["ids", "1; drop table"],
        ]),
      )
      expect(staff.response.status).toBe(200)
      expect(await statuses()).toEqual(["pending"])
    },
  )

  test("with an unknown id or command answer 404", async () => {
    const [id = 0] = await registerMany("One")
    const staff = adas.tab()
    expect((await staff.open("/admin/merchants/reject")).response.status).toBe(404)
    expect((await staff.open("/admin/merchants/reject?ids=999999&ids=x")).response.status).toBe(404)
    expect((await staff.post("/admin/merchants", select([id], "burn"))).response.status).toBe(404)
    expect(await statuses()).toEqual(["pending"])
  })
})

describe("a note for colleagues", () => {
  test("is stored once, however often it is sent", async () => {
    const [id = 0] = await registerMany("One")
    const ada = adas.tab()
    await ada.open(`/admin/merchants/${id}`)
    const sent = new URLSearchParams({
      intent: "note",
      note: "Called them.\nThey <b>call</b> back.",
      submissionKey: ada.field("submissionKey").attributes.value ?? "",
    })
    for (let time = 0; time < 2; time++) await ada.post(`/admin/merchants/${id}`, sent)
    expect(ada.text).toContain("Note added")
    const grace = graces.tab()
    await grace.open(`/admin/merchants/${id}`)
    expect(grace.text).toContain("They <b>call</b> back.")
    expect(grace.text).toContain("ada@example.org, May 1, 2026")
    expect(await app.db.select().from(staffNotes)).toHaveLength(1)
    expect((await auditOf(app.db, id)).filter((entry) => entry.action === "note.added")).toHaveLength(1)
  })

  test.each([
    ["empty", ""],
    ["blank", " \n "],
    ["too long", "a".repeat(noteLength + 1)],
    ["damaged", "a\u0000b"],
  ])("that is %s is refused, and the text stays in the form", async (_, note) => {
    const [id = 0] = await registerMany("One")
    const staff = adas.tab()
    await staff.post(`/admin/merchants/${id}`, new URLSearchParams({ intent: "note", note }))
    expect(staff.response.status).toBe(422)
    expect(staff.field("note").attributes["aria-invalid"]).toBe("true")
    expect(await app.db.select().from(staffNotes)).toEqual([])
  })
})
