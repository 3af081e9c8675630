import { eq } from "drizzle-orm"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { applications, articles, mails, rateLimits, settings, storySubmissions } from "#app/lib/db/schema.ts"
import { auditOf } from "#app/listings/application/test-support.ts"
import { addStory } from "#app/stories/test-support.ts"
import { useApp } from "./app.ts"
import { register } from "./application.ts"
import { Browser } from "./browser.ts"
import { elements } from "./html.ts"
import { signIn, startAt } from "./staff.ts"

const app = useApp()
const start = new Date("2026-05-01T12:00:00Z")
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
let adas: Browser
let graces: Browser

beforeAll(async () => {
  app.now = start
  adas = await signIn(app, "ada@example.org")
  graces = await signIn(app, "grace@example.org")
})
beforeEach(async () => {
  await startAt(app, start)
  for (const table of [articles, storySubmissions, applications, mails, rateLimits, settings])
    await app.db.delete(table)
})

const listApplications = () => app.db.select().from(applications).orderBy(applications.id)
const statuses = async () => (await listApplications()).map(({ status }) => status)
const decisionMails = async () =>
  (await app.db.select().from(mails).orderBy(mails.createdAt, mails.id)).filter(({ kind }) =>
    /-(approved|rejected|published)$/.test(kind),
  )
const undoButtons = (browser: Browser) =>
  elements(browser.document, "form").filter((form) =>
    elements(form, "input").some(({ attributes }) => attributes.value === "undo"),
  )
const pageOf = async (slug: string) =>
  (await new Browser(app).open(`/merchant-directory/${slug}`)).response.status

describe("undo without script", () => {
  test("is offered in the message after a decision, and removes the public page at once", async () => {
    const id = await register(app)
    const staff = await adas.tab().open("/admin/merchants?status=pending")
    await staff.press("Approve Ọ̀yọ́ Kitchen")
    expect(await pageOf("oyo-kitchen")).toBe(200)
    const directory = await new Browser(app).open("/merchant-directory")
    expect(directory.text).toContain("Ọ̀yọ́ Kitchen")
    await staff.press("Undo")
    expect([staff.statuses, staff.path]).toEqual([[303, 200], `/admin/merchants?status=pending&kept=${id}`])
    expect(staff.text).toContain("Ọ̀yọ́ Kitchen is waiting for a decision again. Nobody was emailed.")
    expect([await statuses(), await decisionMails()]).toEqual([["pending"], []])
    await expect.poll(() => pageOf("oyo-kitchen")).toBe(404)
    expect((await auditOf(app.db, id)).at(-1)?.action).toBe("merchant.taken-back")
  })

  test("is offered on the row for a minute, to every administrator", async () => {
    const id = await register(app)
    await adas.tab().post(`/admin/merchants/${id}`, new URLSearchParams({ intent: "approve" }))
    const grace = await graces.tab().open("/admin/merchants")
    await grace.press("Undo the decision on Ọ̀yọ́ Kitchen")
    expect([grace.path, await statuses()]).toEqual(["/admin/merchants", ["pending"]])
    expect(undoButtons(grace)).toEqual([])
    await grace.press("Approve Ọ̀yọ́ Kitchen")
    app.now = new Date(app.now.getTime() + 60_000)
    expect(undoButtons(await grace.open("/admin/merchants"))).toEqual([])
  })

  test("reverts everything that one press has changed, and nothing else", async () => {
    const ids: number[] = []
    for (const businessName of ["One", "Two", "Three"])
      ids.push(await register(app, { businessName, email: `${businessName}@example.org` }))
    await graces.tab().post(`/admin/merchants/${ids[0]}`, new URLSearchParams({ intent: "approve" }))
    const staff = adas.tab()
    await staff.post(
      "/admin/merchants",
      new URLSearchParams([["intent", "approve-selected"], ...ids.map((id) => ["ids", String(id)])]),
    )
    expect(await statuses()).toEqual(["approved", "approved", "approved"])
    await staff.press("Undo")
    expect(staff.text).toContain("2 are waiting for a decision again. Nobody was emailed.")
    expect(await statuses()).toEqual(["approved", "pending", "pending"])
    expect(await decisionMails()).toHaveLength(1)
  })

  test("reverts all of several rejections", async () => {
    const ids: number[] = []
    for (const title of ["First", "Second"]) ids.push(await addStory(app.db, { title }))
    const staff = await adas.tab().open(`/admin/submissions/reject?ids=${ids.join("&ids=")}`)
    await staff.press("Reject submissions")
    expect(await decisionMails()).toHaveLength(2)
    await staff.press("Undo")
    expect((await app.db.select().from(storySubmissions)).map(({ status }) => status)).toEqual([
      "pending",
      "pending",
    ])
    expect(await decisionMails()).toEqual([])
  })

  test("removes the article of a story from the blog", async () => {
    const id = await addStory(app.db, { title: "Thirty stalls" })
    const staff = await adas.tab().open(`/admin/submissions/${id}`)
    await staff.press("Approve")
    const read = async () => (await new Browser(app).open("/blog/thirty-stalls")).response.status
    expect(await read()).toBe(200)
    await staff.press("Undo")
    expect([staff.path, staff.text]).toEqual([
      `/admin/submissions/${id}`,
      expect.stringContaining("Thirty stalls is waiting for a decision again."),
    ])
    await expect.poll(read).toBe(404)
  })

  test("says that it is too late, or that a colleague was faster, and changes nothing", async () => {
    await register(app)
    const staff = await adas.tab().open("/admin/merchants?status=pending")
    await staff.press("Approve Ọ̀yọ́ Kitchen")
    const slow = staff.tab()
    const form = new URLSearchParams({ intent: "undo", decisions: `${(await listApplications())[0]?.id}:1` })
    await app.db.update(mails).set({ status: "sent", sentAt: later(60) })
    await slow.post("/admin/merchants", form)
    expect(slow.text).toContain("The email about Ọ̀yọ́ Kitchen has already been sent. Nothing was changed.")
    expect(await statuses()).toEqual(["approved"])
    await app.db.update(applications).set({ decisions: 2 })
    await slow.post("/admin/merchants", form)
    expect(slow.text).toContain("Someone else got there first")
    expect(await statuses()).toEqual(["approved"])
    await slow.post(
      "/admin/merchants",
      new URLSearchParams({ intent: "undo", decisions: `${form.get("decisions")},999999:1` }),
    )
    expect(slow.text).toContain(
      "2 were left unchanged: their emails have been sent, or someone has changed them.",
    )
  })

  test.each(["", "x", "12", "1:1;2:2", "999999:1"])("of %j answers 404", async (decisions) => {
    await register(app)
    const fields = new URLSearchParams({ intent: "undo", decisions })
    expect((await adas.tab().post("/admin/merchants", fields)).response.status).toBe(404)
    expect((await new Browser(app).post("/admin/merchants", fields)).path).toContain("/admin/login")
    expect(await statuses()).toEqual(["pending"])
  })
})

