import { inArray } from "drizzle-orm"
import type { Locator, Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { applications } from "#app/lib/db/schema.ts"
import { addApplication, hydrated, picture, signIn, until, useBrowser, useProduct } from "#e2e/harness.ts"

const product = useProduct()
const visitor = useBrowser(product)
const names = Array.from({ length: 24 }, (_, index) => `Triage shop ${String(index + 1).padStart(2, "0")}`)
const ids: number[] = []

beforeAll(async () => {
  await product.database(async (db) => {
    for (const [index, businessName] of names.entries()) {
      // Two of the applications share a phone number, and one has a name that takes two lines.
      const phone = index < 2 ? "+234 803 555 0123" : `+234 803 555 1${String(index).padStart(3, "0")}`
      const long = index === 3 ? " and everything for weddings, birthdays and market days" : ""
      const email = `shop${index}@example.org`
      ids.push((await addApplication(db, { businessName: businessName + long, email, phone })).id)
    }
  })
})

const statuses = () =>
  product.database(async (db) => {
    const rows = await db.select().from(applications).where(inArray(applications.id, ids))
    return new Map(rows.map(({ id, status }) => [id, status]))
  })
const heading = (page: Page) => page.getByRole("heading", { level: 1 })
const placeOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  return box && { x: Math.round(box.x), y: Math.round(box.y) }
}
const approveButton = (page: Page) => page.getByRole("button", { name: "Approve", exact: true })
const message = (page: Page, text: string) => page.getByRole("main").getByText(text, { exact: true }).first()

