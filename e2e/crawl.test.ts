import type { Page } from "playwright-core"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { renewProofs, setStage, signIn, useBrowser, useProduct } from "./harness.ts"
import { useCrawl } from "./page-crawl.ts"
import { addScreenRows, adminScreens, publicScreens } from "./screens.ts"

// All widths, themes, engines and keyboard tests: test/nightly/crawl-public.test.ts and crawl-staff.test.ts.
const product = useProduct()
const visitor = useBrowser(product)

beforeAll(async () => {
  await addScreenRows(product)
  await setStage(product, "live")
})

describe("on a phone, in the light theme, axe and the layout checks find nothing on", () => {
  describe("a public page:", () => {
    const faultsOf = useCrawl(product, { isPublic: true, isCrawl: true })
    let page: Page
    beforeAll(async () => {
      page = await visitor.newPage({ isKept: true })
    })

    test.each(Object.entries(publicScreens))("'/%s'", async (_, screen) => {
      if (screen.status === 404) visitor.expectProblem(/404/)
      expect(await faultsOf(page, screen)).toEqual([])
    })
  })

  describe("an admin page:", () => {
    const faultsOf = useCrawl(product, { isPublic: false, isCrawl: true })
    let page: Page
    beforeAll(async () => {
      page = await visitor.newPage({ isKept: true })
      await signIn(page)
    })
    beforeEach(() => renewProofs(product))

    test.each(Object.entries(adminScreens))("'%s'", async (_, screen) => {
      expect(await faultsOf(page, screen)).toEqual([])
    })
  })
})
