import { beforeAll, describe, expect, test } from "vitest"
import { findings } from "./engines.ts"
import { type PageOptions, setStage, signIn, useBrowser, useProduct } from "./harness.ts"
import { addScreenRows, adminScreens, alive, elements, publicScreens, type Screen } from "./screens.ts"

const product = useProduct()
const visitor = useBrowser(product)
beforeAll(() => addScreenRows(product))

/** Two tabs at a time: the engines work in the browser, and there are two cores. */
async function sweep(
  screens: Screen[],
  options: PageOptions & { signedIn?: boolean } = {},
): Promise<string[]> {
  const waiting = [...screens]
  const found: string[] = []
  const first = await visitor.newPage(options)
  if (options.signedIn) await signIn(first)
  const second = await visitor.newPage({ ...options, besides: first })
  const tabs = [first, second].map(async (page) => {
    for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
      await page.goto(screen.path)
      await alive(page, screen)
      found.push(...(await findings(page, screen.path)))
    }
  })
  await Promise.all(tabs)
  return found
}

describe("axe and IBM's engine find nothing on a small phone and a desk", () => {
  test("on any public page", async () => {
    visitor.expectProblem(/404/)
    const found: string[] = []
    for (const stage of ["coming-soon", "preview"] as const) {
      await setStage(product, stage)
      found.push(...(await sweep([{ path: "/merchant-directory", ...elements }])))
    }
    await setStage(product, "live")
    found.push(...(await sweep(Object.values(publicScreens))))
    expect(found).toEqual([])
  }, 600_000)

  test("on any screen of the back office", async () => {
    expect(await sweep(Object.values(adminScreens), { signedIn: true })).toEqual([])
  }, 600_000)
})
