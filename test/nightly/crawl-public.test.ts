import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { setStage, useBrowser, useProduct } from "#e2e/harness.ts"
import { faultsOfLargeText } from "#e2e/layout.ts"
import { useCrawl } from "#e2e/page-crawl.ts"
import { addScreenRows, elements, publicScreens } from "#e2e/screens.ts"

const product = useProduct()
const visitor = useBrowser(product)
const faultsOf = useCrawl(product, { isPublic: true })

let page: Page

beforeAll(async () => {
  await addScreenRows(product)
  page = await visitor.newPage({ isKept: true })
})

test.each(["coming-soon", "preview"] as const)(
  "the directory passes the page crawl at the stage '%s'",
  async (stage) => {
    await setStage(product, stage)
    expect(await faultsOf(page, { path: "/merchant-directory", ...elements })).toEqual([])
  },
)

describe("on a live site", () => {
  beforeAll(() => setStage(product, "live"))

  test.each(Object.entries(publicScreens))(
    "'/%s' passes the page crawl: its document, windows of all widths, both engines, the keyboard",
    async (pattern, screen) => {
      if (screen.status === 404) visitor.expectProblem(/404/)
      expect(await faultsOf(page, screen, pattern)).toEqual([])
    },
    600_000,
  )

  test.each(["exchange", "stake"])(
    "the wallet's demo '%s' has space for text at twice its size",
    async (tab) => {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(`/wallet?tab=${tab}`)
      expect(await faultsOfLargeText(page)).toEqual([])
    },
  )
})
