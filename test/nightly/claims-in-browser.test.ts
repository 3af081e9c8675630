import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { listingClaims as claimsTable, listings } from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { openPathOf } from "#app/listings/owners/owner-links.server.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { flashMessages } from "#content/en/flash.ts"
import { listingClaims } from "#content/en/listing-claims.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import {
  addApplication,
  axe,
  picture,
  setStage,
  signIn,
  until,
  useBrowser,
  useProduct,
} from "#e2e/harness.ts"
import { sampleOf } from "#test/sample.ts"

const product = useProduct()
const visitor = useBrowser(product)
const owner = "owner@shop.example"
const buyer = "buyer@new.example"
const { form, page: words, holder, links, staff, mailbox } = listingClaims
let listing: typeof listings.$inferSelect

beforeAll(async () => {
  await setStage(product, "live")
  await product.database(async (db) => {
    const shop = { businessName: "Kente House", email: owner, website: "https://kente.example" }
    const wallet = { walletAddress: "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ", showWallet: true }
    const { slug } = await addApplication(db, { ...shop, ...wallet }, "approved")
    const [row] = await db
      .select()
      .from(listings)
      .where(eq(listings.slug, slug ?? ""))
    if (!row) throw new Error("There is no listing")
    listing = row
  })
})

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()
/** Expects that the page passes axe and fits the window. */
async function look(page: Page, name: string): Promise<void> {
  expect(await axe(page), name).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, name).toBeLessThanOrEqual(0)
  await picture(page, `claim-${name}`)
}

async function mailed(pattern: RegExp): Promise<string> {
  let path = ""
  await until("the link is mailed", async () => {
    const texts = (await product.mails()).map(({ text }) => text ?? "")
    path = texts.findLast((text) => pattern.test(text))?.match(pattern)?.[0] ?? ""
    return path !== ""
  })
  return path
}

async function enter(page: Page): Promise<void> {
  await page.goto(await product.database((db) => openPathOf(db, owner, new Date())))
  await press(page, listingOwners.link.submit)
  await page.goto(`/my-listings/${listing.publicId}`)
}

describe("a claim on a listing", () => {
  test("goes from the listing's page to the staff on a phone; each step passes axe and fits", async () => {
    visitor.expectProblem(/status of 4/)
    const page = await visitor.newPage({ width: 360, height: 740 })
    await page.goto(`/merchant-directory/${listing.slug}`)
    await page.getByRole("link", { name: links.listing }).click()
    await look(page, "form")
    await press(page, form.submit)
    await page.getByText(form.required.situation).first().waitFor()
    await look(page, "form-refused")
    await page.locator("#situation").selectOption("bought")
    await page.locator("#email").fill(buyer)
    await page.locator("#note").fill("I took the shop over in March. Ask for me after nine.")
    await press(page, form.submit)
    await page.getByText(flashMessages["listing-claim-asked"].title).first().waitFor()

    const claim = await mailed(/\/listing-claims\/\d[\w-]+/)
    await page.goto(claim)
    await look(page, "unconfirmed")
    await press(page, words.confirm.submit)
    await page.getByText(words.flash.open.title).first().waitFor()
    await press(page, words.ready)
    await look(page, "open")
    await page.goto(await mailed(/\/listing-claims\/holder\/[\w-]+/))
    await look(page, "holder")
    await press(page, holder.object)
    await page.getByText(holder.done.object.title).first().waitFor()
    await look(page, "objected")
    expect(await product.database((db) => db.select().from(claimsTable))).toMatchObject([{ status: "open" }])
  })

  test.each(sampleOf("claims", [360, 1440]))(
    "is decided in a queue that passes axe and fits, at %i px",
    async (width) => {
      visitor.expectProblem(/status of 422/)
      const page = await visitor.newPage({ width })
      await signIn(page)
      await page.goto("/admin/listing-claims")
      await page.getByText(staff.objected).first().waitFor()
      await look(page, `queue-${width}`)
      await page.getByText(staff.refuse, { exact: true }).click()
      await press(page, format(staff.refuseOf, { name: "Kente House", email: buyer }))
      await page.getByText(staff.errors.reason).first().waitFor()
      await page.getByText(staff.tried, { exact: true }).click()
      await look(page, `queue-refused-${width}`)
    },
  )
})

test("the owner's page offers to remove the payment address first, and says what is frozen", async () => {
  const page = await visitor.newPage({ width: 360, height: 740 })
  await enter(page)
  await look(page, "owner-frozen")
  const top = async (name: string) =>
    (await page.getByRole("button", { name, exact: true }).boundingBox())?.y ?? Number.NaN
  expect(await top(listingOwners.one.addressRemove)).toBeLessThan(await top(listingOwners.one.confirm))
  await product.database((db) => db.delete(claimsTable))
  await page.reload()
  await page.getByRole("link", { name: listingOwners.one.addressSet }).click()
  await look(page, "payment")
  await page.goBack()
  await page.getByRole("link", { name: listingClaims.owner.mailboxLink }).click()
  await page
    .getByRole("heading", { level: 1, name: format(mailbox.heading, { name: "Kente House" }) })
    .waitFor()
  await look(page, "mailbox")
})

test("the staff's page of a listing offers it before the long form on a phone, and beside the form on a desktop", async () => {
  for (const [width, most] of [
    [360, 900],
    [1440, 500],
  ] as const) {
    const page = await visitor.newPage({ width })
    await signIn(page)
    await page.goto(`/admin/listings/${listing.id}`)
    const remove = page.getByRole("button", { name: adminListings.detail.removeWallet })
    const { y = 9999 } = (await remove.boundingBox()) ?? {}
    expect(y, String(width)).toBeLessThan(most)
    await look(page, `staff-listing-${width}`)
  }
})
