import { readFileSync } from "node:fs"
import { eq } from "drizzle-orm"
import ICAL from "ical.js"
import type { Page } from "playwright-core"
import { describe, expect, onTestFinished, test } from "vitest"
import { addEvent } from "#app/events/test-support.ts"
import { events, townHallSubscribers } from "#app/lib/db/schema.ts"
import { firstSessionWords } from "#content/en/events.ts"
import { townHallsContent as words } from "#content/en/town-halls.ts"
import { firstSessions } from "#content/facts/first-sessions.ts"
import { detail, nightlyTest, sampleOf } from "#test/sample.ts"
import { axe, picture, until, useBrowser, useProduct } from "./harness.ts"

const product = useProduct()
const visitor = useBrowser(product)

const overview = { ...firstSessions[0], ...firstSessionWords["ecosystem-overview"] }
const daos = { ...firstSessions[1], ...firstSessionWords["understanding-daos"] }
const { duplicate } = words.form.toasts
const success = "You've been added to our notification list!"

const fullName = (page: Page) => page.getByLabel(words.form.fullName)
const email = (page: Page) => page.locator("#email")
const submit = (page: Page) => page.getByRole("button", { name: words.form.submit })
const toast = (page: Page) => page.locator("page-toast")
const error = (page: Page, field: string) => page.locator(`#${field}-error`)
const stored = (address: string) =>
  product.database(async (db) =>
    db.select().from(townHallSubscribers).where(eq(townHallSubscribers.email, address)),
  )

/** Opens the page in a browser with this time zone. */
async function openIn(zone: string, path = "/town-halls"): Promise<Page> {
  const page = await visitor.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setTimezoneOverride", { timezoneId: zone })
  await page.goto(path)
  return page
}

const card = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title })

describe("a fresh installation", () => {
  test("shows its two sessions as past ones, and announces no others", async () => {
    const page = await visitor.newPage()
    await page.goto("/town-halls")
    const titles = (id: string) => page.locator(`#${id} h3`).allTextContents()
    expect(await titles("past")).toEqual([daos.title, overview.title])
    expect(await titles("upcoming")).toEqual([])
    expect(await page.getByText(/webinar/i).count()).toBe(0)
    expect(await card(page, overview.title).getByText("May 16, 2025").count()).toBe(1)
  })

  nightlyTest.each([360, 1440])("passes axe on its pages with an open menu, at %i px", async (width) => {
    const page = await visitor.newPage({ width })
    // Past events have no menu on /events, and a new installation has no upcoming ones.
    const localDate = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
    const toCome = await product.database((db) => addEvent(db, { title: "A session to come", localDate }))
    onTestFinished(() =>
      product.database(async (db) => {
        await db.delete(events).where(eq(events.id, toCome.id))
      }),
    )
    for (const path of ["/town-halls", "/events", `/events/${overview.slug}`]) {
      await page.goto(path)
      await page.getByText("Add to Calendar").first().click()
      expect(await axe(page), path).toEqual([])
    }
  })
})

describe("the time of a session", () => {
  const clocks = [
    ["Africa/Lagos", /Sat, May 17, 12:00\sAM, your time/],
    ["Asia/Kolkata", /Sat, May 17, 4:30\sAM, your time/],
    ["America/Los_Angeles", /Fri, May 16, 4:00\sPM, your time/],
  ] as const
  test.each(sampleOf("a visitor's clock", clocks))(
    "is shown first, and larger, in the visitor's time zone, in %s",
    async (zone, text) => {
      const page = await openIn(zone)
      const own = card(page, overview.title).getByText(text)
      const there = card(page, overview.title).locator("time")
      await own.waitFor()
      expect(await there.innerText()).toContain("7:00 PM EST")
      const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
      expect(await own.evaluate(size)).toBeGreaterThan(await there.evaluate(size))
      const [above, below] = [await own.boundingBox(), await there.boundingBox()]
      expect(above && below && above.y + above.height <= below.y + 1).toBe(true)
    },
  )

  const days = [
    ["Africa/Lagos", "17"],
    ["America/Los_Angeles", "16"],
  ] as const
  test.each(sampleOf("a visitor's day", days))(
    "has the date of the visitor's time zone, in %s",
    async (zone, day) => {
      for (const path of ["/town-halls", "/events", `/events/${overview.slug}`]) {
        const page = await openIn(zone, path)
        const tile = page.locator('local-time[data-format="day"][data-at^="2025-05-16T23:00"]').first()
        await until(`the day in ${zone} on ${path}`, async () => (await tile.innerText()) === day)
      }
    },
  )

  detail("is the session's own, named and as large as a heading line, without script", async () => {
    const plain = await visitor.newPage({ javaScript: false })
    await plain.goto("/town-halls")
    const there = card(plain, overview.title).locator("time")
    expect(await there.innerText()).toMatch(/May 16, 2025.*7:00 PM EST/s)
    expect(await there.evaluate((element) => getComputedStyle(element).fontSize)).toBe("16px")
    expect(await plain.getByText("your time").count()).toBe(0)
    expect(await card(plain, overview.title).locator('[data-format="day"]').innerText()).toBe("16")
  })
})

