import { beforeAll, expect, test } from "vitest"
import { signIn, useBrowser, useProduct } from "./harness.ts"
import { faultsOfLargeText } from "./layout.ts"
import { addScreenRows, adminScreens } from "./screens.ts"
import { useSweep } from "./sweep.ts"

const product = useProduct()
const visitor = useBrowser(product)

beforeAll(() => addScreenRows(product))

test("every screen of the back office is whole: its document, in windows of all widths, for both engines, by keyboard", async () => {
  const page = await visitor.newPage()
  await signIn(page)
  const look = useSweep(page, { origin: product.origin, isPublic: false })
  const wrong: string[] = []
  for (const [pattern, screen] of Object.entries(adminScreens)) wrong.push(...(await look(screen, pattern)))
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto("/admin")
  await page.getByRole("button", { name: "Menu" }).click()
  for (const fault of await faultsOfLargeText(page)) wrong.push(`the open menu: ${fault}`)
  expect(wrong).toEqual([])
}, 600_000)
