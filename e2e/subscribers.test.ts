import { readFileSync } from "node:fs"
import { beforeAll, describe, expect, test } from "vitest"
import { newsletterSubscribers, storySubmissions, townHallSubscribers } from "#app/lib/db/schema.ts"
import { parseCsv } from "#app/lib/text/formats/csv-test-reader.ts"
import { addStory } from "#app/stories/test-support.ts"
import { detail } from "#test/sample.ts"
import { addApplication, axe, hydrated, picture, signIn, until, useBrowser, useProduct } from "./harness.ts"

const product = useProduct()
const visitor = useBrowser(product)
const email = "bola.ade@example.org"

beforeAll(async () => {
  await product.database(async (db) => {
    const at = new Date("2026-05-01T12:00:00Z")
    const states = [
      { status: "pending" },
      { status: "confirmed", confirmedAt: at },
      { status: "unsubscribed", confirmedAt: at, unsubscribedAt: at },
    ] as const
    const addresses = [...Array.from({ length: 56 }, (_, index) => `reader.${index}@example.org`), email]
    await db.insert(newsletterSubscribers).values(
      addresses.map((address, index) => ({
        email: address,
        ...(states[address === email ? 1 : index % 3] ?? states[0]),
        topics:
          index % 2 ? ["news" as const] : ["news" as const, "town-halls" as const, "merchants" as const],
        consentForm: index % 2 ? ("page" as const) : ("footer" as const),
        consentVersion: "2026-11-21",
        requestedAt: at,
        confirmationMailedAt: at,
        confirmationTokenHash: `confirm ${address}`,
        manageTokenHash: `manage ${address}`,
      })),
    )
    const listener = { consentVersion: "2026-11-21", createdAt: at }
    await db.insert(townHallSubscribers).values([
      { ...listener, fullName: "Bólá Adé", email: "Bola.Ade@example.org", manageTokenHash: "1" },
      {
        ...listener,
        fullName: '=HYPERLINK("http://x.example")',
        email: "x@example.org",
        manageTokenHash: "2",
      },
    ])
    await addApplication(db, { businessName: "Bólá's Fabrics", email, ownerName: "Bólá Adé" }, "approved")
    await addStory(db, { email, name: "Bólá Adé", title: "My first customer with Guapcoin" })
  })
})

async function expectNoFault(page: Parameters<typeof axe>[0]): Promise<void> {
  const before = page.viewportSize()
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axe(page)).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}

describe("the lists of subscribers", () => {
  test("are filtered, searched while typing, paged, and downloaded as shown", async () => {
    const page = await visitor.newPage()
    await signIn(page)
    await page.goto("/admin/subscribers")
    await hydrated(page)
    await picture(page, "admin-subscribers")
    await expectNoFault(page)
    await page.getByRole("link", { name: "Next page" }).click()
    await page.waitForURL("**/admin/subscribers?after=*")
    await page.getByRole("link", { name: "Show everything about reader.0@example.org" }).waitFor()

    await page.getByRole("link", { name: /^Waiting for confirmation/ }).click()
    await page.waitForURL("**/admin/subscribers?status=pending")
    await page.getByRole("searchbox").pressSequentially("reader.1")
    await page.waitForURL("**/admin/subscribers?status=pending&q=reader.1")
    await until("three are found", async () => (await page.locator("tbody tr").count()) === 3)
    const waiting = page.waitForEvent("download")
    await page.getByRole("link", { name: "Download as CSV" }).click()
    const download = await waiting
    expect(download.suggestedFilename()).toMatch(/^guapcoin-newsletter-pending-\d{4}-\d\d-\d\d\.csv$/)
    const records = parseCsv(readFileSync(await download.path(), "utf8").replace(/^\uFEFF/, ""))
    expect(records.slice(1).map(([address]) => address)).toEqual(
      [12, 15, 18].map((index) => `reader.${index}@example.org`),
    )

    await page.getByRole("searchbox").fill("nobody")
    await page.getByText("No subscribers found.").waitFor()
    await picture(page, "admin-subscribers-empty")
    await page.getByRole("link", { name: "Town halls", exact: true }).click()
    await page.getByRole("heading", { level: 1, name: "Town hall subscribers" }).waitFor()
    await picture(page, "admin-subscribers-town-halls")
    await expectNoFault(page)
  })

  detail("say that they load on a slow network, and no row moves for it", async () => {
    const page = await visitor.newPage()
    await signIn(page)
    await page.goto("/admin/subscribers")
    await hydrated(page)
    let answer = () => {}
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route("**/admin/subscribers.data**", async (route) => {
      await mayAnswer
      await route.continue()
    })
    const topOfRows = async () => (await page.locator("tbody").boundingBox())?.y
    const before = await topOfRows()
    await page.getByRole("searchbox").fill("bola")
    await page.getByText("Loading subscribers...").waitFor()
    expect(await topOfRows()).toBe(before)
    answer()
    await until("one is found", async () => (await page.locator("tbody tr").count()) === 1)
  })

  detail("are walked with the keyboard", async () => {
    const page = await visitor.newPage()
    await signIn(page)
    await page.goto("/admin/subscribers/town-halls")
    await hydrated(page)
    await until("the second row has the focus", async () => {
      await page.keyboard.press("j")
      return page.evaluate(
        () => document.activeElement?.closest("[data-row]")?.textContent?.includes("Bola.Ade@") ?? false,
      )
    })
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { name: "Data about Bola.Ade@example.org" }).waitFor()
  })
})

