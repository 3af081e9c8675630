import { and, eq, sql } from "drizzle-orm"
import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { auditLog, events } from "#app/lib/db/schema.ts"
import { adminEvents } from "#content/en/admin-events.ts"
import { axe, hydrated, picture, signIn, until, useBrowser, useProduct } from "#e2e/harness.ts"

const product = useProduct()
const visitor = useBrowser(product)

/** The flash message above the page. The history further down may contain the same text. */
const message = (page: Page, text: string) =>
  page.getByRole("main").getByRole("status").getByText(text, { exact: true })
const open = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(`^Open ${name} on`) })
const inAYear = new Date().getFullYear() + 1

/** Fills in the required fields of a new event. */
async function fillIn(page: Page, title: string, date: string): Promise<void> {
  await page.getByLabel("Title").fill(title)
  await page.getByLabel("Kind").selectOption({ label: "Town hall" })
  await page.getByLabel("Description").fill("Sample data: an evening about wallets and keys.")
  await page.getByLabel("Location").fill("Online")
  await page.getByLabel("Date", { exact: true }).fill(date)
  await page.getByLabel("Time", { exact: true }).fill("19:00")
}

const actionsOf = (title: string) =>
  product.database(async (db) => {
    const rows = await db
      .select({ action: auditLog.action })
      .from(auditLog)
      .innerJoin(
        events,
        and(eq(auditLog.subjectType, "event"), eq(auditLog.subjectId, sql`${events.id}::text`)),
      )
      .where(eq(events.title, title))
      .orderBy(auditLog.id)
    return rows.map(({ action }) => action)
  })

