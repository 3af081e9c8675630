import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { listings } from "#app/lib/db/schema.ts"
import { openPathOf } from "#app/listings/owners/owner-links.server.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { paymentKit as words } from "#content/en/payment-kit.ts"
import { addApplication, axe, picture, setStage, useBrowser, useProduct } from "#e2e/harness.ts"
import { sampleOf } from "#test/sample.ts"

const product = useProduct()
const visitor = useBrowser(product)
const email = "owner@shop.example"
let kit: string

beforeAll(async () => {
  await setStage(product, "live")
  await product.database(async (db) => {
    const shop = { businessName: "Ọ̀yọ́ Kitchen", email, walletAddress: "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ" }
    const { slug } = await addApplication(db, { ...shop, showWallet: true }, "approved")
    await db.update(listings).set({ stickerCode: "K7M2PX" })
    const [row] = await db
      .select()
      .from(listings)
      .where(eq(listings.slug, slug ?? ""))
    kit = `/my-listings/${row?.publicId}/kit`
  })
})

async function enter(page: Page): Promise<void> {
  await page.goto(await product.database((db) => openPathOf(db, email, new Date())))
  await page.getByRole("button", { name: listingOwners.link.submit, exact: true }).click()
  // The owner of a single listing lands on its page.
  await page.getByRole("heading", { level: 2, name: listingOwners.one.setup.heading }).waitFor()
}
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test.each(sampleOf("kit", [360, 1440]))(
  "the kit fits a window of %i px, its pictures load, and axe finds nothing",
  async (width) => {
    const page = await visitor.newPage({ width })
    await enter(page)
    for (const [name, path] of Object.entries({ kit, sheet: `${kit}/poster-a4` })) {
      await page.goto(path, { waitUntil: "networkidle" })
      expect([name, await overflow(page)]).toEqual([name, 0])
      const drawn = await page
        .locator("img[src$=svg]")
        .evaluateAll((images) => images.every((image) => (image as HTMLImageElement).naturalWidth > 0))
      expect([name, drawn]).toEqual([name, true])
      expect(await axe(page)).toEqual([])
      if (width === 360) await picture(page, `kit-${name}`)
    }
  },
)

/** The size of each page of a PDF, in points. */
const pagesOf = (pdf: Buffer) =>
  [...pdf.toString("latin1").matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round((Number(width) / 72) * 25.4),
    Math.round((Number(height) / 72) * 25.4),
  ])

test("each sheet is one page of paper, in its drawn size", async () => {
  const page = await visitor.newPage({ javaScript: false })
  await enter(page)
  const printed: Record<string, number[][]> = {}
  for (const name of ["poster-a4", "poster-a5", "card", "sticker"]) {
    await page.goto(`${kit}/${name}`, { waitUntil: "networkidle" })
    expect(await page.getByRole("button", { name: words.print }).isVisible()).toBe(false)
    printed[name] = pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  }
  expect(printed).toEqual({
    "poster-a4": [[210, 297]],
    "poster-a5": [[148, 210]],
    card: [[148, 105]],
    sticker: [[74, 105]],
  })
})

test("the button opens the browser's print dialog", async () => {
  const page = await visitor.newPage({ width: 360 })
  await enter(page)
  await page.addInitScript(() => {
    window.print = () => document.body.append("printed")
  })
  await page.goto(`${kit}/card`)
  await page.getByRole("button", { name: words.print }).click()
  await page.getByText("printed").waitFor()
})
