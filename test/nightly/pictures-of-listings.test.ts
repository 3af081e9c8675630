import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { listings } from "#app/lib/db/schema.ts"
import { jpeg } from "#app/lib/images/test-pictures.ts"
import { format } from "#app/lib/text/format.ts"
import { openPathOf } from "#app/listings/owners/owner-links.server.ts"
import { adminListingPictures } from "#content/en/admin-listing-pictures.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { listingPictures as words } from "#content/en/listing-pictures.ts"
import { addApplication, axe, picture, setStage, signIn, useBrowser, useProduct } from "#e2e/harness.ts"

const product = useProduct()
const visitor = useBrowser(product)
const email = "owner@shop.example"
const slug = "kente-house"
const { queue } = adminListingPictures

beforeAll(async () => {
  await setStage(product, "live")
  await product.database(async (db) => {
    await addApplication(db, { businessName: "Kente House", email }, "approved")
    await addApplication(db, { businessName: "Bissap Bar", email: "other@shop.example" }, "approved")
  })
})

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
const listingOf = (name: string) =>
  product.database(async (db) => {
    const [row] = await db.select().from(listings).where(eq(listings.businessName, name))
    if (!row) throw new Error(`There is no ${name}`)
    return row
  })

/** Expects no axe finding and no overflow at both widths, and takes a screenshot if requested. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await axe(page), `${name} at ${width}`).toEqual([])
    expect(await overflow(page), `${name} at ${width}`).toBeLessThanOrEqual(0)
  }
  await picture(page, `listing-pictures-${name}`)
}

/** Fills in the form that adds a picture, and sends it. */
async function send(
  page: Page,
  file: { width: number; height: number } | undefined,
  alt: string,
): Promise<void> {
  if (file) {
    const buffer = await jpeg(file.width, file.height)
    await page.locator("#image").setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer })
  }
  await page.locator("#alt").fill(alt)
  await page.locator("#consent").check()
  await press(page, words.add.submit)
}
/** The label of a button for one picture; each picture has one of each. */
const answerOf = (label: string) => new RegExp(`^${format(label, { name: "Kente House", alt: "" })}`)
const wide = { width: 900, height: 600 }
const upright = { width: 600, height: 900 }

describe("the pictures of a listing", () => {
  test("go from their owner through the staff to the page, and pass axe in every state", async () => {
    visitor.expectProblem(/status of 422/)
    const page = await visitor.newPage()
    await page.goto(await product.database((db) => openPathOf(db, email, new Date())))
    await press(page, listingOwners.link.submit)
    const { publicId } = await listingOf("Kente House")
    await page.goto(`/my-listings/${publicId}`)
    await page.getByRole("link", { name: words.link, exact: true }).click()
    await look(page, "owner-none")

    await send(page, undefined, "A door")
    await page.locator("#image-error").waitFor()
    await look(page, "owner-error")
    const shots = [wide, upright, { ...wide, width: 901 }, { ...upright, width: 601 }]
    for (const [index, file] of shots.entries()) {
      await send(page, file, `Picture number ${index + 1} of the shop`)
      await page.getByText(words.flash.waits.title).first().waitFor()
      if (index === 0) await look(page, "owner-one-waits")
    }
    await page.getByText(format(words.add.full, { most: 4 })).waitFor()
    await look(page, "owner-four-wait")

    const staff = await visitor.newPage()
    await signIn(staff)
    // Another listing gets the same picture.
    const { id } = await listingOf("Bissap Bar")
    await staff.goto(`/admin/listings/${id}/pictures`)
    await send(staff, wide, "Our own front")
    await staff.getByText(words.flash.shown.title).first().waitFor()
    await look(staff, "staff-one")
    await staff.goto("/admin/listing-edits")
    await staff.getByText(queue.sameTitle).waitFor()
    await look(staff, "queue")

    const merchant = await visitor.newPage({ width: 360 })
    const shown = () => merchant.locator("article picture img")
    for (const count of [1, 2, 3]) {
      await staff
        .getByRole("button", { name: answerOf(queue.publishOf) })
        .first()
        .click()
      await staff.getByText(adminListingPictures.flash.public.title).first().waitFor()
      await staff.goto("/admin/listing-edits")
      await merchant.goto(`/merchant-directory/${slug}`)
      expect(await shown().count()).toBe(count)
      await look(merchant, `page-${count}`)
    }
    await staff.getByText(queue.refuse, { exact: true }).click()
    await staff.getByRole("button", { name: answerOf(queue.refuseOf) }).click()
    await staff.getByText(queue.reasonMissing).first().waitFor()
    await look(staff, "queue-refused")
    await staff.getByRole("textbox").fill("A child can be recognised on it.")
    await staff.getByRole("button", { name: answerOf(queue.refuseOf) }).click()
    await staff.getByText(queue.empty).waitFor()

    await page.reload()
    await page.getByText("A child can be recognised on it.").waitFor()
    await press(page, format(words.list.earlierOf, { place: 2 }))
    await page.getByText(words.flash.saved.title).first().waitFor()
    await look(page, "owner-refused")
    await send(page, { ...wide, width: 905 }, "The counter")
    await staff.goto("/admin/listing-edits")
    await staff.getByRole("button", { name: answerOf(queue.publishOf) }).click()
    await staff.getByText(adminListingPictures.flash.public.title).first().waitFor()
    await merchant.goto(`/merchant-directory/${slug}`)
    await look(merchant, "page-4")
    expect(await shown().evaluateAll((all) => all.map((one) => (one as HTMLImageElement).alt))).toEqual([
      "Picture number 2 of the shop",
      "Picture number 1 of the shop",
      "Picture number 3 of the shop",
      "The counter",
    ])
  })

  test("cause no layout shift, and load only when they come near", async () => {
    const page = await visitor.newPage({ width: 360, height: 640 })
    const asked: string[] = []
    const come = Promise.withResolvers<void>()
    await page.route("**/images/**", async (route) => {
      asked.push(route.request().url())
      await come.promise
      await route.continue()
    })
    await page.goto(`/merchant-directory/${slug}`)
    const images = page.locator("article picture img")
    const frames = () =>
      images.evaluateAll((all) =>
        all.map((one) => [one.clientWidth, one.clientHeight, (one as HTMLElement).offsetTop]),
      )
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const before = await frames()
    expect(
      await images.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth === 0)),
    ).toBe(true)
    come.resolve()
    await images.last().scrollIntoViewIfNeeded()
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>("article picture img")].every(
        (one) => one.naturalWidth > 0,
      ),
    )
    expect(await frames()).toEqual(before)
    // The smallest file that is sharp enough, in the format with the smallest files.
    for (const url of asked) expect(url).toMatch(/-(400|600|601)\.webp$/)
    expect(new Set(asked).size).toBe(4)
  })
})
