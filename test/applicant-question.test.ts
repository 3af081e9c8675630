import { beforeEach, describe, expect, test } from "vitest"
import { applicationQuestions, applications, mails, rateLimits, users } from "#app/lib/db/schema.ts"
import { applicationTables } from "#app/listings/application/test-support.ts"
import { adminApplications } from "#content/en/admin-applications.ts"
import { applicationStateContent, completeContent } from "#content/en/listing-pages.ts"
import { moderation } from "#content/en/moderation.ts"
import { origin, useApp } from "./app.ts"
import { register } from "./application.ts"
import { Browser } from "./browser.ts"
import { signIn } from "./staff.ts"

const app = useApp()
let staff: Browser

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  for (const table of [...applicationTables, mails, rateLimits, users]) await app.db.delete(table)
  staff = await signIn(app)
})

const rowOf = async () => (await app.db.select().from(applications))[0]
const linkIn = async (kind: string, part: string) => {
  const mail = (await app.db.select().from(mails).orderBy(mails.createdAt, mails.id)).find(
    (one) => one.kind === kind,
  )
  return mail?.text.match(new RegExp(`${origin}(/merchant-register/${part}/[\\w-]+)`))?.[1] ?? ""
}

/** Submits an application, has staff ask about it without script, and @returns the path in the mail. */
async function askAbout(question = "Which house number is it?"): Promise<{ id: number; path: string }> {
  const id = await register(app)
  await staff.open(`/admin/merchants/${id}`)
  await staff.fill({ question }).press(adminApplications.asking.submit)
  app.now = new Date(app.now.getTime() + 60_000)
  return { id, path: await linkIn("merchant-asked", "complete") }
}

describe("a question to an applicant, without script", () => {
  test("is mailed, is answered in the submitted form, and staff see what changed", async () => {
    const { id, path } = await askAbout()
    expect(staff.text).toContain(adminApplications.flash.asked.title)
    const applicant = new Browser(app)
    await applicant.open(await linkIn("merchant-received", "status"))
    expect(applicant.text).toContain(applicationStateContent.states.asked.name)
    expect(applicant.text).toContain("Which house number is it?")
    expect(applicant.html).not.toContain(path)

    await applicant.open(path)
    expect(applicant.text).toContain("Which house number is it?")
    for (const field of ["businessName", "address", "walletAddress"])
      expect([field, applicant.value(field)]).not.toEqual([field, ""])
    expect(applicant.html).toContain('name="robots" content="noindex"')
    // Mail scanners open links too.
    expect((await rowOf())?.status).toBe("asked")
    await applicant.fill({ address: "14 Peachtree Street" }).press(completeContent.submit)
    expect(applicant.statuses).toEqual([303, 200])
    expect(applicant.text).toContain(completeContent.answered.heading)
    expect(applicant.html).not.toContain("14 Peachtree Street")

    expect(await rowOf()).toMatchObject({ status: "pending", address: "14 Peachtree Street" })
    await staff.open(`/admin/merchants/${id}`)
    expect(staff.text).toContain(adminApplications.questions.title)
    expect(staff.text).toMatch(/Before\s*12 Peachtree Street\s*Now\s*14 Peachtree Street/)
    await staff.press("Approve")
    expect(staff.text).toContain(adminApplications.flash.approved.title)
  })

  test("can start with a prepared sentence, and is refused without text", async () => {
    const id = await register(app)
    await staff.open(`/admin/merchants/${id}`)
    await staff.press(adminApplications.asking.submit)
    expect(staff.response.status).toBe(422)
    expect((await rowOf())?.status).toBe("pending")
    await staff.fill({ question: "It is a long street.", questionTemplate: "address" })
    await staff.press(adminApplications.asking.submit)
    const { text } = adminApplications.asking.templates.address
    const [mail] = (await app.db.select().from(mails).orderBy(mails.createdAt, mails.id)).filter(
      ({ kind }) => kind === "merchant-asked",
    )
    expect(mail?.text).toContain(text)
    expect(mail?.text).toContain("It is a long street.")
  })

  test("moves the application to a list of its own, and the dashboard counts it separately from pending items", async () => {
    await askAbout()
    await staff.open("/admin/merchants?status=asked")
    expect(staff.text).toContain("Kitchen")
    expect(staff.text).not.toContain(moderation.due.replace("{date}", ""))
    await staff.open("/admin")
    expect(staff.text).toContain("1 waiting for the applicant")
  })

  test("comes back with messages beside missing or wrong fields, and with everything typed", async () => {
    const { path } = await askAbout()
    const applicant = await new Browser(app).open(path)
    await applicant.fill({ city: "", website: "not a site", phone: "0404" }).press(completeContent.submit)
    expect(applicant.response.status).toBe(422)
    expect([applicant.value("website"), applicant.value("phone")]).toEqual(["not a site", "0404"])
    expect(applicant.text).toContain("Which house number is it?")
    expect((await rowOf())?.status).toBe("asked")
  })

  test("can be answered in text too, which staff read and which is stored once, however often it is sent", async () => {
    const { id, path } = await askAbout()
    const [applicant, other] = [new Browser(app), new Browser(app)]
    for (const tab of [applicant, other]) await tab.open(path)
    await applicant.fill({ answer: "It is number 14,\nabove the bakery." }).press(completeContent.submit)
    expect((await staff.open(`/admin/merchants/${id}`)).text).toContain("It is number 14,")
    await other.fill({ answer: "Another answer" }).press(completeContent.submit)
    expect([other.response.status, other.value("answer")]).toEqual([409, "Another answer"])
    const [kept] = await app.db.select().from(applicationQuestions)
    expect(kept).toMatchObject({ answer: "It is number 14,\nabove the bakery.", changes: {} })
  })

  test("can no longer be answered after the decision: what was typed comes back, and the link stops working", async () => {
    const { id, path } = await askAbout()
    const applicant = await new Browser(app).open(path)
    await staff.open(`/admin/merchants/${id}`)
    const { summary, submit } = moderation.asking.ending
    expect(staff.text).toContain(summary)
    await staff.fill({ reopenReason: "They called" }).press(submit)
    await applicant.fill({ address: "14 Peachtree Street" }).press(completeContent.submit)
    expect(applicant.response.status).toBe(409)
    expect(applicant.text).toContain(completeContent.late.title)
    expect(applicant.value("address")).toBe("14 Peachtree Street")
    expect((await rowOf())?.address).toBe("12 Peachtree Street")
    await applicant.open(path)
    expect(applicant.response.status).toBe(410)
    expect(applicant.text).toContain(completeContent.closed.heading)
    expect(applicant.html).not.toContain("Peachtree")
  })
})
