import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { adminListings } from "#content/en/admin-listings.ts"
import { listingPageContent } from "#content/en/listing-pages.ts"
import { addApplication, axe, hydrated, picture, signIn, useBrowser, useProduct } from "./harness.ts"

const product = useProduct()
const visitor = useBrowser(product)
const { detail: words, revisions, flash, merge, add, conflict } = adminListings

const said = (page: Page, text: string) => page.getByRole("main").getByRole("status").getByText(text)

/** No page here may be wider than the phone. */
async function expectToFit(page: Page): Promise<void> {
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }))
  expect([page.url(), scroll]).toEqual([page.url(), width])
}

test("a refused save shows the reason first, and marks the differences", async () => {
  visitor.expectProblem(/status of 409/)
  const name = "Cloth House"
  await product.database((db) =>
    addApplication(db, { businessName: name, description: "Cloth." }, "approved"),
  )
  const slow = await visitor.newPage({ width: 360, height: 740 })
  await signIn(slow)
  await slow.goto("/admin/listings")
  await slow.getByRole("link", { name: `Open the listing of ${name}` }).click()
  await slow.getByRole("heading", { level: 1, name }).waitFor()
  const fast = await visitor.newPage({ besides: slow })
  await fast.goto(slow.url())
  await hydrated(fast)
  await fast.getByLabel("Description").fill("Cloth and thread of Grace.")
  await fast.getByRole("button", { name: words.save }).click()
  await said(fast, flash.saved.title).waitFor()

  await slow.getByLabel("Description").fill("Cloth and thread of Ada.")
  await slow.getByRole("button", { name: words.save }).click()
  const notice = slow.getByText(conflict.title)
  await notice.waitFor()
  const leads = await notice.evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    return document.activeElement?.contains(element) === true && top >= 0 && top < window.innerHeight
  })
  expect(leads, "the notice has the focus and is in the window").toBe(true)
  expect((await slow.locator("mark").allInnerTexts()).slice(0, 2)).toEqual(["Ada", "Grace"])
  await expectToFit(slow)
  expect(await axe(slow)).toEqual([])
  await picture(slow, "admin-listing-conflict")
  await slow.getByRole("button", { name: words.save }).click()
  await said(slow, flash.saved.title).waitFor()
})

test.each([true, false])(
  "a listing is changed, restored, closed and merged on a small phone (script: %s)",
  async (javaScript) => {
    visitor.expectProblem(/status of 4(22|10)/)
    const names = javaScript ? ["Kente House", "Kente Twin"] : ["Woven House", "Woven Twin"]
    const [name = "", twin = ""] = names
    for (const businessName of names)
      await product.database((db) => addApplication(db, { businessName }, "approved"))
    const page = await visitor.newPage({ javaScript, width: 360, height: 740 })
    const settled = async () => {
      if (javaScript) await hydrated(page)
      await expectToFit(page)
      // The engine runs as a script of the page.
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
    await page.getByText(listingPageContent.gone.yours).waitFor()
    await expectToFit(page)
    if (javaScript) expect(await axe(page)).toEqual([])
    if (javaScript) await picture(page, "merchant-gone")

    await page.goto(editing)
    if (javaScript) await hydrated(page)
    await page.getByRole("link", { name: merge.link }).click()
    await page.getByRole("heading", { level: 1 }).getByText(name).waitFor()
    await page.getByLabel(merge.searchLabel).fill(twin)
    await page.getByRole("button", { name: merge.search, exact: true }).click()
    await page.getByRole("link", { name: `Keep this one: ${twin}` }).click()
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
