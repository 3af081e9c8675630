import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { walletNetwork } from "#app/payments/wallet-network.ts"
import { figureRows } from "#app/site/whitepapers/figures.ts"
import { copyText } from "#content/en/copy-text.ts"
import { linkLabels } from "#content/en/links.ts"
import { whitepapers } from "#content/en/whitepapers.ts"
import { links } from "#content/facts/links.ts"
import { guapToken, layer1Endpoints, layer2Endpoints, roadmap } from "#content/facts/network.ts"
import { axe, picture, until, useBrowser, useProduct } from "#e2e/harness.ts"
import { type Answer, approveWaiting, installWallet, walletCalls } from "#e2e/wallet-in-page.ts"
import { sampleOf } from "#test/sample.ts"

const product = useProduct()
const visitor = useBrowser(product)

const addNetwork = walletNetwork({})
const { tabs, addNetwork: words } = whitepapers
const views = [
  { query: "", tab: tabs.overview.label, words: tabs.overview },
  { query: "?tab=guapcoin", tab: tabs.guapcoin.label, words: tabs.guapcoin },
  { query: "?tab=guapcoinx", tab: tabs.guapcoinx.label, words: tabs.guapcoinx },
  { query: "?tab=technical", tab: tabs.technical.label, words: tabs.technical.tabs.l1 },
  { query: "?tab=technical&layer=l2", tab: tabs.technical.label, words: tabs.technical.tabs.l2 },
  { query: "?tab=roadmap", tab: tabs.roadmap.label, words: tabs.roadmap },
]
const technicalL2 = "/whitepapers?tab=technical&layer=l2"

/** Stops the page's clock, so that only the test advances it. */
async function stopClock(page: Page): Promise<void> {
  const start = new Date("2026-01-01T12:00:00Z")
  await page.clock.install({ time: start })
  await page.clock.pauseAt(new Date(start.getTime() + 1000))
}

describe("the tabs", () => {
  test.each([360, 1440])("are in one row at %i px, all of them visible", async (width) => {
    const page = await visitor.newPage({ javaScript: false, width })
    await page.goto("/whitepapers")
    const links = await page.getByRole("navigation", { name: whitepapers.tabsLabel }).getByRole("link").all()
    expect(links).toHaveLength(5)
    const boxes = await Promise.all(links.map((link) => link.boundingBox()))
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
    expect(boxes.every((box) => box && box.x >= 0 && box.x + box.width <= width)).toBe(true)
  })

  test("are links that work without script, each with a title and an address of its own", async () => {
    const page = await visitor.newPage({ javaScript: false, width: 1440 })
    await page.goto("/whitepapers")
    const titles = new Set<string>()
    for (const view of views) {
      const nav = page.getByRole("navigation", { name: whitepapers.tabsLabel })
      await nav.getByRole("link", { name: view.tab }).click()
      if (view.query.includes("layer"))
        await page
          .getByRole("navigation", { name: whitepapers.layersLabel })
          .getByRole("link", { name: tabs.technical.tabs.l2.label })
          .click()
      await page.waitForURL(`${product.origin}/whitepapers${view.query}#topics`)
      titles.add(await page.title())
      expect(await page.title()).toContain(view.words.title)
      const canonical = page.locator("link[rel=canonical]")
      expect(await canonical.getAttribute("href")).toBe(`${product.origin}/whitepapers${view.query}`)
      expect(await nav.locator("[aria-current]").allInnerTexts()).toEqual([view.tab])
      expect(
        await page.getByRole("heading", { level: 2, name: view.words.heading, exact: true }).count(),
      ).toBe(1)
    }
    expect(titles.size).toBe(views.length)
  })

  test("that do not exist show the overview at their own address", async () => {
    const page = await visitor.newPage()
    await page.goto("/whitepapers?tab=nothing&layer=l2")
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
      `${product.origin}/whitepapers`,
    )
  })

  test.each(sampleOf("whitepapers", [320, 1440]))(
    "fit a window of %i px, and axe finds nothing",
    async (width) => {
      const page = await visitor.newPage({ width })
      const wrong: string[] = []
      for (const { query } of views) {
        await page.goto(`/whitepapers${query}`)
        const wider = await page.evaluate(() =>
          [...document.querySelectorAll("html, main, main *")]
            .filter(
              (one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX !== "visible",
            )
            .filter((one) => one.matches("html") || getComputedStyle(one).overflowX === "auto")
            .map((one) => one.outerHTML.slice(0, 80)),
        )
        wrong.push(...wider, ...(await axe(page)))
        if (width === 1440) await picture(page, `whitepapers${query.replaceAll(/\W+/g, "-")}`)
      }
      expect(wrong).toEqual([])
    },
  )
})

