import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { adminListings } from "#content/en/admin-listings.ts"
import { merchantPageContent } from "#content/en/merchant-pages.ts"
import { addMerchant, axe, hydrated, picture, signIn, useBrowser, useProduct } from "./harness.ts"

const product = useProduct()
const visitor = useBrowser(product)
const { detail: words, revisions, flash, merge, add } = adminListings

const said = (page: Page, text: string) => page.getByRole("main").getByRole("status").getByText(text)

/** No screen of these is wider than the phone that shows it. */
async function expectToFit(page: Page): Promise<void> {
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }))
  expect([page.url(), scroll]).toEqual([page.url(), width])
}

test.each([true, false])(
  "a listing is changed, restored, closed and merged on a small phone (script: %s)",
  async (javaScript) => {
    visitor.expectProblem(/status of 4(22|10)/)
    const names = javaScript ? ["Kente House", "Kente Twin"] : ["Woven House", "Woven Twin"]
    const [name = "", twin = ""] = names
    for (const businessName of names)
      await product.database((db) => addMerchant(db, { businessName }, "approved"))
    const page = await visitor.newPage({ javaScript, width: 360, height: 740 })
    const settled = async () => {
      if (javaScript) await hydrated(page)
      await expectToFit(page)
      // The engine is a script of the page.
      if (javaScript) expect(await axe(page)).toEqual([])
    }
    await signIn(page)
    await page.goto("/admin/listings")
    await settled()
    if (javaScript) await picture(page, "admin-listings")
    await page.getByRole("link", { name: `Open the listing of ${name}` }).click()
    await page.getByRole("heading", { level: 1, name }).waitFor()
    await settled()
    if (javaScript) await picture(page, "admin-listing")

    await page.getByLabel("Business name").fill("")
    await page.getByRole("button", { name: words.save }).click()
    await page.getByRole("alert").waitFor()
    await settled()
    await page.getByLabel("Business name").fill(`${name} & Thread`)
    await page.getByRole("button", { name: words.save }).click()
    await said(page, flash.saved.title).waitFor()
    await page.getByRole("button", { name: "Restore revision 1" }).click()
    await said(page, flash.restored.title).waitFor()
    await settled()
    if (javaScript) await picture(page, "admin-listing-history")

    const standing = page.getByRole("form", { name: words.standing })
    await standing.getByLabel(words.reason).fill("The door is shut.")
    await standing.getByRole("button", { name: words.close }).click()
    await said(page, flash.closed.title).waitFor()
    expect(await page.getByText(revisions.heading).count()).toBe(1)
    const editing = page.url()
    await page.getByRole("link", { name: words.publicPage }).click()
    await page.getByText(merchantPageContent.gone.yours).waitFor()
    await expectToFit(page)
    if (javaScript) expect(await axe(page)).toEqual([])
    if (javaScript) await picture(page, "merchant-gone")

    await page.goto(editing)
    if (javaScript) await hydrated(page)
    await page.getByRole("link", { name: merge.link }).click()
    await page.getByRole("heading", { level: 1 }).getByText(name).waitFor()
    await page.getByLabel(merge.searchLabel).fill(twin)
    await page.getByRole("button", { name: merge.search, exact: true }).click()
    await page.getByRole("link", { name: `This one stays: ${twin}` }).click()
    await page.getByRole("heading", { level: 1, name: merge.question }).waitFor()
    await settled()
    if (javaScript) await picture(page, "admin-listing-merge")
    await page.getByRole("button", { name: merge.submit }).click()
    await said(page, flash.merged.title).waitFor()
    await page.goto(editing)
    await page.getByText(words.final).waitFor()
    await settled()

    await page.goto("/admin/listings/new")
    await page.getByRole("heading", { level: 1, name: add.title }).waitFor()
    await settled()
    if (javaScript) await picture(page, "admin-listing-new")
  },
)
