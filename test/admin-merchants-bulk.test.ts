import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { mails, merchantRequests, rateLimits, staffNotes } from "#app/db/schema.ts"
import { auditOf, merchantTables } from "#app/features/merchants/test-support.ts"
import { noteLength } from "#app/platform/moderation/options.ts"
import { useApp } from "./app.ts"
import { register } from "./application.ts"
import type { Browser } from "./browser.ts"
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
  for (const table of [...merchantTables, mails, rateLimits, staffNotes]) await app.db.delete(table)
})

const registerMany = async (...names: string[]) => {
  const ids: number[] = []
  for (const [index, businessName] of names.entries())
    ids.push(await register(app, { businessName, email: `shop${index}@example.org` }))
  return ids
}
const statuses = async () =>
  (await app.db.select().from(merchantRequests).orderBy(merchantRequests.id)).map((row) => row.status)
const decisionMails = async () =>
  (await app.db.select().from(mails))
    .filter(({ kind }) => /^merchant-(approved|rejected)$/.test(kind))
    .map(({ kind, recipient }) => `${kind} ${recipient}`)
    .sort()
const select = (ids: number[], intent: string) =>
  new URLSearchParams([["intent", intent], ...ids.map((id) => ["ids", String(id)])])

describe("several applications at once", () => {
  test("are approved, each with its mail, but for one that a colleague has decided", async () => {
    const ids = await registerMany("One", "Two", "Three")
    const grace = graces.tab()
    await grace.open(`/admin/merchants/${ids[1]}?reject=1`)
    await grace.press("Reject application")
    const ada = adas.tab()
    await ada.post("/admin/merchants?status=pending", select(ids, "approve-selected"))
    expect(ada.path).toBe(`/admin/merchants?status=pending&kept=${ids[0]},${ids[2]}`)
    expect(ada.text).toContain(
      "2 merchants are now in the directory. 1 was left as it was: someone had decided it.",
    )
    expect(await statuses()).toEqual(["approved", "rejected", "approved"])
    expect(await decisionMails()).toEqual([
      "merchant-approved shop0@example.org",
      "merchant-approved shop2@example.org",
      "merchant-rejected shop1@example.org",
    ])
  })

  test("are rejected after one more question, with one reason for all", async () => {
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
    const rows = await app.db.select().from(merchantRequests)
    expect(rows.map((row) => row.rejectionReason)).toEqual(["Not a shop", "Not a shop"])
    expect(await decisionMails()).toHaveLength(2)
  })

  test("go into spam and back without anybody outside being told", async () => {
    const ids = await registerMany("One", "Two")
    const staff = adas.tab()
    await staff.post("/admin/merchants", select([ids[0] ?? 0], "mark-spam"))
    expect(staff.text).toContain("1 is in Spam now.")
    expect(listed(staff)).toEqual(["Two"])
    await staff.open(staff.href("Spam1"))
    expect(listed(staff)).toEqual(["One"])
    await staff.post("/admin/merchants?status=spam", select([ids[0] ?? 0], "unmark-spam"))
    await staff.open("/admin/merchants")
    expect(listed(staff)).toEqual(["Two", "One"])
    expect(await decisionMails()).toEqual([])
    expect((await auditOf(app.db, ids[0] ?? 0)).map((entry) => entry.action)).toContain("spam.marked")
  })

  test("are chosen and have buttons only where a button can act", async () => {
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
    expect([listed(staff), boxes(), buttons()]).toEqual([["Decided"], [], []])
    await staff.open("/admin/merchants?status=rejected")
    expect(buttons()).toEqual([])
  })

  test.each(["approve-selected", "reject-selected", "mark-spam"])(
    "that are all decided are left alone by %s, which says so in words and without a nought",
    async (intent) => {
      const ids = await registerMany("One")
      const staff = adas.tab()
      await staff.post("/admin/merchants", select(ids, "approve-selected"))
      await staff.post("/admin/merchants?status=approved", select(ids, intent))
      expect(staff.path).toBe("/admin/merchants?status=approved")
      expect(staff.text).toContain("Nothing was changed")
      expect(staff.text).toContain("1 was left as it was")
      expect(staff.text).not.toMatch(/\b0\b/)
      expect(await statuses()).toEqual(["approved"])
    },
  )

  test.each(["approve-selected", "reject-selected", "mark-spam"])(
    "need to be selected before %s does anything",
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

  test("that do not exist, or an intent that does not, are not found", async () => {
    const [id = 0] = await registerMany("One")
    const staff = adas.tab()
    expect((await staff.open("/admin/merchants/reject")).response.status).toBe(404)
    expect((await staff.open("/admin/merchants/reject?ids=999999&ids=x")).response.status).toBe(404)
    expect((await staff.post("/admin/merchants", select([id], "burn"))).response.status).toBe(404)
    expect(await statuses()).toEqual(["pending"])
  })
})

describe("a note for colleagues", () => {
  test("is read by them, once, however often it is sent", async () => {
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
  ])("that is %s is not taken, and what was typed stays", async (_, note) => {
    const [id = 0] = await registerMany("One")
    const staff = adas.tab()
    await staff.post(`/admin/merchants/${id}`, new URLSearchParams({ intent: "note", note }))
    expect(staff.response.status).toBe(422)
    expect(staff.field("note").attributes["aria-invalid"]).toBe("true")
    expect(await app.db.select().from(staffNotes)).toEqual([])
  })
})