describe("the figures", () => {
  test.each([
    ["?tab=guapcoin", "masternodes"],
    ["?tab=technical", "l1"],
    ["?tab=technical&layer=l2", "l2"],
  ] as const)("of %s have their source and their caveat beside them", async (query, table) => {
    const figures = figureRows(table)
    const page = await visitor.newPage({ width: 320 })
    await page.goto(`/whitepapers${query}`)
    const rows = page.getByRole("row").filter({ has: page.getByRole("rowheader") })
    expect(await rows.count()).toBe(figures.length)
    for (const { label, value, source, doubt } of figures) {
      const row = rows.filter({ has: page.getByRole("rowheader", { name: label }) })
      const text = await row.first().innerText()
      for (const part of [value, source, doubt ?? value]) expect(text).toContain(part)
      expect(text.includes(whitepapers.table.doubt)).toBe(Boolean(doubt))
    }
  })
})

describe("the endpoints", () => {
  test.each([
    ["?tab=technical", layer1Endpoints],
    ["?tab=technical&layer=l2", layer2Endpoints],
  ])("of %s open in a new tab, unless a browser cannot open them", async (query, ids) => {
    const page = await visitor.newPage()
    await page.goto(`/whitepapers${query}`)
    for (const id of ids) {
      const { href } = links[id]
      const link = page.getByRole("main").locator(`a[href="${href}"]`)
      if (!href.startsWith("https:")) {
        expect(await link.count()).toBe(0)
        await page.getByText(href, { exact: true }).waitFor()
        continue
      }
      expect(await link.getAttribute("target")).toBe("_blank")
      expect(await link.getAttribute("rel")).toContain("noopener")
      expect(await link.innerText()).toContain(href)
    }
  })

  test("are copied exactly, and 'Copied!' stays for two seconds", async () => {
    const page = await visitor.newPage({ width: 360 })
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
    await stopClock(page)
    await page.goto(technicalL2)
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    const done = page.getByRole("status").getByText(copyText.done, { exact: true }).filter({ visible: true })
    for (const { label, text } of [
      { label: linkLabels.websocket, text: links.websocket.href },
      { label: linkLabels["rpc-1"], text: links["rpc-1"].href },
      { label: whitepapers.token.label, text: guapToken.address },
    ]) {
      await page
        .getByRole("button", { name: copyText.labelOf.replace("{label}", label), exact: true })
        .click()
      await done.waitFor()
      expect(await clipboard()).toBe(text)
      await page.clock.runFor(1900)
      expect(await done.count()).toBe(1)
      await page.clock.runFor(200)
      await done.waitFor({ state: "detached" })
    }
  })

  test("are selected for the visitor when the browser forbids copying", async () => {
    const page = await visitor.newPage()
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }))
    await page.goto(technicalL2)
    await page.getByRole("button", { name: linkLabels["rpc-2"] }).click()
    await page.getByText(copyText.failed).filter({ visible: true }).waitFor()
    expect(await page.evaluate(() => String(getSelection()))).toBe(links["rpc-2"].href)
    expect(await axe(page)).toEqual([])
  })
})

