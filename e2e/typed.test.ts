import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { events, listings, sessions } from "#app/lib/db/schema.ts"
import { addStory } from "#app/stories/test-support.ts"
import { typedWords } from "#content/en/typed.ts"
import {
  addApplication,
  admin,
  axe,
  hydrated,
  picture,
  signIn,
  until,
  useBrowser,
  useProduct,
} from "./harness.ts"

const product = useProduct()
const visitor = useBrowser(product)

const offer = (page: Page) => page.getByRole("region", { name: typedWords.title })

async function openAsStaff(path: string): Promise<Page> {
  const page = await visitor.newPage({ width: 1440, height: 900 })
  await signIn(page)
  await page.goto(path)
  await hydrated(page)
  return page
}

async function signInAgain(page: Page): Promise<void> {
  await page.waitForURL("**/admin/login?next=**")
  await page.getByText(typedWords.safe).waitFor()
  await page.getByLabel("Email").fill(admin.email)
  await page.getByLabel("Password").fill(admin.password)
  await page.getByRole("button", { name: "Log In" }).click()
}

/** Simulates an expired session: the browser does not know yet. */
const endSessions = () => product.database((db) => db.delete(sessions))

const listingId = () =>
  product.database(async (db) => {
    const { slug } = await addApplication(db, { businessName: "Kente House" }, "approved")
    const [listing] = await db
      .select()
      .from(listings)
      .where(eq(listings.slug, slug ?? ""))
    return listing?.id ?? 0
  })
const eventId = () => product.database(async (db) => (await db.select().from(events).limit(1))[0]?.id ?? 0)

const forms: [name: string, path: () => Promise<string>, field: string, text: string][] = [
  ["a listing", async () => `/admin/listings/${await listingId()}`, "description", "Cloth, by the yard."],
  ["a new listing", async () => "/admin/listings/new", "businessName", "Bead House"],
  ["an event", async () => `/admin/events/${await eventId()}`, "title", "A meeting of weavers"],
  ["a new event", async () => "/admin/events/new", "title", "A day of beads"],
  ["the announcement", async () => "/admin/settings/news", "text", "We move on Friday."],
]

describe("text typed before the session ended is offered again", () => {
  test.each(forms)("in the form of %s", async (_, pathOf, name, text) => {
    const path = await pathOf()
    const page = await openAsStaff(path)
    const field = page.locator(`#main form [name="${name}"]:not([type=hidden])`).first()
    const before = await field.inputValue()
    await field.fill(text)
    await endSessions()
    await field.evaluate((control: HTMLInputElement) => control.form?.requestSubmit())
    await signInAgain(page)
    await page.waitForURL(`**${path}`)
    await offer(page).getByText(text).waitFor()
    expect(await field.inputValue(), "nothing is filled in by itself").toBe(before)
    if (name === "description") {
      await picture(page, "typed-offer")
      expect(await axe(page)).toEqual([])
    }
    await offer(page).getByRole("button", { name: typedWords.use }).click()
    expect(await field.inputValue()).toBe(text)
    expect(await offer(page).count()).toBe(0)
  })
})

test("unsaved changes of a story are restored after sign-in, as the sign-in page says", async () => {
  const id = await product.database((db) => addStory(db, { title: "A market day" }))
  const page = await openAsStaff(`/admin/submissions/${id}/edit`)
  const title = page.locator('#main form [name="title"]')
  await title.fill("A market day in Accra")
  await endSessions()
  await title.evaluate((control: HTMLInputElement) => control.form?.requestSubmit())
  await signInAgain(page)
  await page.waitForURL(`**/admin/submissions/${id}/edit`)
  await hydrated(page)
  await until("the text is there", async () => (await title.inputValue()) === "A market day in Accra")
})

describe("typed text", () => {
  test("is not offered again once saved or discarded", async () => {
    const path = `/admin/listings/${await listingId()}`
    const page = await openAsStaff(path)
    const field = page.locator('#main form [name="description"]')
    await field.fill("Saved, and known.")
    await page.getByRole("button", { name: "Save changes" }).click()
    await page.getByText("Listing saved").first().waitFor()
    await page.goto(path)
    await hydrated(page)
    expect(await offer(page).count()).toBe(0)

    await field.fill("Left behind.")
    await until("it is kept", () =>
      page.evaluate(() => Object.values(sessionStorage).some((copy) => copy.includes("Left behind."))),
    )
    await page.goto(path)
    await offer(page).getByText("Left behind.").waitFor()
    await offer(page).getByRole("button", { name: typedWords.drop }).click()
    expect(await field.inputValue()).toBe("Saved, and known.")
    await page.goto(path)
    await hydrated(page)
    expect(await offer(page).count()).toBe(0)
  })

  test("is deleted when the user signs out", async () => {
    const page = await openAsStaff("/admin/listings/new")
    await page.locator('#main form [name="businessName"]').fill("For my eyes")
    await until("it is kept", () => page.evaluate(() => sessionStorage.length > 0))
    await page.getByRole("button", { name: "Logout" }).first().click()
    await page.waitForURL("**/admin/login**")
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("For my eyes")
    expect(await page.getByText(typedWords.safe).count()).toBe(0)
  })
})
