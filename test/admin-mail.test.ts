import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { auditLog, mails } from "#app/lib/db/schema.ts"
import { useApp } from "./app.ts"
import { register } from "./application.ts"
import type { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"
import { signIn } from "./staff.ts"

const app = useApp()
const start = new Date("2026-05-01T12:00:00Z")
let adas: Browser

beforeAll(async () => {
  app.now = start
  adas = await signIn(app)
})
beforeEach(() => app.db.delete(mails))

async function addMail(subject: string, given: Partial<typeof mails.$inferInsert> = {}): Promise<string> {
  const id = randomUUID()
  await app.db.insert(mails).values({
    id,
    kind: "merchant-received",
    dedupeKey: id,
    recipient: "ade@example.org",
    subject,
    html: "<script>alert(1)</script>",
    text: "Hello <b>Adé</b>",
    nextAttemptAt: start,
    createdAt: start,
    ...given,
  })
  return id
}
const dead = { status: "dead", attempts: 12, lastError: "550 no such mailbox" } as const
const subjects = (browser: Browser) =>
  elements(browser.document, "tbody")
    .flatMap((body) => elements(body, "a"))
    .map(textOf)
const statusOf = async (id: string) =>
  (await app.db.select().from(mails).orderBy(mails.createdAt, mails.id)).find((mail) => mail.id === id)
    ?.status

describe("the outbox", () => {
  test("can be filtered and counted, and searched by a full address", async () => {
    await addMail("Waiting")
    await addMail("Refused", { ...dead, recipient: "Bola@example.org" })
    await addMail("To the staff", { status: "sent", recipient: null })
    const staff = await adas.tab().open("/admin/mail")
    expect(subjects(staff).toSorted()).toEqual(["Refused", "To the staff", "Waiting"])
    for (const [filter, found] of [
      ["Waiting1", "Waiting"],
      ["Sent1", "To the staff"],
      ["Failed1", "Refused"],
    ] as const) {
      await staff.open(staff.href(filter))
      expect(subjects(staff)).toEqual([found])
    }
    await staff.open("/admin/mail")
    await staff.fill({ q: "bola@EXAMPLE.org" }).press("Search")
    expect(subjects(staff)).toEqual(["Refused"])
    await staff.fill({ q: "bola" }).press("Search")
    expect(staff.text).toContain("No emails found.")
  })

  test("sends selected dead mails again, and no others", async () => {
    const ids = [await addMail("One", dead), await addMail("Two", dead)]
    const waiting = await addMail("Waiting", { nextAttemptAt: new Date(start.getTime() + 3_600_000) })
    const staff = await adas.tab().open("/admin/mail?status=dead")
    const body = new URLSearchParams({ intent: "send-again" })
    for (const id of [...ids, waiting, "7", "x"]) body.append("ids", id)
    await staff.post("/admin/mail?status=dead", body)
    expect([staff.statuses, staff.path]).toEqual([[303, 200], "/admin/mail?status=dead"])
    expect(staff.text).toContain("2 emails are back in the queue.")
    expect(await Promise.all([...ids, waiting].map(statusOf))).toEqual(["queued", "queued", "queued"])
    const entries = (await app.db.select().from(auditLog).orderBy(auditLog.id)).filter(
      (entry) => entry.subjectType === "mail",
    )
    expect(entries.map(({ action, subjectId }) => [action, subjectId]).toSorted()).toEqual(
      ids.map((id) => ["mail.sent-again", id]).toSorted(),
    )
    await staff.post("/admin/mail?status=dead", new URLSearchParams({ intent: "send-again" }))
    expect(staff.text).toContain("Select at least one row first.")
  })
})

describe("one mail", () => {
  test("shows its text as text, and hides the secret that only its recipient may see", async () => {
    const id = await register(app)
    const [row] = (await app.db.select().from(mails).orderBy(mails.createdAt, mails.id)).filter(
      (mail) => mail.kind === "merchant-received",
    )
    const token = /status\/([\w-]{20,})/.exec(row?.text ?? "")?.[1]
    if (!row || !token) throw new Error(`The mail about application ${id} has no secret link`)
    const staff = await adas.tab().open(`/admin/mail/${row.id}`)
    expect(staff.response.status).toBe(200)
    expect(staff.html).not.toContain(token)
    expect((await staff.open(`/admin/mail/${row.id}.data`)).html).not.toContain(token)
    const other = await adas.tab().open(`/admin/mail/${await addMail("Markup")}`)
    expect(other.text).toContain("Hello <b>Adé</b>")
    expect(other.html).not.toContain("alert(1)")
  })

  test("can be cancelled, sent again, and sent now", async () => {
    const id = await addMail("Slow", { attempts: 3, nextAttemptAt: new Date(start.getTime() + 3_600_000) })
    const staff = await adas.tab().open(`/admin/mail/${id}`)
    await staff.press("Try now")
    expect(staff.text).toContain("The email is being sent now")
    await staff.press("Cancel email")
    expect([staff.text.includes("The email was cancelled"), await statusOf(id)]).toEqual([true, "dead"])
    await staff.press("Send again")
    expect([staff.text.includes("back in the queue"), await statusOf(id)]).toEqual([true, "queued"])
  })

  test("that was sent meanwhile is left alone, and staff are told", async () => {
    const id = await addMail("Gone on", { status: "sent", sentAt: start })
    const staff = adas.tab()
    await staff.post(`/admin/mail/${id}`, new URLSearchParams({ intent: "give-up" }))
    expect([staff.text.includes("Nothing was changed"), await statusOf(id)]).toEqual([true, "sent"])
  })

  test.each(["", "toString", "delete"])("answers 404 to the unknown command %j", async (intent) => {
    const id = await addMail("Mail")
    const staff = adas.tab()
    await staff.post(`/admin/mail/${id}`, new URLSearchParams({ intent }))
    expect(staff.response.status).toBe(404)
  })
})