describe("deciding applications one after the other", () => {
  test("nothing moves: the buttons stay in position from one application to the next, with or without a message", async () => {
    const page = await visitor.newPage({ width: 1440 })
    await signIn(page)
    await page.goto(`/admin/merchants/${ids[0]}`)
    await hydrated(page)
    await page.getByText("The same phone number as").waitFor()
    await picture(page, "triage-wide")
    const reject = page.locator("summary[data-shortcut=r]")
    const before = [await placeOf(approveButton(page)), await placeOf(reject)]
    const queue = page.getByRole("navigation", { name: "Pending Review" })
    const top = await placeOf(queue)
    for (const name of names.slice(1, 4)) {
      await approveButton(page).click()
      await message(page, "Merchant approved successfully").waitFor()
      await until("the next one is shown", async () => (await heading(page).innerText()).startsWith(name))
      expect([await placeOf(approveButton(page)), await placeOf(reject)]).toEqual(before)
      expect(await placeOf(queue)).toEqual(top)
    }
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(names[3])
    await picture(page, "triage-next")
  })

  test("a double click decides once, and Undo brings the application back", async () => {
    const page = await visitor.newPage({ width: 1440 })
    await signIn(page)
    await page.goto(`/admin/merchants/${ids[3]}`)
    await hydrated(page)
    await approveButton(page).dblclick()
    await until("the next one is shown", async () => (await heading(page).innerText()) === names[4])
    expect((await statuses()).get(ids[4] ?? 0)).toBe("pending")
    await page.getByRole("main").getByRole("button", { name: "Undo" }).click()
    await until("it is back", async () => (await heading(page).innerText()).startsWith(names[3] ?? ""))
    await message(page, "Decision undone").waitFor()
    expect((await statuses()).get(ids[3] ?? 0)).toBe("pending")
  })

  test("three quick presses of one key decide once without an error, in the list and on the application's page", async () => {
    const page = await visitor.newPage({ width: 1440 })
    await signIn(page)
    const faster = page.getByText("Someone else got there first")
    const pressThrice = () =>
      page.evaluate(() => {
        for (let time = 0; time < 3; time++)
          document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }))
      })
    const approvedIds = async () =>
      [...(await statuses()).entries()].flatMap(([id, status]) => (status === "approved" ? id : []))
    const earlier = await approvedIds()
    await page.goto("/admin/merchants?status=pending")
    await hydrated(page)
    await until("the first row has the focus", async () => {
      await page.keyboard.press("j")
      return page.evaluate(() => document.activeElement?.textContent?.startsWith("Triage shop") ?? false)
    })
    const [first] = await page.evaluate(() => [document.activeElement?.textContent ?? ""])
    await pressThrice()
    await message(page, "Merchant approved successfully").waitFor()
    expect(await faster.count()).toBe(0)
    const approved = async () => (await approvedIds()).filter((one) => !earlier.includes(one))
    const [id = 0] = await approved()
    expect([await approved(), names[ids.indexOf(id)]?.slice(0, 14)]).toEqual([[id], first?.slice(0, 14)])
    await page.getByRole("main").getByRole("button", { name: "Undo", exact: true }).first().click()
    await message(page, "Decision undone").waitFor()

    await page.goto(`/admin/merchants/${id}`)
    await hydrated(page)
    await until("the screen listens", async () => {
      await pressThrice()
      return (await approved()).length > 0
    })
    await message(page, "Merchant approved successfully").waitFor()
    expect([await faster.count(), await approved()]).toEqual([0, [id]])
    await page.getByRole("main").getByRole("button", { name: "Undo" }).click()
    await message(page, "Decision undone").waitFor()
  })

  test("twenty applications can be decided by keyboard only", async () => {
    const page = await visitor.newPage({ width: 1440 })
    await signIn(page)
    await page.goto("/admin/merchants?status=pending")
    await hydrated(page)
    await page.getByRole("link", { name: "Decide one by one" }).focus()
    let keys = 1
    await page.keyboard.press("Enter")
    await until("the oldest is shown", async () =>
      (await heading(page).innerText()).startsWith(names[3] ?? ""),
    )
    const began = performance.now()
    const press = async (key: string) => {
      keys++
      await page.keyboard.press(key)
    }
    for (let index = 3; index < 23; index++) {
      const next = names[index + 1] ?? ""
      if (index % 4 === 3) {
        await press("r")
        await until("the reason has the focus", () =>
          page.evaluate(() => document.activeElement?.getAttribute("name") === "reason"),
        )
        // Back to the second template, and on to the button.
        await press("Shift+Tab")
        await press("ArrowDown")
        await press("Tab")
        expect(await page.getByLabel("Reason").inputValue()).not.toBe("")
        await press("Tab")
        await press("Enter")
      } else await press("a")
      await until(`${next} is shown`, async () => (await heading(page).innerText()) === next)
    }
    const seconds = (performance.now() - began) / 1000
    process.stdout.write(`20 applications decided by keyboard: ${keys} keys, ${seconds.toFixed(1)} s\n`)
    const decided = [...(await statuses()).entries()].filter(
      ([id]) => ids.indexOf(id) >= 3 && ids.indexOf(id) < 23,
    )
    expect(decided.filter(([, status]) => status === "approved")).toHaveLength(15)
    expect(decided.filter(([, status]) => status === "rejected")).toHaveLength(5)
    expect(keys).toBe(1 + 15 + 5 * 6)
  })

  test("asking by keyboard shows the next application, and nothing moves while the question is written", async () => {
    const shops = ["Ask A", "Ask B"]
    const [first] = await product.database(async (db) => [
      await addApplication(db, { businessName: shops[0] ?? "", email: "ask0@example.org" }),
      await addApplication(db, { businessName: shops[1] ?? "", email: "ask1@example.org" }),
    ])
    const page = await visitor.newPage({ width: 1440 })
    await signIn(page)
    await page.goto(`/admin/merchants/${first?.id}`)
    await hydrated(page)
    const places = () => Promise.all([placeOf(approveButton(page)), placeOf(heading(page))])
    const before = await places()
    await page.keyboard.press("q")
    await until("the question has the focus", () =>
      page.evaluate(() => document.activeElement?.getAttribute("name") === "question"),
    )
    expect(await places()).toEqual(before)
    await picture(page, "triage-question")
    await page.keyboard.type("a q r: which street is it?")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await message(page, "Applicant asked").waitFor()
    await until("the next one is shown", async () => (await heading(page).innerText()) === shops[1])
    expect(await placeOf(approveButton(page))).toEqual(before[0])
    await page.getByRole("main").getByRole("button", { name: "Undo" }).click()
    await until("it is back", async () => (await heading(page).innerText()) === shops[0])
    await message(page, "Decision undone").waitFor()
  })

  test("the shortcuts are off in a field, and when they are turned off", async () => {
    const page = await visitor.newPage({ width: 1440 })
    await signIn(page)
    await page.goto(`/admin/merchants/${ids[23]}`)
    await hydrated(page)
    await page.getByLabel("New note").focus()
    await page.keyboard.type("a r u j k")
    expect([new URL(page.url()).pathname, (await statuses()).get(ids[23] ?? 0)]).toEqual([
      `/admin/merchants/${ids[23]}`,
      "pending",
    ])
    await page.getByLabel("Single-key shortcuts").uncheck()
    await heading(page).click()
    await page.keyboard.press("a")
    await page.keyboard.press("u")
    await page.reload()
    await hydrated(page)
    expect(await page.getByLabel("Single-key shortcuts").isChecked()).toBe(false)
    await page.keyboard.press("a")
    expect((await statuses()).get(ids[23] ?? 0)).toBe("pending")
  })
})

