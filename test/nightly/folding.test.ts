import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { footer } from "#content/en/footer-links.ts"
import { home } from "#content/en/home.ts"
import { site } from "#content/en/site.ts"
import { firstIdea } from "#content/facts/demos.ts"
import { setStage, useBrowser, useProduct } from "#e2e/harness.ts"
import { addScreenRows } from "#e2e/screens.ts"

const product = useProduct()
const visitor = useBrowser(product)

// The home page is longest with listings and their map.
beforeAll(async () => {
  await addScreenRows(product)
  await setStage(product, "live")
})

/** The longest allowed page in pixels, on a phone 360 px wide, for pages with accordions. */
const bars = { "/": 9_400, "/faq": 4_800, "/use-guapcoin": 7_700 }
const footerBar = 640

test.each(Object.entries(bars))("%s is at most %i px long on a phone", async (path, bar) => {
  const page = await visitor.newPage({ width: 360, height: 740 })
  await page.goto(path)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(bar)
})

describe("the footer, without script", () => {
  const links = (page: Page) => page.getByRole("navigation", { name: site.quickLinks }).getByRole("link")
  const all = footer.quickLinks.length

  test("collapses its groups of links on a phone, and opens them by keyboard", async () => {
    const page = await visitor.newPage({ width: 360, javaScript: false })
    await page.goto("/terms")
    const opener = page.locator("footer summary").first()
    const height = await page.getByRole("contentinfo").evaluate((element) => element.clientHeight)
    expect(height).toBeLessThanOrEqual(footerBar)
    expect(await links(page).count()).toBe(0)
    await opener.focus()
    await page.keyboard.press("Enter")
    expect(await links(page).count()).toBe(all)
  })

  test("has them open in a wider window, under headings that are not buttons", async () => {
    const page = await visitor.newPage({ width: 768, javaScript: false })
    await page.goto("/terms")
    expect(await links(page).count()).toBe(all)
    expect(await page.locator("footer summary").filter({ visible: true }).count()).toBe(0)
    const heading = page.getByRole("contentinfo").getByRole("heading", { name: site.quickLinks })
    expect(await heading.count()).toBe(1)
    await page.getByRole("heading", { name: site.quickLinks }).scrollIntoViewIfNeeded()
    await links(page).first().focus()
    expect(
      await links(page)
        .first()
        .evaluate((link) => link === document.activeElement),
    ).toBe(true)
  })
})

describe("an answer of the FAQ, without script", () => {
  const answer = (page: Page) => page.locator("#can-a-payment-be-taken-back")

  test("is collapsed until it is opened", async () => {
    const page = await visitor.newPage({ width: 360, javaScript: false })
    await page.goto("/faq")
    expect(await answer(page).isVisible()).toBe(false)
    await page.getByRole("heading", { name: "Can a payment be taken back?" }).click()
    await answer(page).waitFor()
  })

  test("is opened by a link to it, with its question visible", async () => {
    const page = await visitor.newPage({ width: 360, javaScript: false })
    await page.goto("/faq#can-a-payment-be-taken-back")
    await answer(page).waitFor()
    const question = page.getByRole("heading", { name: "Can a payment be taken back?" })
    const bar = await page.getByRole("banner").boundingBox()
    const box = await question.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    expect(box?.y).toBeLessThan(300)
  })
})

describe("the home page, without script", () => {
  const status = (page: Page) => page.locator("#idea [role=status]")

  test("lets visitors try the first idea: a changed page no longer matches the next one", async () => {
    const page = await visitor.newPage({ width: 360, javaScript: false })
    await page.goto("/")
    expect(await status(page).innerText()).toBe(home.idea.whole)
    await page.locator("#idea input").focus()
    await page.keyboard.press("Space")
    expect(await status(page).innerText()).toBe(home.idea.broken)
    await page.locator("#idea").getByText(firstIdea.changedSeal).waitFor()
    await page.keyboard.press("Space")
    expect(await status(page).innerText()).toBe(home.idea.whole)
  })

  test.each([360, 1440])(
    "at %i px has its sections in the order of the specification, none of them collapsed",
    async (width) => {
      const page = await visitor.newPage({ width, javaScript: false })
      await page.goto("/")
      const parts = [
        "video",
        "reasons",
        "mission",
        "steps",
        "impact",
        "testimonials",
        "resources",
        "faq",
        "join",
        "press",
      ] as const
      const tops: number[] = []
      for (const part of parts) {
        const { heading } = home[part]
        const section = page.getByRole("region", { name: heading })
        if (part !== "mission") expect(await section.getByRole("link").first().isVisible(), part).toBe(true)
        const found = section.getByRole("heading", { name: heading, exact: true })
        expect(await found.count(), part).toBe(1)
        tops.push((await found.boundingBox())?.y ?? 0)
      }
      expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    },
  )
})
