import { expect, test } from "vitest"
import { axe, hydrated, picture, useBrowser, useProduct } from "#e2e/harness.ts"

const product = useProduct({ ADMIN_EMAIL: "", ADMIN_PASSWORD: "" }, "new")
const visitor = useBrowser(product)

test("the link of the first start creates the first administrator, signs in, and then no longer works", async () => {
  visitor.expectProblem(/status of (404|422)/)
  const link = product.output().match(/\/admin\/setup\/\S+/)?.[0] ?? ""
  const page = await visitor.newPage({ width: 360 })
  await page.goto(link)
  await hydrated(page)
  expect(await axe(page)).toEqual([])
  await picture(page, "admin-setup")
  await page.getByLabel("Email").fill("first@example.org")
  await page.getByLabel("Reply address").fill("hello@example.org")
  await page.getByLabel("Password").fill("eleven char")
  await page.getByRole("button", { name: "Create administrator" }).click()
  await page.getByRole("alert").waitFor()
  expect(await axe(page)).toEqual([])
  expect(await page.getByLabel("Email").inputValue()).toBe("first@example.org")
  expect(await page.getByLabel("Reply address").inputValue()).toBe("hello@example.org")
  await page.getByLabel("Password").fill("twelve chars are enough")
  await page.getByRole("button", { name: "Create administrator" }).click()
  await page.waitForURL("**/admin")
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor()

  const stranger = await visitor.newPage()
  expect((await stranger.goto(link))?.status()).toBe(404)
  await picture(stranger, "admin-setup-closed")
})
