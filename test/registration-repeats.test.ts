import { beforeEach, describe, expect, test } from "vitest"
import { applications, mails, rateLimits } from "#app/lib/db/schema.ts"
import { useApp } from "./app.ts"
import { completePost, goToReview, openForm } from "./application.ts"
import { Browser } from "./browser.ts"

const app = useApp()
const start = new Date("2026-05-01T12:00:00Z")

beforeEach(async () => {
  app.now = start
  for (const table of [applications, mails, rateLimits]) await app.db.delete(table)
})

const rows = () => app.db.select().from(applications)
const mailCount = async () => (await app.db.select().from(mails)).length
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Browser(app, headers).post("/merchant-register", body)

describe("the same form sent again", () => {
  test("with a correction is not lost: staff see both, and the second is flagged as a duplicate", async () => {
    const form = await completePost(app)
    await post(form)
    form.set("phone", "+1 404 555 0199")
    await post(form)
    expect((await rows()).map((row) => [row.phone, row.suspicion])).toEqual([
      ["+1 404 555 0134", null],
      ["+1 404 555 0199", "duplicate"],
    ])
  })

  test("through the back button of a browser without script creates one row", async () => {
    const browser = await goToReview(await openForm(app))
    browser.fill({ acceptTerms: true })
    const page = browser.document
    await browser.press("Submit Application")
    Object.assign(browser, { document: page, url: `${new URL(browser.url).origin}/merchant-register` })
    await browser.press("Submit Application")
    expect(browser.path).toMatch(/^\/merchant-register\/submitted\?application=/)
    expect(await rows()).toHaveLength(1)
  })
})

describe("the form token", () => {
  test("lasts through all steps of a slow applicant", async () => {
    const browser = await openForm(app)
    app.now = new Date(app.now.getTime() + 20 * 3_600_000)
    await goToReview(browser)
    await browser.fill({ acceptTerms: true }).press("Submit Application")
    expect(await rows()).toEqual([expect.objectContaining({ suspicion: null })])
  })
})

describe("a submission that looks automated", () => {
  test("because its hidden field is filled in is stored and flagged, and looks accepted", async () => {
    const browser = await post(await completePost(app, { leave_blank: "http://spam.example" }))
    expect(browser.path).toMatch(/^\/merchant-register\/submitted\?application=/)
    expect(await rows()).toEqual([expect.objectContaining({ status: "pending", suspicion: "honeypot" })])
    // Only the staff are mailed. The applicant is mailed after staff clear the flag.
    expect(await mailCount()).toBe(1)
  })
})

describe("too many submissions", () => {
  const from = (address: string) => ({ "x-forwarded-for": address })

  test("are counted by the networks of an IPv6 visitor, under an HMAC pseudonym", async () => {
    const form = await completePost(app)
    for (const end of ["1", "2", "ffff"]) await post(form, from(`2001:db8:1:2::${end}`))
    const counters = await app.db.select().from(rateLimits)
    const ofNetworkAndAll = counters.filter(({ key }) => /^merchant:(?!sent:|form:)/.test(key))
    expect(ofNetworkAndAll.map((counter) => counter.hits)).toEqual([3, 3, 3, 3])
    expect(JSON.stringify(counters)).not.toContain("2001")
  })
})