describe("a person", () => {
  test("is looked up, copied, and erased after a confirmation", async () => {
    const page = await visitor.newPage()
    await signIn(page)
    await page.goto("/admin/person")
    await hydrated(page)
    await picture(page, "admin-person-empty")
    await page.getByLabel("Email address").fill(email.toUpperCase())
    await page.getByRole("button", { name: "Show", exact: true }).click()
    await page.getByRole("link", { name: /^Bólá's Fabrics/ }).waitFor()
    await picture(page, "admin-person")
    await expectNoFault(page)
    await page.getByRole("button", { name: "Search every text" }).click()
    await page.getByText("The address appears in these tables").waitFor()

    const waiting = page.waitForEvent("download")
    await page.getByRole("link", { name: "Download a copy" }).click()
    const copy = JSON.parse(readFileSync(await (await waiting).path(), "utf8"))
    expect(copy).toMatchObject({ stories: [{ title: "My first customer with Guapcoin" }], townHalls: [{}] })

    await page.getByRole("link", { name: "Erase everything" }).click()
    await page.getByRole("heading", { level: 1, name: /^Are you sure/ }).waitFor()
    await picture(page, "admin-person-erase")
    await expectNoFault(page)
    await page.getByRole("link", { name: "Cancel" }).click()
    await page.getByRole("link", { name: "Erase everything" }).click()
    await page.getByRole("button", { name: "Erase everything" }).click()
    await page.getByRole("main").getByText("The person's data is erased").waitFor()
    await page.getByText(/^This site keeps nothing about/).waitFor()
    await picture(page, "admin-person-erased")
    await expectNoFault(page)
    expect(await product.database((db) => db.select().from(storySubmissions))).toEqual([])
    expect((await page.request.get("/merchant-directory/bolas-fabrics")).status()).toBe(410)
  })

  detail("leaves one list, without JavaScript", async () => {
    const page = await visitor.newPage({ javaScript: false })
    await signIn(page)
    await page.goto("/admin/subscribers?q=reader.7%40")
    await page.getByRole("link", { name: "Erase reader.7@example.org" }).click()
    await picture(page, "admin-subscriber-erase")
    await page.getByRole("button", { name: "Erase this subscription only" }).click()
    await page.getByText("Subscription erased").first().waitFor()
    await page.goto("/admin/subscribers?q=reader.7%40")
    await page.getByText("No subscribers found.").waitFor()
  })
})

detail("a subscriber who is more than one is erased from the list with everything", async () => {
  const address = "many.parts@example.org"
  await product.database(async (db) => {
    const row = { fullName: "Many Parts", email: address, consentVersion: "1", createdAt: new Date() }
    await db.insert(townHallSubscribers).values({ ...row, manageTokenHash: "many" })
    await addStory(db, { email: address, title: "Many parts" })
  })
  const page = await visitor.newPage()
  await signIn(page)
  await page.goto("/admin/subscribers/town-halls")
  await page.getByRole("link", { name: `Erase ${address}` }).click()
  await page.getByRole("button", { name: "Erase everything about this person" }).waitFor()
  await picture(page, "admin-subscriber-erase-all")
  await expectNoFault(page)
  await page.getByRole("button", { name: "Erase everything about this person" }).click()
  await page.getByRole("main").getByText("The person's data is erased").waitFor()
  expect(await page.getByText(address).count()).toBe(0)
})
