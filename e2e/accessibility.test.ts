import { beforeAll, describe, expect, test } from "vitest"
import { findings } from "./engines.ts"
import {
  application,
  field,
  fillIn,
  hydrated,
  type PageOptions,
  picture,
  setStage,
  signIn,
  until,
  useBrowser,
  useProduct,
} from "./harness.ts"
import { addScreenRows, adminScreens, alive, live, publicScreens, type Screen } from "./screens.ts"

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

describe("axe and IBM's engine find nothing on a small phone, a tablet and a desk", () => {
  test("on any public page", async () => {
    visitor.expectProblem(/404/)
    const found: string[] = []
    for (const stage of ["coming soon", "preview"] as const) {
      await setStage(product, stage)
      found.push(...(await sweep([{ path: "/merchant-directory", ...live }])))
    }
    await setStage(product, "live")
    found.push(...(await sweep(Object.values(publicScreens))))
    expect(found).toEqual([])
  })

  test("on any screen of the back office", async () => {
    expect(await sweep(Object.values(adminScreens), { signedIn: true })).toEqual([])
  })
})

describe("axe and IBM's engine find nothing either", () => {
  test("in the steps of the wizard, its error summary and its toast", async () => {
    const page = await visitor.newPage()
    await page.goto("/merchant-register")
    await until("the form is alive", () => page.getByRole("button", { name: "Next Step" }).isDisabled())
    const { businessName, businessType, email, phone, ownerName, description } = application()
    const { address, city, state, zip, country } = application()
    const found: string[] = []
    await fillIn(page, {
      businessName,
      businessType,
      email,
      phone: "12",
      ownerName,
      description,
      website: "x",
    })
    await page.getByRole("button", { name: "Next Step" }).click()
    await page.getByRole("alert").waitFor()
    found.push(...(await findings(page, "wizard with errors")))
    await picture(page, "state-wizard-errors")
    await fillIn(page, { phone, website: "" })
    await page.getByRole("button", { name: "Next Step" }).click()
    await fillIn(page, { country, address, city, state, zip })
    found.push(...(await findings(page, "second step of the wizard")))
    await picture(page, "state-wizard-2")
    await page.getByRole("button", { name: "Next Step" }).click()
    await field(page, "acceptTerms").check()
    found.push(...(await findings(page, "third step of the wizard")))
    await picture(page, "state-wizard-3")
    await page.getByRole("button", { name: "Submit Application" }).click()
    const toast = page.getByRole("region", { name: "Messages" }).getByRole("listitem")
    await toast.hover()
    found.push(...(await findings(page, "wizard that was sent")))
    await picture(page, "state-submitted-toast")
    expect(found).toEqual([])
  })

  test("in a directory that finds nothing, and in one that cannot be loaded", async () => {
    visitor.expectProblem(/status of 404/)
    const page = await visitor.newPage()
    const found: string[] = []
    for (const path of ["/merchant-directory?q=nothing+of+the+kind", "/merchant-directory?page=99"]) {
      await page.goto(path)
      await hydrated(page)
      found.push(...(await findings(page, path)))
    }
    await picture(page, "state-directory-no-such-page")
    expect(found).toEqual([])
  })

  test("in the refused sign-in and in the menu of the back office", async () => {
    visitor.expectProblem(/status of 4(01|22)/)
    const page = await visitor.newPage()
    await page.goto("/admin/login")
    await hydrated(page)
    const found: string[] = []
    await page.getByRole("button", { name: "Log In" }).click()
    await page.getByRole("alert").waitFor()
    found.push(...(await findings(page, "login with errors")))
    await picture(page, "state-login-errors")
    await signIn(page)
    await hydrated(page)
    await page.setViewportSize({ width: 320, height: 800 })
    await page.locator("summary").first().click()
    found.push(...(await findings(page, "menu of the back office")))
    await picture(page, "state-admin-menu")
    await page.goto("/admin/merchants?q=nothing+of+the+kind")
    found.push(...(await findings(page, "list that finds nothing")))
    expect(found).toEqual([])
  })
})