describe("adding GuapcoinX to a wallet", () => {
  const button = (page: Page) => page.getByRole("button", { name: words.label })
  /** The visible messages of the button. */
  const messages = (page: Page) => page.locator("add-network [data-say]:visible").allInnerTexts()
  const says = (page: Page, text: string) =>
    until(`the page says '${text}'`, async () => (await messages(page)).join() === text)

  test.each(["?tab=guapcoinx", "?tab=technical&layer=l2"])(
    "passes a parameter that a strict wallet accepts, once, and says that it was added (%s)",
    async (query) => {
      const page = await visitor.newPage()
      await installWallet(page, { answer: "wait", announced: false })
      await page.goto(`/whitepapers${query}`)
      expect(await messages(page)).toEqual([])
      expect(await walletCalls(page)).toEqual([])
      await button(page).click()
      await says(page, words.adding)
      // A second press while the wallet waits does nothing.
      await button(page).press("Enter")
      await approveWaiting(page)
      await says(page, words.outcomes.added)
      expect(await walletCalls(page)).toEqual([{ method: "wallet_addEthereumChain", params: [addNetwork] }])
      expect(await axe(page)).toEqual([])
      await picture(page, "whitepapers-added")
    },
  )

  test.each<[Answer, keyof typeof words.outcomes]>([
    ["refuse", "refused"],
    ["wrong chain", "chainMismatch"],
    ["other symbol", "otherSymbol"],
    ["already pending", "failed"],
  ])(
    "shows what happened when the wallet's answer is '%s', and allows another try",
    async (answer, outcome) => {
      const page = await visitor.newPage({ width: 360 })
      await installWallet(page, { answer, announced: true })
      await page.goto(technicalL2)
      await button(page).click()
      await says(page, words.outcomes[outcome].replace("{chainId}", "71111"))
      expect(await axe(page)).toEqual([])
      await button(page).click()
      await until("the wallet was asked again", async () => (await walletCalls(page)).length === 2)
      await says(page, words.outcomes[outcome].replace("{chainId}", "71111"))
    },
  )

  test("says after a minute that a wallet does not answer, and still handles its answer later", async () => {
    const page = await visitor.newPage()
    await installWallet(page, { answer: "wait", announced: true })
    await stopClock(page)
    await page.goto(technicalL2)
    await button(page).click()
    await page.clock.runFor(59_000)
    expect(await messages(page)).toEqual([words.adding])
    await page.clock.runFor(2000)
    expect(await messages(page)).toEqual([words.outcomes.failed])
    await approveWaiting(page)
    await says(page, words.outcomes.added)
  })

  test("prefers a wallet that announces itself, and uses the other one if none does", async () => {
    const page = await visitor.newPage()
    await installWallet(page, { answer: "refuse", announced: false })
    await page.goto(technicalL2)
    await button(page).click()
    await says(page, words.outcomes.refused)
    await installWallet(page, { answer: "approve", announced: true })
    await page.reload()
    await button(page).click()
    await says(page, words.outcomes.added)
  })

  test("says so when there is no wallet", async () => {
    const page = await visitor.newPage()
    await page.goto(technicalL2)
    await button(page).click()
    await says(page, words.outcomes.noWallet)
  })

  test("has no button without script, but all values to type and the reason", async () => {
    const page = await visitor.newPage({ javaScript: false, width: 320 })
    await page.goto("/whitepapers?tab=guapcoinx")
    expect(await page.getByRole("button", { name: words.label }).count()).toBe(0)
    expect(await page.getByRole("button", { name: /^Copy/ }).count()).toBe(0)
    const reason = page.locator("noscript p")
    await reason.waitFor()
    expect(await reason.innerText()).toBe(words.withoutScript)
    const values = page.getByRole("definition")
    expect((await values.allInnerTexts()).map((text) => text.trim())).toEqual([
      addNetwork.chainName,
      addNetwork.rpcUrls[0],
      String(Number(addNetwork.chainId)),
      addNetwork.nativeCurrency.symbol,
      addNetwork.blockExplorerUrls[0],
    ])
  })
})

test("the roadmap marks past quarters by the clock", async () => {
  const page = await visitor.newPage()
  await page.goto("/whitepapers?tab=roadmap")
  const steps = page.locator("ol > li").filter({ hasText: /Q\d \d{4}/ })
  expect(await steps.count()).toBe(roadmap.length)
  const today = new Date().toISOString().slice(0, 10)
  for (const [index, { step, year, quarter }] of roadmap.entries()) {
    const text = await steps.nth(index).innerText()
    expect(text).toContain(`Q${quarter} ${year}`)
    expect(text).toContain(whitepapers.roadmap.steps[step])
    const lastDay = new Date(Date.UTC(year, quarter * 3, 0)).toISOString().slice(0, 10)
    expect(text.includes(whitepapers.roadmap.past)).toBe(lastDay < today)
  }
})
