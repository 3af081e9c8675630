import { beforeEach, describe, expect, test } from "vitest"
import { listings, mails, rateLimits } from "#app/lib/db/schema.ts"
import { addApplications, applicationTables } from "#app/listings/application/test-support.ts"
import { ageListings } from "#app/listings/verification/daily-job.server.ts"
import { listingVerification } from "#content/en/listing-verification.ts"
import { origin, testSecrets, useApp } from "./app.ts"
import { Browser } from "./browser.ts"

const app = useApp()
const words = listingVerification.confirm
const start = new Date("2026-05-01T12:00:00Z")
const day = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000)

beforeEach(async () => {
  app.now = start
  for (const table of [...applicationTables, mails, rateLimits]) await app.db.delete(table)
})

/** Adds a listing whose owner was asked on day 200, and returns the path in the mail. */
async function asked(): Promise<string> {
  await addApplications(app.db, [{ slug: "kente" }])
  app.now = day(200)
  await ageListings(app.db, { secrets: testSecrets, publicUrl: origin, now: app.now })
  const [mail] = await app.db.select().from(mails)
  expect([mail?.recipient, mail?.subject]).toEqual([
    "secret@mail.example",
    "Does Kente House still accept Guapcoin?",
  ])
  return mail?.text.match(/\/still-accepting\/[\w-]+/)?.[0] ?? ""
}
const listing = async () => (await app.db.select().from(listings))[0]

describe("the mailed link to confirm a listing", () => {
  test("confirms nothing when a mail scanner opens it", async () => {
    const path = await asked()
    for (const method of ["GET", "HEAD"]) expect((await app.fetch(path, { method })).status).toBe(200)
    expect(await listing()).toMatchObject({
      freshness: "ageing",
      confirmedAt: start,
      confirmedBy: "approval",
    })
  })

  test("confirms with one button, and the listing's page says so", async () => {
    const browser = await new Browser(app).open(await asked())
    expect(browser.text).toContain("Does Kente House still accept Guapcoin?")
    expect(browser.text).toContain("May 1, 2026")
    app.now = day(201)
    await browser.press(words.submit)
    expect([browser.statuses, browser.path]).toEqual([[303, 200], "/merchant-directory/kente"])
    expect(browser.text).toContain("Thank you: it is confirmed")
    expect(await listing()).toMatchObject({
      freshness: "confirmed",
      confirmedAt: day(201),
      confirmedBy: "owner",
    })
  })

  test("says that it is used, expired or wrong, and is not indexed", async () => {
    const path = await asked()
    const browser = await new Browser(app).open(path)
    expect(browser.html).toMatch(/<meta name="robots" content="noindex"/)
    app.now = day(231)
    for (const dead of [path, `${path}x`, "/still-accepting/none"]) {
      const page = await new Browser(app).open(dead)
      expect([dead, page.response.status]).toEqual([dead, 404])
      expect(page.text).toContain(words.gone.heading)
    }
    await browser.press(words.submit)
    expect([browser.response.status, browser.text]).toEqual([
      404,
      expect.stringContaining(words.gone.heading),
    ])
    expect(await listing()).toMatchObject({ freshness: "ageing" })
  })
})
