import { performance } from "node:perf_hooks"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { createAdmin } from "#app/auth/sign-in/new-admins.server.ts"
import { applications, rateLimits } from "#app/lib/db/schema.ts"
import { applicationTables } from "#app/listings/application/test-support.ts"
import { listSamples } from "#app/listings/directory/samples.ts"
import type { DirectoryStage } from "#app/settings/directory-stages.ts"
import { setDirectoryStage } from "#app/settings/test-support.ts"
import { directoryContent } from "#content/en/directory.ts"
import { announcementContent, listingPageContent } from "#content/en/listing-pages.ts"
import { site } from "#content/en/site.ts"
import { useApp } from "#test/app.ts"
import { answers, goToReview, openForm, register } from "#test/application.ts"
import { Browser } from "#test/browser.ts"
import { createDatabaseSwitch } from "#test/database-switch.ts"
import { waitUntil } from "#test/wait-until.ts"

const line = createDatabaseSwitch()
const app = useApp({}, line.reach)
const admin = { email: "ada@example.org", password: "woven gold on dark cloth" }
const director = { id: "ada", name: "Ada" }
let isCut = false

const cut = async () => {
  await line.cut()
  isCut = true
  // A broken connection is noticed only when its socket reports it.
  await waitUntil(() => expect(app.pool.totalCount).toBe(0))
}
const swallow = () => {
  line.swallow()
  isCut = true
}
const mend = async () => {
  if (isCut) await line.mend()
  isCut = false
}

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  app.logLines.length = 0
  for (const table of [...applicationTables, rateLimits]) await app.db.delete(table)
})
afterEach(mend)

/** Sets the stage as staff do, and opens the directory once before the database goes away. */
async function showDirectory(stage: DirectoryStage): Promise<void> {
  await setDirectoryStage(app.db, stage, director, app.now)
  await app.fetch("/merchant-directory")
}

