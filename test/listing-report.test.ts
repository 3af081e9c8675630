import { eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { listingEvidence, listings, mails, rateLimits } from "#app/lib/db/schema.ts"
import { addApplications, applicationTables } from "#app/listings/application/test-support.ts"
import { setDirectoryStage } from "#app/settings/test-support.ts"
import { directoryContent } from "#content/en/directory.ts"
import { listingVerification } from "#content/en/listing-verification.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"

const app = useApp()
const words = listingVerification.report
const path = "/merchant-directory/kente/report"

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  for (const table of [...applicationTables, mails, rateLimits]) await app.db.delete(table)
  await addApplications(app.db, [{ slug: "kente" }])
  await setDirectoryStage(app.db, "live", { id: "ada", name: "Ada" }, app.now)
})
const evidence = () => app.db.select().from(listingEvidence).orderBy(listingEvidence.id)
const from = (address: string) => new Browser(app, { "x-forwarded-for": address })
const later = (hours: number) => {
  app.now = new Date(app.now.getTime() + hours * 60 * 60 * 1000)
}

async function report(browser: Browser, answers: Record<string, string>): Promise<Browser> {
  await browser.open(path)
  app.now = new Date(app.now.getTime() + 60_000)
  return browser.fill(answers).press(words.submit)
}

describe("a visitor", () => {
  test("opens the form on the page of a business, reports what happened, and is thanked there", async () => {
    const browser = await new Browser(app).open("/merchant-directory/kente")
    expect(browser.text).toContain("Approved by our staff in May 2026")
    await browser.open(browser.href(listingVerification.page.report))
    expect(browser.path).toBe(path)
    app.now = new Date(app.now.getTime() + 60_000)
    await browser.fill({ answer: "tried-failed", note: "The till did not know it." }).press(words.submit)
    expect([browser.statuses, browser.path]).toEqual([[303, 200], "/merchant-directory/kente"])
    expect(browser.text).toContain("Thank you for telling us")
    expect(await evidence()).toEqual([
      expect.objectContaining({
        ...{ fact: "accepts", answer: "tried-failed", source: "visitor", note: "The till did not know it." },
        ...{ counted: true, suspicion: null, at: app.now },
      }),
    ])
  })

  test("with the sticker's code gets the same response as with a wrong one or none", async () => {
    await app.db.update(listings).set({ stickerCode: "K7M2QX" })
    const answers: unknown[] = []
    for (const [index, code] of ["k7m 2qx", "222222", ""].entries()) {
      const browser = await report(from(`203.0.113.${index}`), { answer: "paid", code })
      answers.push([browser.statuses, browser.path, browser.text])
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect((await evidence()).map(({ stickerCode }) => stickerCode)).toEqual(["K7M2QX", null, null])
  })

  test("who chose no answer is asked again, with the note still there", async () => {
    const browser = await report(new Browser(app), { note: "I wrote a lot." })
    expect([browser.response.status, browser.value("note")]).toEqual([422, "I wrote a lot."])
    expect(browser.text).toContain(words.choose)
    expect(await evidence()).toEqual([])
  })

  test("counts once, whatever is opened again; a visitor from another network is a second one", async () => {
    const ada = from("198.51.100.7")
    await report(ada, { answer: "asked-no" })
    later(20)
    await report(ada, { answer: "asked-no" })
    later(20)
    await report(from("198.51.100.7"), { answer: "closed" })
    expect((await evidence()).map(({ counted }) => counted)).toEqual([true, false, false])
    expect((await app.db.select().from(listings))[0]?.freshness).toBe("confirmed")
    later(20)
    await report(from("203.0.113.9"), { answer: "tried-failed" })
    expect((await app.db.select().from(listings))[0]?.freshness).toBe("doubtful")
  })

  test.each([
    ["a server of many addresses", "2001:db8:7:100::1", "2001:db8:7:200::1"],
    ["a house next door", "198.51.100.7", "198.51.100.200"],
  ])("from %s does not count as a second one", async (_, first, second) => {
    await report(from(first), { answer: "asked-no" })
    later(20)
    await report(from(second), { answer: "asked-no" })
    expect((await evidence()).map(({ counted }) => counted)).toEqual([true, false])
    expect((await app.db.select().from(listings))[0]?.freshness).toBe("confirmed")
  })

  test("who looks like a script is flagged, and changes nothing", async () => {
    await report(from("198.51.100.7"), { answer: "asked-no" })
    later(20)
    await report(from("203.0.113.9"), { answer: "asked-no", leave_blank: "x" })
    expect((await evidence()).map(({ counted, suspicion }) => [counted, suspicion])).toEqual([
      [true, null],
      [false, "honeypot"],
    ])
    expect((await app.db.select().from(listings))[0]?.freshness).toBe("confirmed")
  })
})

describe("the report page", () => {
  test("exists only for listings in the directory, and is not cached", async () => {
    const response = await app.fetch(path)
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"])
    expect(await response.text()).toMatch(/<meta name="robots" content="noindex"/)
    for (const slug of ["nobody", "KENTE", "sample-kente-and-thread"])
      expect([slug, (await app.fetch(`/merchant-directory/${slug}/report`)).status]).toEqual([slug, 404])
    for (const status of ["hidden", "closed", "archived", "withdrawn"] as const) {
      await app.db.update(listings).set({ status })
      expect([status, (await app.fetch(path)).status]).toEqual([status, 404])
    }
  })
})

describe("a listing that was not confirmed for long", () => {
  const note = listingVerification.page.unconfirmed
  test("is not in the lists by default, and the list that includes it is not indexed", async () => {
    await app.db.update(listings).set({ freshness: "unconfirmed" }).where(eq(listings.slug, "kente"))
    const browser = await new Browser(app).open("/merchant-directory")
    expect(browser.text).not.toContain("Kente House")
    expect(browser.html).not.toMatch(/<meta name="robots" content="noindex"/)
    await browser.open(browser.href(directoryContent.withUnconfirmed))
    expect(browser.path).toBe("/merchant-directory?unconfirmed=1")
    expect(browser.text).toContain("Kente House")
    expect(browser.html).toMatch(/<meta name="robots" content="noindex"/)
    await browser.fill({ q: "kente" }).press("Search")
    expect(browser.path).toBe("/merchant-directory?unconfirmed=1&q=kente")
    expect(browser.href(directoryContent.confirmedOnly)).toBe("/merchant-directory?q=kente")
    const page = await new Browser(app).open("/merchant-directory/kente")
    expect([page.response.status, page.text]).toEqual([200, expect.stringContaining(note)])
  })
})