describe.each([true, false])("Add to Calendar (script: %s)", (javaScript) => {
  test("opens Google and Outlook in a new tab, and downloads a file named after the session", async () => {
    const page = await visitor.newPage({ javaScript })
    await page.goto("/town-halls")
    const session = card(page, overview.title)
    await session.getByText("Add to Calendar").click()
    for (const [name, host] of [
      ["Google Calendar", "calendar.google.com"],
      ["Outlook", "outlook.live.com"],
    ] as const) {
      const link = session.getByRole("link", { name })
      expect(await link.getAttribute("target")).toBe("_blank")
      expect(new URL((await link.getAttribute("href")) ?? "").hostname).toBe(host)
    }
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      session.getByRole("link", { name: "Apple Calendar" }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${overview.slug}.ics`)
    const file = readFileSync(await download.path(), "utf8")
    const [entry] = ICAL.Component.fromString(file).getAllSubcomponents("vevent")
    expect(entry && new ICAL.Event(entry).startDate.toJSDate().toISOString()).toBe("2025-05-16T23:00:00.000Z")
  })

  detail("of another session closes the one that is open", async () => {
    const page = await visitor.newPage({ javaScript })
    await page.goto("/town-halls")
    await card(page, overview.title).getByText("Add to Calendar").click()
    await card(page, daos.title).getByText("Add to Calendar").click()
    expect(await page.locator("main :popover-open").count()).toBe(1)
  })
})

describe("with script, the form", () => {
  detail("says what is missing when it is sent, and looks again with every change", async () => {
    const page = await visitor.newPage()
    const posts: string[] = []
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url())
    })
    await page.goto("/town-halls")
    await fullName(page).fill("A")
    await fullName(page).fill("")
    expect(await error(page, "fullName").count()).toBe(0)
    await submit(page).click()
    expect(await error(page, "fullName").textContent()).toBe("Please enter your full name")
    expect(await error(page, "email").textContent()).toBe("Please enter a valid email address")
    expect(await fullName(page).evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await axe(page)).toEqual([])
    await picture(page, "state-town-halls-errors")

    await fullName(page).fill("A")
    expect(await error(page, "fullName").count()).toBe(1)
    await fullName(page).fill("Ad")
    expect(await error(page, "fullName").count()).toBe(0)
    await email(page).fill("ad@example")
    expect(await error(page, "email").count()).toBe(1)
    await email(page).fill("ad@example.org")
    expect(await error(page, "email").count()).toBe(0)
    expect(posts).toEqual([])
  })

  test("subscribes, confirms it in a toast and on the page, and reports a second attempt", async () => {
    visitor.expectProblem(/status of 409/)
    const page = await visitor.newPage()
    await page.goto("/town-halls")
    await fullName(page).fill("Ada Ade")
    await email(page).fill("ada@example.org")
    await submit(page).click()
    await toast(page).getByText(success).waitFor()
    expect(await toast(page).textContent()).toContain("ada@example.org")
    expect(await axe(page)).toEqual([])
    expect(await fullName(page).inputValue()).toBe("")
    expect(await stored("ada@example.org")).toHaveLength(1)
    await until("the toast is gone", async () => (await toast(page).count()) === 0)
    await page.getByText(success).waitFor()

    await fullName(page).fill("Ada Ade")
    await email(page).fill("ADA@example.org")
    await submit(page).click()
    await toast(page).getByText(duplicate.title).waitFor()
    await until("the toast is gone", async () => (await toast(page).count()) === 0)
    await page.getByText(duplicate.text).waitFor()
    expect(await axe(page)).toEqual([])
    await picture(page, "state-town-halls-duplicate")
  })
})

test("without script the form shows the same messages, and the mail's link unsubscribes", async () => {
  visitor.expectProblem(/status of 422/)
  const page = await visitor.newPage({ javaScript: false })
  await page.goto("/town-halls")
  await submit(page).click()
  expect(await error(page, "fullName").textContent()).toBe("Please enter your full name")
  expect(await error(page, "email").textContent()).toBe("Please enter a valid email address")
  await fullName(page).fill("Bola Ade")
  await email(page).fill("bola@example.org")
  await submit(page).click()
  await page.getByRole("main").getByText(success).waitFor()
  expect(await toast(page).getByText(success).isVisible()).toBe(false)

  const mail = (await product.mails()).find(({ to }) => to?.[0]?.address === "bola@example.org")
  const link = mail?.text?.match(/\/town-halls\/unsubscribe\/[\w-]+/)?.[0] ?? ""
  await page.goto(link)
  await page.getByRole("button", { name: words.unsubscribe.submit }).click()
  expect(await stored("bola@example.org")).toEqual([])
})