describe("reopening on the page of a submission", () => {
  const decided = async () => {
    const id = await register(app)
    const staff = await adas.tab().open(`/admin/merchants/${id}`)
    await staff.press("Approve")
    await app.db.update(mails).set({ status: "sent", sentAt: later(60) })
    app.now = later(120)
    return { id, staff: await staff.open(`/admin/merchants/${id}`) }
  }

  test("requires a reason, and keeps what was typed", async () => {
    const { id, staff } = await decided()
    const empty = new URLSearchParams({ intent: "reopen" })
    expect((await staff.tab().post(`/admin/merchants/${id}`, empty)).response.status).toBe(422)
    for (const reopenReason of [" ", "x".repeat(501), "bell \u0007"]) {
      await staff.fill({ reopenReason }).press("Reopen")
      expect([staff.response.status, staff.field("reopenReason").attributes["aria-invalid"]]).toEqual([
        422,
        "true",
      ])
      if (reopenReason.trim()) expect(staff.value("reopenReason")).toBe(reopenReason)
    }
    expect(await statuses()).toEqual(["approved"])
  })

  test("makes it pending again, with the reason in its history; only the next decision is mailed", async () => {
    const { id, staff } = await decided()
    await staff.fill({ reopenReason: "The shop has moved" }).press("Reopen")
    expect([staff.statuses, staff.path]).toEqual([[303, 200], `/admin/merchants/${id}`])
    expect(staff.text).toContain("The shop has moved")
    expect([await statuses(), (await decisionMails()).length]).toEqual([["pending"], 1])
    await staff.press("Approve")
    expect((await decisionMails()).map(({ kind }) => kind)).toEqual([
      "merchant-approved",
      "merchant-approved",
    ])
    const again = await adas
      .tab()
      .post(`/admin/merchants/${id + 1000}`, new URLSearchParams({ intent: "reopen", reopenReason: "x" }))
    expect(again.response.status).toBe(404)
  })

  test("of a pending submission says that it is pending", async () => {
    const id = await register(app)
    const staff = adas.tab()
    await staff.post(
      `/admin/merchants/${id}`,
      new URLSearchParams({ intent: "reopen", reopenReason: "A mistake" }),
    )
    expect(staff.text).toContain("It is already waiting for a decision")
    expect((await app.db.select().from(applications).where(eq(applications.id, id)))[0]?.decisions).toBe(0)
  })
})
