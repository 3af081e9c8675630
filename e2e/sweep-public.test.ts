import { beforeAll, expect, test } from "vitest"
import { setStage, useBrowser, useProduct } from "./harness.ts"
import { faultsOfLargeText } from "./layout.ts"
import { addScreenRows, elements, publicScreens } from "./screens.ts"
import { useSweep } from "./sweep.ts"

const product = useProduct()
const visitor = useBrowser(product)

beforeAll(() => addScreenRows(product))

test("every public page is whole: its document, in windows of all widths, for both engines, by keyboard", async () => {
  visitor.expectProblem(/404/)
  const page = await visitor.newPage()
  const look = useSweep(page, { origin: product.origin, isPublic: true })
  const wrong: string[] = []
  for (const stage of ["coming-soon", "preview"] as const) {
    await setStage(product, stage)
    wrong.push(...(await look({ path: "/merchant-directory", ...elements })))
  }
  await setStage(product, "live")
  for (const [pattern, screen] of Object.entries(publicScreens)) wrong.push(...(await look(screen, pattern)))
  expect(wrong).toEqual([])
}, 600_000)

test("the demos of the wallet have room for text at twice its size", async () => {
  const page = await visitor.newPage({ width: 320 })
  const wrong: string[] = []
  for (const tab of ["exchange", "stake"]) {
    await page.goto(`/wallet?tab=${tab}`)
    for (const fault of await faultsOfLargeText(page)) wrong.push(`the demo of ${tab}: ${fault}`)
  }
  expect(wrong).toEqual([])
})
