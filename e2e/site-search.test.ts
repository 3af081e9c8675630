import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { searchContent } from "#content/en/search.ts"
import { site } from "#content/en/site.ts"
import { axe, picture, until, useBrowser, useProduct } from "./harness.ts"

const product = useProduct()
const visitor = useBrowser(product)

// The index reads the pages in the first seconds after the start; the glossary is among the last.
beforeAll(() =>
  until("the search has read the glossary", async () =>
    (await fetch(`${product.origin}/search?q=mpesa`).then((answer) => answer.text())).includes(
      "/learn/glossary/",
    ),
  ),
)

const main = (page: Page) => page.getByRole("main")
const field = (page: Page) => page.getByRole("searchbox", { name: site.searchField })
const hits = (page: Page) => main(page).locator("[data-part=results] li a")
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test.each([true, false])(
  "a visitor searches from the bar, and finds the answer (script: %s)",
  async (javaScript) => {
    const page = await visitor.newPage({ width: 360, javaScript })
    await page.goto("/about")
    await page.getByRole("link", { name: site.search, exact: true }).click()
    await field(page).fill("how fast is a payment")
    await main(page).getByRole("button", { name: site.search }).click()
    await hits(page).first().waitFor()
    await picture(page, "search-found")
    if (javaScript) expect(await axe(page)).toEqual([])
    await hits(page).filter({ hasText: "How long does a payment take?" }).click()
    await page.waitForURL("**/faq#how-long-does-a-payment-take")
    await page.getByText("How fast a payment is depends on blocks").waitFor()
  },
)

describe("with script", () => {
  test("results update while typing, the address follows, and going back leaves the search", async () => {
    const page = await visitor.newPage()
    await page.goto("/faq")
    await page.goto("/search")
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.type("recovry phrase")
    await main(page).getByText("These are results for “recovery phrase”.").waitFor()
    expect(new URL(page.url()).searchParams.get("q")).toBe("recovry phrase")
    expect(await field(page).inputValue()).toBe("recovry phrase")
    await page.keyboard.type(" xqzv")
    await page.waitForURL("**/search?q=recovry+phrase+xqzv")
    expect(await main(page).getByRole("status").innerText()).toContain("xqzv")
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe("/faq")
  })

  test("arrow keys move through the results; Escape and a slash focus the field", async () => {
    const page = await visitor.newPage()
    await page.goto("/search?q=scam")
    await page.keyboard.press("/")
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true)
    const titles = await hits(page).allInnerTexts()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    expect(await focused(page)).toBe(titles[1])
    await page.keyboard.press("ArrowUp")
    expect(await focused(page)).toBe(titles[0])
    await page.keyboard.press("Escape")
    await page.keyboard.type("/")
    expect(await field(page).inputValue()).toContain("/")
  })

  test("a pasted recovery phrase is removed from the field and the address", async () => {
    const page = await visitor.newPage()
    await page.goto("/search")
    await field(page).fill("legal winner thank year wave sausage worth useful legal winner thank yellow")
    await main(page).getByText(searchContent.secret).waitFor()
    expect([await field(page).inputValue(), new URL(page.url()).search]).toEqual(["", "?refused"])
  })

  test("a network failure is reported, and typed text stays", async () => {
    const page = await visitor.newPage()
    visitor.expectProblem(/ERR_INTERNET_DISCONNECTED/)
    await page.goto("/search?q=scam")
    await page.context().setOffline(true)
    await field(page).fill("scams")
    await main(page).getByRole("alert").getByText(searchContent.unreachable).waitFor()
    expect(await field(page).inputValue()).toBe("scams")
    await page.context().setOffline(false)
    await main(page).getByRole("button", { name: site.search }).click()
    await hits(page).first().waitFor()
  })
})