test("selecting all omits rows with a warning, Shift selects a range, and the button shows the count", async () => {
  await product.database(async (db) => {
    for (const [index, warned] of [false, false, true, false, false].entries()) {
      const number = `${warned ? 7 : index}`
      await addApplication(db, {
        ...{ businessName: `Range shop ${index}`, email: `range${index}@example.org` },
        ...{ phone: `+234 803 777 000${number}`, address: `${index} Range Road`, walletAddress: "" },
      })
    }
    await addApplication(db, {
      ...{ businessName: "Another one", email: "range9@example.org", walletAddress: "" },
      ...{ phone: "+234 803 777 0007", address: "9 Range Road" },
    })
  })
  const page = await visitor.newPage({ width: 1440 })
  await signIn(page)
  await page.goto("/admin/merchants?q=Range+shop&sort=oldest")
  await hydrated(page)
  const approve = (count: number) => page.getByRole("button", { name: `Approve ${count}`, exact: true })
  await page.getByLabel("Select all on this page").check()
  await approve(4).waitFor()
  await page.getByText("1 with a warning is not selected.").waitFor()
  await picture(page, "admin-selection-with-warning")
  expect(await page.getByLabel("Select Range shop 2").isChecked()).toBe(false)
  await page.getByLabel("Select all on this page").uncheck()
  await page.getByText("None selected").waitFor()

  await page.getByLabel("Select Range shop 1").check()
  await page.getByLabel("Select Range shop 4").click({ modifiers: ["Shift"] })
  await approve(3).waitFor()
  await page.getByLabel("Select Range shop 2").check()
  await approve(4).waitFor()
  await page.getByLabel("Select Range shop 3").click({ modifiers: ["Shift"] })
  await approve(2).waitFor()

  // After Cancel, the rows are still selected.
  await page.getByRole("button", { name: "Reject 2", exact: true }).click()
  await page.waitForURL("**/admin/merchants/reject?**")
  await page.getByRole("link", { name: "Cancel" }).click()
  await page.waitForURL("**/admin/merchants?**ticked=**")
  await approve(2).waitFor()
})

test("on a phone the list comes first, then the application with a link back", async () => {
  const page = await visitor.newPage({ width: 360 })
  await signIn(page)
  await page.goto("/admin/merchants?status=pending")
  await hydrated(page)
  await picture(page, "triage-list-360")
  await page
    .getByRole("link", { name: /^Open the application of/ })
    .first()
    .click()
  await approveButton(page).waitFor()
  await picture(page, "triage-360")
  expect(await page.getByRole("navigation", { name: "Pending Review" }).isVisible()).toBe(false)
  await page.getByRole("link", { name: "Back to the requests" }).click()
  await page.waitForURL("**/admin/merchants?status=pending")
})

describe("in the list", () => {
  test.each([1440, 360])("no row moves when one is decided, %i pixels wide", async (width) => {
    const shops = [`Still A ${width}`, `Still B ${width}`, `Still C ${width}`]
    await product.database(async (db) => {
      for (const [index, businessName] of shops.entries())
        await addApplication(db, { businessName, email: `still${width}${index}@example.org` })
    })
    const page = await visitor.newPage({ width })
    await signIn(page)
    await page.goto(`/admin/merchants?status=pending&q=${width}`)
    await hydrated(page)
    const rows = () =>
      Promise.all(
        shops.map((name) => placeOf(page.getByRole("link", { name: `Open the application of ${name}` }))),
      )
    const button = page.getByRole("button", { name: `Approve ${shops[0]}` })
    // Scrolls to the button if needed.
    await button.hover()
    const before = await rows()
    const pressed = await button.boundingBox()
    await button.click()
    await message(page, "Merchant approved successfully").waitFor()
    await page.getByRole("button", { name: `Undo the decision on ${shops[0]}` }).waitFor()
    expect(await rows()).toEqual(before)
    const under = await page.evaluate(
      ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest("button")?.getAttribute("aria-label"),
      [(pressed?.x ?? 0) + 5, (pressed?.y ?? 0) + 5],
    )
    expect(under ?? "").not.toMatch(/^Approve/)
    await picture(page, `triage-list-decided-${width}`)
  })
})