describe("an event in the back office", () => {
  test("is created, found, changed, cancelled, deleted and restored", async () => {
    visitor.expectProblem(/status of 422/)
    const page = await visitor.newPage()
    await signIn(page)
    await page.goto("/admin/events")
    await hydrated(page)
    await page.getByRole("link", { name: "New event" }).click()
    await page.getByRole("button", { name: "Create event" }).click()
    await page.getByRole("alert").waitFor()
    await picture(page, "admin-event-new-refused")
    await fillIn(page, "Evening of Keys", `${inAYear}-06-05`)
    expect(await axe(page)).toEqual([])
    await picture(page, "admin-event-new")
    await page.getByRole("button", { name: "Create event" }).click()
    await message(page, "Event created").waitFor()
    expect(await axe(page)).toEqual([])
    await picture(page, "admin-event")

    await page.getByLabel("Title").fill("Evening of Wallets")
    await page.getByRole("button", { name: "Save changes" }).click()
    await page.getByRole("heading", { level: 1, name: "Evening of Wallets" }).waitFor()

    await page.getByRole("link", { name: "Cancel event" }).click()
    await page.getByRole("button", { name: "Cancel event" }).waitFor()
    await picture(page, "admin-event-cancel")
    expect(await axe(page)).toEqual([])
    await page.getByRole("button", { name: "Cancel event" }).click()
    await message(page, "Event cancelled").waitFor()
    await page.getByRole("link", { name: "Put event back on" }).click()
    await page.getByRole("button", { name: "Put event back on" }).click()
    await message(page, "Event is back on").waitFor()

    await page.getByRole("link", { name: "Back to the events" }).click()
    await page.getByRole("searchbox").fill("wallets")
    await page.waitForURL("**/admin/events?q=wallets")
    await until("one is found", async () => (await open(page, ".*").count()) === 1)
    await page.getByRole("link", { name: /^Delete Evening of Wallets/ }).click()
    await page.getByRole("heading", { name: "Are you sure you want to delete this event?" }).waitFor()
    await picture(page, "admin-event-delete")
    await page.getByRole("button", { name: "Delete event" }).click()
    await message(page, "Event deleted successfully").waitFor()
    expect(await open(page, "Evening of Wallets").count()).toBe(0)
    expect(await axe(page)).toEqual([])
    await picture(page, "admin-events-deleted")
    await page.getByRole("button", { name: "Undo" }).click()
    await message(page, "Deletion undone").waitFor()
    expect(await actionsOf("Evening of Wallets")).toEqual([
      "event.created",
      "event.changed",
      "event.cancelled",
      "event.reinstated",
      "event.deleted",
      "event.restored",
    ])
  })

  test("repeated every week is moved together with the later ones", async () => {
    const page = await visitor.newPage()
    await signIn(page)
    await page.goto("/admin/events/new")
    await hydrated(page)
    await fillIn(page, "Weekly Circle", `${inAYear}-06-07`)
    await page.getByLabel("Repeat every week until").fill(`${inAYear}-06-28`)
    await page.getByRole("button", { name: "Create event" }).click()
    await message(page, "Events created").waitFor()
    await page.getByRole("link", { name: "Next event" }).click()
    await page.getByText("2 of 4").waitFor()
    await page.getByLabel("Date", { exact: true }).fill(`${inAYear}-06-15`)
    await page.getByLabel("This and all later ones (3 events)").check()
    await picture(page, "admin-event-series")
    await page.getByRole("button", { name: "Save changes" }).click()
    await message(page, "Events saved").waitFor()
    const days = await product.database((db) =>
      db.select({ day: events.localDate }).from(events).where(eq(events.title, "Weekly Circle")),
    )
    expect(days.map(({ day }) => day.slice(5)).toSorted()).toEqual(["06-07", "06-15", "06-22", "06-29"])
    await page.goto("/admin/events")
    await open(page, "Weekly Circle").first().waitFor()
    expect(await axe(page)).toEqual([])
    await picture(page, "admin-events")
  })

  test("that a colleague saved meanwhile is shown beside what was typed", async () => {
    visitor.expectProblem(/status of 409/)
    const first = await visitor.newPage()
    await signIn(first)
    await first.goto("/admin/events/new")
    await fillIn(first, "Contested Talk", `${inAYear}-07-03`)
    await first.getByRole("button", { name: "Create event" }).click()
    await message(first, "Event created").waitFor()
    const second = await visitor.newPage({ besides: first })
    await second.goto(first.url())
    await hydrated(second)
    await second.getByLabel("Description").fill("Typed at the same time.")
    await first.getByLabel("Location").fill("12 Auburn Avenue, Atlanta")
    await first.getByRole("button", { name: "Save changes" }).click()
    await message(first, "Event saved").waitFor()
    await second.getByRole("button", { name: "Save changes" }).click()
    await second.getByText("Someone else got there first").waitFor()
    expect(await second.getByLabel("Description").inputValue()).toBe("Typed at the same time.")
    expect(await second.getByRole("region", { name: "Current version" }).innerText()).toContain("12 Auburn")
    expect(await axe(second)).toEqual([])
    await picture(second, "admin-event-conflict")
    await second.getByRole("button", { name: "Save changes" }).click()
    await message(second, "Event saved").waitFor()
  })
})

test("the list shows a spinner while it loads, and says when nothing matches", async () => {
  const page = await visitor.newPage()
  await signIn(page)
  await page.goto("/admin/events")
  await hydrated(page)
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route("**/admin/events.data**", async (route) => {
    await mayAnswer
    await route.continue()
  })
  await page.getByRole("searchbox").fill("nothing has this name")
  await page.getByText(adminEvents.loading).waitFor()
  await picture(page, "admin-events-loading")
  answer()
  await page.getByText("No events match your search").waitFor()
  await picture(page, "admin-events-empty")
})

test("the keyboard shortcuts of the list move between rows, open one, and create a new one", async () => {
  const page = await visitor.newPage()
  await signIn(page)
  await page.goto("/admin/events")
  await hydrated(page)
  await until("a row has the focus", async () => {
    await page.keyboard.press("j")
    return page.evaluate(() => document.activeElement?.hasAttribute("data-open") ?? false)
  })
  await page.keyboard.press("Enter")
  await page.getByRole("button", { name: "Save changes" }).waitFor()
  // A page handles keys only a moment after it is drawn. A key that it handled is not pressed again while it acts.
  const leaveBy = (key: string, path: string) =>
    until(`${key} leads to ${path}`, async () => {
      await page.keyboard.press(key)
      return page
        .waitForURL((url) => url.pathname === path, { timeout: 3_000 })
        .then(
          () => true,
          () => false,
        )
    })
  await leaveBy("u", "/admin/events")
  await page.getByRole("link", { name: "New event" }).waitFor()
  await leaveBy("n", "/admin/events/new")
})
