import { eq } from "drizzle-orm"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import {
  listingEvidence,
  listingRevisions,
  listings,
  mails,
  rateLimits,
  sessions,
} from "#app/lib/db/schema.ts"
import { addApplications, applicationTables } from "#app/listings/application/test-support.ts"
import { ageListings } from "#app/listings/verification/daily-job.server.ts"
import { submitReport } from "#app/listings/verification/reports.server.ts"
import { listingLog } from "#app/listings/verification/test-support.ts"
import { adminDashboard } from "#content/en/admin-dashboard.ts"
import { listingVerification } from "#content/en/listing-verification.ts"
import { admitted } from "./admitted.ts"
import { origin, testSecrets, useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"
import { signIn } from "./staff.ts"

const app = useApp()
const words = listingVerification.staff
const start = new Date("2026-05-01T12:00:00Z")
const day = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000)
let adas: Browser

beforeAll(async () => {
  app.now = start
  adas = await signIn(app)
})
beforeEach(async () => {
  for (const table of [...applicationTables, mails, rateLimits]) await app.db.delete(table)
  await goTo(0)
})

async function goTo(days: number): Promise<void> {
  app.now = day(days)
  await app.db.update(sessions).set({ lastSeenAt: app.now, createdAt: app.now, authenticatedAt: app.now })
  await app.db.update(sessions).set({ expiresAt: day(days + 1) })
}
const age = () => ageListings(app.db, { secrets: testSecrets, publicUrl: origin, now: app.now })
const row = async (slug = "kente") => {
  const [found] = await app.db.select().from(listings).where(eq(listings.slug, slug))
  if (!found) throw new Error("There is no listing")
  return found
}
const evidence = () => app.db.select().from(listingEvidence).orderBy(listingEvidence.id)
const report = (answer: "fraud" | "asked-no" | "paid", who: string) =>
  submitReport(
    app.db,
    "kente",
    { answer, network: who, device: who, note: `Says ${who}` },
    admitted({ now: app.now, secrets: testSecrets }),
  )
const section = (browser: Browser, heading: string) =>
  elements(browser.document, "section").find((one) => textOf(one).startsWith(heading))
const names = (browser: Browser, heading: string) => {
  const found = section(browser, heading)
  return found
    ? elements(found, "a")
        .filter(({ attributes }) => attributes.href?.startsWith("/admin/listing-health/"))
        .map(textOf)
    : []
}
const open = (path = "/admin/listing-health") => adas.tab().open(path)
const check = async () => open(`/admin/listing-health/${(await row()).id}`)

describe("the directory's health", () => {
  test("is summarized on the dashboard; reports are pending, and a doubtful listing only after its owner had time to answer", async () => {
    await addApplications(app.db, [
      { slug: "kente", businessName: "Kente House" },
      { slug: "doubted", businessName: "Doubted" },
      { slug: "gone", businessName: "Gone" },
    ])
    const doubt = { freshness: "doubtful", doubtedAt: day(3) } as const
    await app.db.update(listings).set(doubt).where(eq(listings.slug, "doubted"))
    await app.db.update(listings).set({ freshness: "unconfirmed" }).where(eq(listings.slug, "gone"))
    await goTo(5)
    await report("fraud", "Ada")
    const dashboard = await open("/admin")
    const part = section(dashboard, adminDashboard.stage.heading)
    expect(elements(part ?? dashboard.document, "dd").map(textOf)).toEqual(["1", "0", "1", "1"])
    expect(names(dashboard, adminDashboard.waiting.heading)).toEqual(["Kente House"])
    expect(dashboard.href(adminDashboard.health.open)).toBe("/admin/listing-health")

    await app.db
      .update(listings)
      .set({ doubtedAt: day(-10) })
      .where(eq(listings.slug, "doubted"))
    expect(names(await open("/admin"), adminDashboard.waiting.heading)).toEqual(["Doubted", "Kente House"])
  })

  test("shows how many listings have each verification status, and which need what", async () => {
    await addApplications(app.db, [
      { slug: "kente", businessName: "Kente House", phone: "+1 404 555 0134" },
      { slug: "late", businessName: "Late", phone: "+1 404 555 0135" },
      { slug: "silent", businessName: "Silent" },
      { slug: "gone", businessName: "Gone", decidedAt: day(-600) },
    ])
    await goTo(301)
    await app.db
      .update(listings)
      .set({ confirmedAt: day(300) })
      .where(eq(listings.slug, "kente"))
    await app.db.update(listings).set({ freshness: "ageing" }).where(eq(listings.slug, "late"))
    await app.db.update(listings).set({ freshness: "unconfirmed" }).where(eq(listings.slug, "gone"))
    await report("paid", "Ada")
    await report("fraud", "Bola")
    const browser = await open()
    expect(elements(browser.document, "dd").map(textOf)).toEqual(["2", "1", "0", "1"])
    expect(names(browser, words.toAsk)).toEqual(["Late"])
    expect(names(browser, words.toArchive)).toEqual(["Gone"])
    expect(names(browser, words.reports)).toEqual(["Kente House"])
    expect(names(browser, words.doubted)).toEqual([])
  })
})

