import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { askContent } from "#content/en/ask.ts"
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

const question = "how long does a payment take"
const quoted = "The project's documents state a new one about every 60 seconds on Guapcoin"
const { panel: words, tones } = askContent
const panelOf = (page: Page) => page.locator("#assistant-panel")
const answerOf = (page: Page) => panelOf(page).getByRole("region", { name: words.answer })
const ask = async (page: Page, text: string) => {
  await panelOf(page).getByRole("textbox", { name: askContent.label }).fill(text)
  await panelOf(page).getByRole("button", { name: words.send }).click()
}

async function openPanel() {
  const page = await visitor.newPage({ width: 360 })
  await page.goto("/learn")
  await page.getByRole("button", { name: words.open }).click()
  return page
}

test.each([true, false])(
  "a visitor asks from the bar of any page, and follows a quote to its passage (script: %s)",
  async (javaScript) => {
    const page = await visitor.newPage({ width: 360, javaScript })
    await page.goto("/terms")
    await page.getByRole("link", { name: site.ask, exact: true }).click()
    await page.getByRole("textbox", { name: askContent.label }).fill(question)
    await page.getByRole("main").getByRole("button", { name: askContent.submit }).click()
    await page.getByRole("heading", { name: tones.says }).waitFor()
    await picture(page, "ask-answered")
    if (javaScript) expect(await axe(page)).toEqual([])
    expect(await page.getByRole("main").locator("blockquote").first().innerText()).toContain(quoted)
    await page.getByRole("link", { name: "How long does a payment take?" }).click()
    await page.waitForURL("**/faq#how-long-does-a-payment-take")
  },
)

test("a question without an answer can be sent through the contact form", async () => {
  const page = await visitor.newPage()
  await page.goto("/ask")
  const unknown = "which colours does the zxqv come in"
  await page.getByRole("textbox", { name: askContent.label }).fill(unknown)
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await page.getByRole("link", { name: askContent.toPeople }).click()
  expect(await page.locator("[name=message]").inputValue()).toBe(unknown)
})

describe("the panel of /learn", () => {
  test("shows the answer of /ask in place, with one request per question", async () => {
    const page = await openPanel()
    await ask(page, question)
    await answerOf(page).getByRole("heading", { name: tones.says }).waitFor()
    expect(await answerOf(page).innerText()).toContain(quoted)
    // A live region: screen readers read the answer.
    expect(await answerOf(page).getAttribute("aria-live")).toBe("polite")
    expect(await axe(page)).toEqual([])
    await picture(page, "ask-panel-answered")
    await ask(page, "what is a seed phrase")
    await answerOf(page).getByText("what is a seed phrase").waitFor()
    expect(await answerOf(page).innerText()).not.toContain(question)
    await panelOf(page).getByRole("button", { name: words.close }).click()
    await page.getByRole("button", { name: words.open }).click()
    expect(await answerOf(page).count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe("/learn")
  })

  test("warns of a pasted recovery phrase, and does not show it", async () => {
    const page = await openPanel()
    await ask(page, "legal winner thank year wave sausage worth useful legal winner thank yellow")
    await answerOf(page).getByText(askContent.secret.title).waitFor()
    expect(await panelOf(page).innerText()).not.toContain("legal winner")
    expect(await panelOf(page).getByRole("textbox").inputValue()).toBe("")
  })

  test("reports a network failure, and restores the question", async () => {
    const page = await openPanel()
    visitor.expectProblem(/ERR_INTERNET_DISCONNECTED/)
    await page.context().setOffline(true)
    await ask(page, question)
    await answerOf(page).getByText(words.unreachable).waitFor()
    expect(await panelOf(page).getByRole("textbox").inputValue()).toBe(question)
  })

  test("does not exist without script, where the bar links to the page", async () => {
    const page = await visitor.newPage({ javaScript: false })
    await page.goto("/learn")
    expect(await page.getByRole("button", { name: words.open }).count()).toBe(0)
    await page.getByRole("link", { name: site.ask, exact: true }).click()
    await page.waitForURL("**/ask")
  })
})

test.each([320, 360, 768, 1279, 1280, 1440])(
  "the assistant's button in the bar covers nothing at %i px",
  async (width) => {
    const page = await visitor.newPage({ width })
    await page.goto("/about")
    const bar = page.locator(".site-bar")
    const boxes = await bar.locator("> div a, > div > div button").evaluateAll((controls) =>
      controls
        .map((control) => control.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
    )
    expect(boxes.length).toBeGreaterThanOrEqual(3)
    const rows = new Set(boxes.map(({ top, bottom }) => Math.round((top + bottom) / 2)))
    expect(rows.size).toBe(1)
    const inOrder = boxes.toSorted((one, other) => one.left - other.left)
    for (const [index, { right }] of inOrder.entries())
      expect(right).toBeLessThanOrEqual(inOrder[index + 1]?.left ?? width)
  },
)
