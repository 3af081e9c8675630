import { beforeEach, describe, expect, test } from "vitest"
import { auditLog, mails, merchantRequests, rateLimits } from "#app/db/schema.ts"
import { issueFormToken } from "#app/platform/form/form-token.server.ts"
import { formMessages } from "#content/en/forms.ts"
import { testSecrets, useApp } from "./app.ts"
import { answers, answersInRow, completePost, goToReview, openForm } from "./application.ts"
import { Browser } from "./browser.ts"

const app = useApp()
const start = new Date("2026-05-01T12:00:00Z")

beforeEach(async () => {
  app.now = start
  for (const table of [merchantRequests, mails, rateLimits]) await app.db.delete(table)
})

const rows = () => app.db.select().from(merchantRequests)
const mailCount = async () => (await app.db.select().from(mails)).length
const submissions = async () =>
  (await app.db.select().from(auditLog).orderBy(auditLog.id)).filter(
    (entry) => entry.action === "merchant.submitted",
  ).length
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Browser(app, headers).post("/merchant-register", body)

describe("the same form sent again", () => {
  test("by a double click, the back button or a retry makes one record and succeeds each time", async () => {
    const before = await submissions()
    const form = await completePost(app)
    for (let time = 0; time < 3; time++)
      expect((await post(form)).path).toMatch(/^\/merchant-register\/submitted\?application=/)
    expect(await rows()).toHaveLength(1)
    expect(await mailCount()).toBe(2)
    expect(await submissions()).toBe(before + 1)
  })

  test("ten times at once makes one record", async () => {
    const before = await submissions()
    const form = await completePost(app)
    const all = await Promise.all(Array.from({ length: 10 }, () => post(form)))
    expect(all.map((browser) => browser.statuses)).toEqual(Array(10).fill([303, 200]))
    expect(await rows()).toHaveLength(1)
    expect(await mailCount()).toBe(2)
    expect(await submissions()).toBe(before + 1)
  })

  test("with a correction is not lost: staff see both, the second marked", async () => {
    const form = await completePost(app)
    await post(form)
    form.set("phone", "+1 404 555 0199")
    await post(form)
    expect((await rows()).map((row) => [row.phone, row.suspicion])).toEqual([
      ["+1 404 555 0134", null],
      ["+1 404 555 0199", "duplicate"],
    ])
  })

  test("through the back button of a browser without script makes one record", async () => {
    const browser = await goToReview(await openForm(app))
    browser.fill({ acceptTerms: true })
    const page = browser.document
    await browser.press("Submit Application")
    Object.assign(browser, { document: page, url: `${new URL(browser.url).origin}/merchant-register` })
    await browser.press("Submit Application")
    expect(browser.path).toMatch(/^\/merchant-register\/submitted\?application=/)
    expect(await rows()).toHaveLength(1)
  })

  test.each(["", "not-a-key", "'; drop table", "x".repeat(5000)])(
    "under the key %j is taken",
    async (submissionKey) => {
      expect((await post(await completePost(app, { submissionKey }))).path).toMatch(
        /^\/merchant-register\/submitted\?application=/,
      )
      expect(await rows()).toHaveLength(1)
    },
  )
})

describe("the token of a form", () => {
  const dayOld = () => issueFormToken(testSecrets, "merchant", new Date(start.getTime() - 24 * 3_600_000))

  test.each([
    ["that is a day old", dayOld],
    ["that is forged", () => "kx2f.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"],
    ["of another form", () => issueFormToken(testSecrets, "contact", start)],
    ["that is missing", () => ""],
  ])("%s stores nothing, keeps every answer, and gives a new one to send again", async (_, token) => {
    const browser = await post(await completePost(app, { token: token(), showWallet: "on" }))
    expect(browser.response.status).toBe(422)
    expect(browser.text).toContain(formMessages.stale)
    expect(browser.text).toContain("Step 3 of 3")
    for (const answer of Object.values(answers)) expect(browser.text).toContain(answer.replace(/\s+/g, " "))
    expect(browser.value("acceptTerms")).toBe(true)
    expect(await rows()).toEqual([])

    app.now = new Date(app.now.getTime() + 10_000)
    await browser.press("Submit Application")
    expect(browser.path).toMatch(/^\/merchant-register\/submitted\?application=/)
    expect(await rows()).toEqual([
      expect.objectContaining({ ...answersInRow, showWallet: true, suspicion: null }),
    ])
  })

  test("lasts through all steps of somebody who takes their time", async () => {
    const browser = await openForm(app)
    app.now = new Date(app.now.getTime() + 20 * 3_600_000)
    await goToReview(browser)
    await browser.fill({ acceptTerms: true }).press("Submit Application")
    expect(await rows()).toEqual([expect.objectContaining({ suspicion: null })])
  })
})

describe("a submission that looks automated", () => {
  test("because it filled in the hidden field is stored and marked, and looks accepted", async () => {
    const browser = await post(await completePost(app, { leave_blank: "http://spam.example" }))
    expect(browser.path).toMatch(/^\/merchant-register\/submitted\?application=/)
    expect(await rows()).toEqual([expect.objectContaining({ status: "pending", suspicion: "honeypot" })])
    // To the staff alone: the applicant's waits until they have cleared it.
    expect(await mailCount()).toBe(1)
  })

  test("because it came at once is stored and marked", async () => {
    const form = await completePost(app)
    app.now = new Date(app.now.getTime() - 58_500)
    await post(form)
    expect(await rows()).toEqual([expect.objectContaining({ suspicion: "too-fast" })])
  })
})

describe("too many submissions", () => {
  const from = (address: string) => ({ "x-forwarded-for": address })

  test("from one network in an hour are refused with a time to come back, and what was typed stays", async () => {
    const form = await completePost(app)
    for (let time = 0; time < 60; time++)
      expect((await post(form, from("203.0.113.7"))).response.status).toBe(200)
    const refused = await post(form, from("203.0.113.7"))
    expect(refused.response.status).toBe(429)
    expect(refused.response.headers.get("retry-after")).toBe("3600")
    expect(refused.text).toContain(formMessages.tooMany)
    expect(refused.text).toContain("Step 3 of 3")
    expect(refused.text).toContain(answers.businessName)

    expect((await post(form, from("203.0.113.8"))).response.status).toBe(200)
    app.now = new Date(app.now.getTime() + 3_601_000)
    await refused.fill({ acceptTerms: true }).press("Submit Application")
    expect(refused.path).toMatch(/^\/merchant-register\/submitted\?application=/)
  })

  test("are counted by the network of an IPv6 visitor, under a name that is not its address", async () => {
    const form = await completePost(app)
    for (const end of ["1", "2", "ffff"]) await post(form, from(`2001:db8:1:2::${end}`))
    const counters = await app.db.select().from(rateLimits)
    const ofNetworkAndAll = counters.filter(({ key }) => /^merchant:(?!sent:|form:)/.test(key))
    expect(ofNetworkAndAll.map((counter) => counter.hits)).toEqual([3, 3])
    expect(JSON.stringify(counters)).not.toContain("2001")
  })

  test("from everywhere are marked for staff, not refused", async () => {
    await app.db
      .insert(rateLimits)
      .values({ key: "merchant:everybody", hits: 1000, resetsAt: new Date(start.getTime() + 3_600_000) })
    await post(await completePost(app))
    expect(await rows()).toEqual([expect.objectContaining({ suspicion: "flood" })])
  })
})
