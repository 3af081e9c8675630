import { eq } from "drizzle-orm"
import type { Locator, Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { listingEdits, listings, sessions } from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { openPathOf } from "#app/listings/owners/owner-links.server.ts"
import { adminListingEdits } from "#content/en/admin-listing-edits.ts"
import { flashMessages } from "#content/en/flash.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { listingPageContent } from "#content/en/listing-pages.ts"
import { mailContent } from "#content/en/mails.ts"
import { paymentKit } from "#content/en/payment-kit.ts"
import { detail, nightlyTest } from "#test/sample.ts"
import { addApplication, axe, picture, setStage, signIn, until, useBrowser, useProduct } from "./harness.ts"

const product = useProduct()
const visitor = useBrowser(product)
const email = "owner@shop.example"
const walletAddress = "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ"
const { ask, link, list, one, edit, more, withdraw } = listingOwners
let slug: string
let publicId: string

beforeAll(async () => {
  await setStage(product, "live")
  await product.database(async (db) => {
    const shop = { businessName: "Kente House", email, walletAddress }
    const added = await addApplication(db, { ...shop, showWallet: true }, "approved")
    await addApplication(
      db,
      { businessName: "Kente Annexe at the Long Market Street of Abeokuta", email },
      "approved",
    )
    slug = added.slug ?? ""
    const [row] = await db.select().from(listings).where(eq(listings.slug, slug))
    publicId = row?.publicId ?? ""
  })
})

const listing = () =>
  product.database(async (db) => {
    const [row] = await db.select().from(listings).where(eq(listings.publicId, publicId))
    if (!row) throw new Error("There is no listing")
    return row
  })
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Signs in with a mailed link. */
async function enter(page: Page): Promise<void> {
  const path = await product.database((db) => openPathOf(db, email, new Date()))
  await page.goto(path)
  await press(page, link.submit)
  await page.getByRole("heading", { level: 1, name: list.heading }).waitFor()
}

describe("the owner's pages", () => {
  test("work on a phone without script, from the shop's page to the change in the directory", async () => {
    const page = await visitor.newPage({ javaScript: false, width: 360, height: 740 })
    await page.goto(`/merchant-directory/${slug}`)
    await page.getByRole("link", { name: listingPageContent.isYours }).click()
    await page.locator("#email").fill(email)
    await press(page, ask.submit)
    await page.getByText(flashMessages["owner-link-asked"].title).first().waitFor()

    let path = ""
    await until("the link is mailed", async () => {
      const { subject } = listingOwners.mails.link
      const mail = (await product.mails()).findLast((mail) => mail.subject === subject)
      path = mail?.text?.match(/\/my-listings\/link\/[\w-]+/)?.[0] ?? ""
      return path !== ""
    })
    await page.goto(path)
    await press(page, link.submit)
    await press(page, format(list.confirmOf, { name: "Kente House" }))
    expect(await listing()).toMatchObject({ confirmedBy: "owner" })

    await page.getByRole("link", { name: "Open Kente House" }).click()
    await page.getByRole("link", { name: one.edit }).click()
    await page.locator("#description").fill("Cloth and thread, cut while you wait.")
    await page.locator("#businessName").fill("Kente Palace")
    await press(page, edit.submit)
    await page.getByText(flashMessages["listing-proposed"].title, { exact: true }).first().waitFor()
    await page.getByRole("link", { name: one.more }).click()
    await page.locator("#hoursMo").fill("9-13, 14:30-18")
    await page.locator("#hoursFr").fill("6pm to 2am")
    await page.locator("#landmark").fill("Behind the post office")
    await press(page, edit.submit)
    await page.getByRole("heading", { level: 1, name: "Kente House" }).waitFor()
    await page.goto(`/merchant-directory/${slug}`)
    for (const text of ["cut while you wait", "9:00 AM–1:00 PM, 2:30 PM–6:00 PM", "Behind the post office"])
      await page.getByText(text).first().waitFor()
    expect((await listing()).businessName).toBe("Kente House")
  })

  nightlyTest.each([360, 1440])("pass axe and fit, at %i px", async (width) => {
    visitor.expectProblem(/status of 4/)
    const page = await visitor.newPage({ width })
    const look = async (name: string) => {
      expect(await axe(page), name).toEqual([])
      expect(await overflow(page), name).toBeLessThanOrEqual(0)
      if (width === 360) await picture(page, `owner-${name}`)
    }
    await page.goto("/merchant-directory/owner")
    await look("ask")
    await press(page, ask.submit)
    await look("ask-refused")
    await page.goto(await product.database((db) => openPathOf(db, email, new Date())))
    await look("link")
    await enter(page)
    await look("list")
    const base = `/my-listings/${publicId}`
    await page.goto(base)
    await look("one")
    await page.goto(`${base}/edit`)
    await look("edit")
    await page.locator("#businessName").fill("")
    await press(page, edit.submit)
    await look("edit-refused")
    await page.goto(`${base}/more`)
    await look("more")
    await page.locator("#hoursTu").fill("mornings")
    await press(page, edit.submit)
    await page.getByText(more.errors.hours).first().waitFor()
    await look("more-refused")
    await page.goto(`${base}/withdraw`)
    await page.getByRole("button", { name: withdraw.submit }).waitFor()
    await look("withdraw")
    await page.goto(`/merchant-directory/${slug}`)
    await look("public")
  })

  test("have a review queue for staff, which passes axe and accepts a change", async () => {
    visitor.expectProblem(/status of 422/)
    const page = await visitor.newPage({ width: 360 })
    await signIn(page)
    await page.goto("/admin/listing-edits")
    await page.getByText("Kente Palace").waitFor()
    await page.getByText(adminListingEdits.refuse, { exact: true }).click()
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await picture(page, "owner-queue")
    await press(page, "Decline change: Kente House")
    await page.getByText(adminListingEdits.reasonMissing).first().waitFor()
    expect(await axe(page)).toEqual([])
    await press(page, "Approve the change: Kente House")
    await page.getByText(adminListingEdits.empty).waitFor()
    expect((await listing()).businessName).toBe("Kente Palace")
    expect(await product.database((db) => db.select().from(listingEdits))).toMatchObject([
      { status: "applied" },
    ])
  })

  detail("are left with a press", async () => {
    const page = await visitor.newPage({ javaScript: false, width: 360 })
    await enter(page)
    await press(page, list.signOut)
    await page.goto("/my-listings")
    expect(new URL(page.url()).pathname).toBe("/merchant-directory/owner")
    const left = await product.database((db) => db.select().from(sessions).where(eq(sessions.kind, "owner")))
    expect(left.every(({ ownerEmail }) => ownerEmail === email)).toBe(true)
  })

  test("take an owner from the approval mail to a printed poster in six taps, on the first day", async () => {
    const first = { businessName: "Adwoa's Beads", email: "adwoa@example.org", showWallet: true }
    await product.database((db) => addApplication(db, { ...first, walletAddress }, "approved"))
    await product.sendDecisions()
    const { subject } = mailContent.applicationApproved
    const mail = (await product.mails()).findLast(
      (mail) => mail.subject === subject && mail.text?.includes(first.businessName),
    )
    const path = mail?.text?.match(/\/my-listings\/link\/[\w-]+/)?.[0] ?? ""
    const page = await visitor.newPage({ width: 360, height: 740 })
    let taps = 1
    await page.goto(path)
    const tap = async (target: Locator) => {
      await target.click()
      taps++
    }
    await tap(page.getByRole("button", { name: link.submit }))
    await page.getByRole("heading", { level: 1, name: first.businessName }).waitFor()
    const steps = page.getByRole("region", { name: one.setup.heading }).getByRole("listitem")
    expect(await steps.count()).toBe(5)
    expect(await steps.filter({ hasText: one.setup.open }).count()).toBe(4)
    expect(await axe(page)).toEqual([])
    await picture(page, "owner-first-day")
    await tap(page.getByRole("link", { name: paymentKit.link }))
    await tap(page.getByRole("link", { name: paymentKit.print }).first())
    await page.getByRole("button", { name: paymentKit.print }).waitFor()
    // One more press prints.
    expect(taps + 1).toBeLessThanOrEqual(6)
    // Opening hours are entered once and copied to the other weekdays.
    await page.goto(`${new URL(page.url()).pathname.replace(/\/kit.*/, "")}/more`)
    await page.locator("#hoursMo").fill("9-18")
    await press(page, more.sameWeekdays)
    expect(await page.locator("#hoursFr").inputValue()).toBe("9-18")
    expect(await page.locator("#hoursSa").inputValue()).toBe("")
    await press(page, edit.submit)
    await page.getByRole("heading", { level: 1, name: first.businessName }).waitFor()
    expect(await steps.filter({ hasText: one.setup.done }).count()).toBe(1)
  })
})
