import type { Page } from "playwright-core"
import { beforeAll, beforeEach, expect, test } from "vitest"
import { renewProofs, signIn, useBrowser, useProduct } from "#e2e/harness.ts"
import { faultsOfLargeText } from "#e2e/layout.ts"
import { useCrawl } from "#e2e/page-crawl.ts"
import { addScreenRows, adminScreens } from "#e2e/screens.ts"

const product = useProduct()
const visitor = useBrowser(product)
const faultsOf = useCrawl(product, { isPublic: false })

let page: Page

beforeAll(async () => {
  await addScreenRows(product)
  page = await visitor.newPage({ isKept: true })
  await signIn(page)
})
beforeEach(() => renewProofs(product))

test.each(Object.entries(adminScreens))(
  "'%s' of the back office passes the page crawl: its document, windows of all widths, both engines, the keyboard",
  async (pattern, screen) => {
    expect(await faultsOf(page, screen, pattern)).toEqual([])
  },
  600_000,
)

test("the open menu has space for text at twice its size", async () => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto("/admin")
  await page.getByRole("button", { name: "Menu" }).click()
  expect(await faultsOfLargeText(page)).toEqual([])
})