describe("calling a business", () => {
  beforeEach(() =>
    addApplications(app.db, [{ slug: "kente", businessName: "Kente House", phone: "+1 404 555 0134" }]),
  )

  test("the answer yes confirms it, and stores how staff know", async () => {
    await goTo(200)
    await age()
    const browser = await check()
    await browser.fill({ how: "visit", note: "I bought cloth." }).press(words.call.answers.yes)
    expect(browser.statuses).toEqual([303, 200])
    expect(browser.text).toContain("Noted for Kente House.")
    expect(await row()).toMatchObject({ freshness: "confirmed", confirmedAt: day(200), confirmedBy: "staff" })
    expect(await evidence()).toEqual([
      expect.objectContaining({
        source: "staff",
        way: "visit",
        answer: "yes",
        note: "I bought cloth.",
        counted: true,
      }),
    ])
    expect((await listingLog(app.db, (await row()).id)).at(-1)).toEqual([
      ...["ada@example.org", "listing.confirmed", { how: "visit" }],
    ])
    const page = await new Browser(app).open("/merchant-directory/kente")
    expect(page.text).toContain("Checked by our staff in Nov 2026")
  })

  test("the answer no makes it doubtful and mails its owner; without an answer it leaves today's list", async () => {
    await goTo(301)
    await age()
    expect(names(await open(), words.toAsk)).toEqual(["Kente House"])
    await (await check()).press(words.call.answers["no-answer"])
    expect(names(await open(), words.toAsk)).toEqual([])
    expect((await row()).freshness).toBe("ageing")
    await (await check()).press(words.call.answers.no)
    expect(await row()).toMatchObject({ freshness: "doubtful", doubtedAt: day(301), status: "listed" })
    await app.db.delete(mails)
    await goTo(304)
    await age()
    expect((await app.db.select().from(mails)).map(({ recipient }) => recipient)).toEqual([
      "secret@mail.example",
    ])
    await goTo(316)
    expect(section(await open(), words.doubted) && names(await open(), words.doubted)).toEqual([
      "Kente House",
    ])
    expect((await open()).text).toContain(words.forStaff)
    await (await check()).press(words.clear)
    expect(await row()).toMatchObject({ freshness: "ageing", doubtedAt: null, doubtClearedAt: day(316) })
  })

  test("by a message creates a link that confirms only this listing, once", async () => {
    const link = (await check()).text.match(/\/still-accepting\/[\w-]+/)?.[0] ?? ""
    await goTo(2)
    const owner = await new Browser(app).open(link)
    await owner.press(listingVerification.confirm.submit)
    expect(owner.path).toBe("/merchant-directory/kente")
    expect(await row()).toMatchObject({ confirmedAt: day(2), confirmedBy: "owner" })
    expect((await evidence())[0]).toMatchObject({ source: "owner", way: "message" })
    expect((await new Browser(app).open(link)).response.status).toBe(404)
  })
})

describe("visitors' reports", () => {
  test("are shown with what visitors wrote, and leave the list once staff have seen them", async () => {
    await addApplications(app.db, [{ slug: "kente", businessName: "Kente House" }])
    await report("fraud", "Ada")
    const browser = await check()
    expect(browser.text).toContain("Says Ada")
    await browser.press(words.seen)
    expect((await evidence())[0]?.seenAt).toEqual(app.now)
    expect(names(await open(), words.reports)).toEqual([])
  })
})

describe("archiving", () => {
  test("removes a listing from the directory after 540 days and mails its owner, who restores it with one press", async () => {
    await addApplications(app.db, [{ slug: "kente", businessName: "Kente House" }])
    for (const days of [150, 180, 181, 240, 330, 365, 366]) {
      await goTo(days)
      await age()
    }
    await goTo(540)
    await expect(check().then((browser) => browser.press(words.archive))).rejects.toThrow("No button")
    await goTo(542)
    await app.db.delete(mails)
    await (await check()).press(words.archive)
    expect(await row()).toMatchObject({ status: "archived", revision: 2 })
    expect((await new Browser(app).open("/merchant-directory/kente")).response.status).not.toBe(200)
    const revisions = await app.db.select().from(listingRevisions).orderBy(listingRevisions.revision)
    expect(revisions.at(-1)).toMatchObject({ byKind: "staff", changes: { status: ["listed", "archived"] } })
    const [mail] = await app.db.select().from(mails)
    expect([mail?.recipient, mail?.subject]).toEqual([
      "secret@mail.example",
      "Kente House is no longer in the directory",
    ])
    const owner = await new Browser(app).open(mail?.text.match(/\/still-accepting\/[\w-]+/)?.[0] ?? "")
    await owner.press(listingVerification.confirm.submit)
    expect(await row()).toMatchObject({ status: "listed", freshness: "confirmed", confirmedAt: day(542) })
    expect(owner.response.status).toBe(200)
  })
})