describe("while the database is away", () => {
  test("a live directory says so with 503, and shows no samples", async () => {
    await showDirectory("live")
    await cut()
    const browser = await new Browser(app).open("/merchant-directory?q=rice&category=Services")
    expect(browser.response.status).toBe(503)
    expect(browser.response.headers.get("retry-after")).toBe("10")
    expect(browser.text).toContain(directoryContent.failureHeading)
    expect(browser.value("q")).toBe("rice")
    expect(browser.html).toContain("/merchant-directory?q=rice&amp;category=Services")
    for (const { businessName } of listSamples()) expect(browser.text).not.toContain(businessName)
  })

  test("a preview shows its samples, each labeled, and each has its page", async () => {
    await register(app)
    await showDirectory("preview")
    await cut()
    const browser = await new Browser(app).open("/merchant-directory")
    expect(browser.response.status).toBe(200)
    expect(browser.text).toContain(directoryContent.sampleNote)
    for (const { slug, businessName } of listSamples()) {
      expect(browser.text).toContain(businessName)
      const page = await app.fetch(`/merchant-directory/${slug}`)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain(listingPageContent.sampleNote)
    }
  })

  test("an announcement stays visible", async () => {
    await showDirectory("coming-soon")
    await cut()
    const browser = await new Browser(app).open("/merchant-directory")
    expect([browser.response.status, browser.text]).toEqual([
      200,
      expect.stringContaining(announcementContent.heading),
    ])
  })

  test("a registration shows the network message, keeps everything typed, and is accepted once the database is back", async () => {
    const browser = await openForm(app)
    await cut()
    await goToReview(browser, { showWallet: true })
    await browser.fill({ acceptTerms: true }).press("Submit Application")
    expect(browser.response.status).toBe(503)
    expect(browser.response.headers.get("retry-after")).toBe("10")
    expect(browser.text).toContain("Network error: Please check your internet connection and try again.")
    expect(browser.text).toContain("Step 3 of 3")
    for (const answer of Object.values(answers)) expect(browser.text).toContain(answer.replace(/\s+/g, " "))
    expect(browser.value("acceptTerms")).toBe(true)

    await mend()
    await browser.press("Submit Application")
    expect(browser.path).toMatch(/^\/merchant-register\/submitted\?application=/)
    expect(await app.db.select().from(applications)).toEqual([
      expect.objectContaining({ businessName: answers.businessName, showWallet: true }),
    ])
  })

  test("the form opens, and so do the pages that need no data", async () => {
    await cut()
    for (const path of ["/", "/merchants", "/merchant-register", "/terms", "/livez", "/favicon.svg"])
      expect((await app.fetch(path)).status, path).toBe(200)
    expect((await app.fetch("/nope")).status).toBe(404)
  })

  test.each(["/merchant-directory/kente", "/merchant-register/status/QQlUEHz6QxKCpGCsilklu3K3Ce9g3_5G"])(
    "%s says that it is temporarily unavailable, not that it is gone",
    async (path) => {
      await cut()
      const browser = await new Browser(app).open(path)
      expect(browser.response.status).toBe(503)
      expect(browser.response.headers.get("retry-after")).toBe("10")
      expect(browser.text).toContain(site.errors.unavailable.title)
    },
  )

  test("the back office says so, lets nobody in, and opens again without a new sign-in", async () => {
    await createAdmin(app.db, admin, app.now)
    const staff = await new Browser(app).open("/admin/login")
    await staff.fill(admin).press("Log In")
    expect(staff.path).toBe("/admin")
    await cut()
    for (const path of ["/admin", "/admin/merchants", "/admin/merchants/1", "/admin/settings"]) {
      await staff.open(path)
      expect([path, staff.response.status]).toEqual([path, 503])
      expect(staff.text).toContain(site.errors.unavailable.title)
    }
    const stranger = await new Browser(app).open("/admin/login")
    await stranger.fill(admin).press("Log In")
    expect([stranger.path, stranger.response.status]).toEqual(["/admin/login", 503])
    expect(stranger.value("email")).toBe(admin.email)
    await mend()
    expect((await staff.open("/admin/merchants")).response.status).toBe(200)
  })

  test("the instance is not ready, and is ready again afterwards without a restart", async () => {
    await cut()
    expect((await app.fetch("/readyz")).status).toBe(503)
    expect((await app.fetch("/livez")).status).toBe(200)
    await mend()
    expect((await app.fetch("/readyz")).status).toBe(200)
  })

  test("what was typed appears in no log", async () => {
    const browser = await goToReview(await openForm(app))
    await cut()
    await browser.fill({ acceptTerms: true }).press("Submit Application")
    expect(app.logLines.join("")).toContain("registration.failed")
    expect(app.logLines.join("")).not.toMatch(/oyo|Adé|Peachtree|404 555|GKQAM/)
  })
})

/** Starts a timer. @returns the idle milliseconds of this process since then; the time in which it was busy does not count */
function startWaiting(): () => number {
  const before = performance.eventLoopUtilization()
  return () => performance.eventLoopUtilization(before).idle
}

describe("while the database hangs", () => {
  test("a registration gets a message within ten seconds, keeps everything typed, and is accepted once the database is back", async () => {
    const browser = await openForm(app)
    await goToReview(browser)
    swallow()
    const waited = startWaiting()
    await browser.fill({ acceptTerms: true }).press("Submit Application")
    expect(waited()).toBeLessThan(10_000)
    expect(browser.response.status).toBe(503)
    for (const answer of Object.values(answers)) expect(browser.text).toContain(answer.replace(/\s+/g, " "))

    await mend()
    await waitUntil(async () => {
      await browser.press("Submit Application")
      expect(browser.path).toMatch(/^\/merchant-register\/submitted/)
    }, 1000)
    expect(await app.db.select().from(applications)).toHaveLength(1)
  })

  test("no page waits for the database twice", async () => {
    await showDirectory("live")
    swallow()
    const waited = startWaiting()
    for (const path of ["/merchant-directory?q=rice", "/blog", "/merchant-directory/kente"])
      expect((await app.fetch(path)).status, path).toBe(503)
    expect(waited()).toBeLessThan(10_000)
  })
})
