import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { wallet } from "#content/en/wallet.ts"
import { walletLinks } from "#content/en/wallet-links.ts"
import { sampleAddress } from "#content/facts/wallet-demo.ts"
import { axe, picture, until, useBrowser, useProduct } from "#e2e/harness.ts"
import { sampleOf } from "#test/sample.ts"

const product = useProduct()
const visitor = useBrowser(product)

const pay = (page: Page) => page.getByLabel(wallet.exchange.pay)
const received = (page: Page) => page.locator("[data-figure=receive]")
const stake = (page: Page) => page.getByLabel(wallet.stake.amount)
const monthly = (page: Page) => page.locator("[data-figure=month]")
const cloth = (page: Page) => page.locator("path[data-figure=cloth]")
const shortcuts = (page: Page) => page.getByRole("list", { name: wallet.stake.shortcutsLabel })
const current = (page: Page, within: string) =>
  page.getByRole("navigation", { name: within }).locator("[aria-current]").innerText()

/** Resolves when the custom elements of the page are defined. */
const alive = (page: Page) =>
  page.waitForFunction(() => ["demo-calculator", "copy-text"].every((name) => customElements.get(name)))

describe.each([true, false])("with script: %s", (javaScript) => {
  test("the tabs have addresses of their own, each with its own title", async () => {
    const page = await visitor.newPage({ javaScript })
    await page.goto("/wallet")
    const titles = new Set<string>()
    for (const tab of ["wallet", "exchange", "stake"] as const) {
      const { label, title } = wallet.tabs[tab]
      await page
        .getByRole("navigation", { name: wallet.tabsLabel })
        .getByRole("link", { name: label })
        .click()
      await page.waitForURL(tab === "wallet" ? "**/wallet" : `**/wallet?tab=${tab}`)
      expect(await current(page, wallet.tabsLabel)).toBe(label)
      expect(await page.title()).toBe(title)
      titles.add(title)
    }
    expect(titles.size).toBe(3)
    await page.goBack()
    expect(await current(page, wallet.tabsLabel)).toBe(wallet.tabs.exchange.label)
  })

  test("the ranges of the chart have addresses, and the table has the points of the chart", async () => {
    const page = await visitor.newPage({ javaScript })
    await page.goto("/wallet")
    expect(await page.getByRole("img", { name: /^Made-up price/ }).count()).toBe(1)
    const drawings = new Set<string | null>()
    for (const { label, name } of Object.values(wallet.chart.ranges)) {
      await page.getByRole("link", { name: `${label}: ${name}` }).click()
      await until(
        "the range is chosen",
        async () => (await current(page, wallet.chart.rangesLabel)) === label,
      )
      drawings.add(await page.locator("#chart svg path").nth(2).getAttribute("d"))
    }
    expect(drawings.size).toBe(6)
    await page.goto("/wallet")
    const again = await page.locator("#chart svg path").nth(2).getAttribute("d")
    expect(drawings).toContain(again)
    expect(again?.split("L")).toHaveLength(24)
    await page.locator("#chart summary").click()
    const cells = await page.locator("#chart tbody td:last-child").allInnerTexts()
    expect(cells).toHaveLength(24)
    expect(cells[0]).toBe("$0.4500")
    for (const cell of cells) expect(cell).toMatch(/^\$0\.[45]\d{3}$/)
  })

  test("the call-to-action buttons open the dialogs", async () => {
    const page = await visitor.newPage({ javaScript })
    await page.goto("/wallet")
    const main = page.getByRole("main")
    for (const { open, title } of [walletLinks.download, walletLinks.exchanges]) {
      await main.getByRole("button", { name: open }).click()
      const dialog = page.getByRole("dialog", { name: title })
      await dialog.waitFor()
      await page.keyboard.press("Escape")
      await dialog.waitFor({ state: "hidden" })
    }
  })
})

describe("without script", () => {
  test("the exchange calculates when its form is sent, and says what is wrong with an amount", async () => {
    const page = await visitor.newPage({ javaScript: false })
    await page.goto("/wallet?tab=exchange")
    expect(await received(page).innerText()).toBe("240.73")
    await pay(page).fill("1.0002")
    await page.getByRole("button", { name: wallet.exchange.calculate }).click()
    await page.waitForURL("**/wallet?tab=exchange&pay=1.0002#exchange")
    expect(await received(page).innerText()).toBe("24,565.00")
    for (const [typed, problem] of [
      ["1e5", wallet.exchange.problems.format],
      ["", wallet.exchange.problems.empty],
      ["0.0002", wallet.exchange.problems.fee.replace("{fee}", "0.0002")],
      ['"><img src=x onerror=alert(1)>', wallet.exchange.problems.format],
    ] as const) {
      await pay(page).fill(typed)
      await page.keyboard.press("Enter")
      await until("the problem is told", () => page.getByText(problem).isVisible())
      expect(await pay(page).inputValue()).toBe(typed)
      expect(await pay(page).getAttribute("aria-invalid")).toBe("true")
      expect(await page.getByRole("main").innerText()).not.toMatch(/NaN|undefined/)
    }
    await picture(page, "wallet-exchange-problem")
  })

  test("the shortcuts of staking are links, and its form calculates", async () => {
    const page = await visitor.newPage({ javaScript: false })
    await page.goto("/wallet?tab=stake")
    expect(await monthly(page).innerText()).toBe("0.60")
    const first = await cloth(page).getAttribute("d")
    for (const [label, value] of [
      ["25%", "121.8375"],
      ["50%", "243.675"],
      ["75%", "365.5125"],
      ["Max", "487.35"],
    ] as const) {
      await shortcuts(page).getByRole("link", { name: label }).click()
      await page.waitForURL(`**/wallet?tab=stake&amount=${value}#stake`)
      expect(await stake(page).inputValue()).toBe(value)
      expect(await shortcuts(page).locator("[aria-current]").innerText()).toBe(label)
    }
    expect(await monthly(page).innerText()).toBe("2.94")
    expect(await cloth(page).getAttribute("d")).not.toBe(first)
    await stake(page).fill("488")
    await page.getByRole("button", { name: wallet.stake.calculate }).click()
    await page.waitForURL("**amount=488#stake")
    await page.locator("[data-problem=balance]").waitFor()
    expect(await monthly(page).innerText()).toBe("...")
  })

  test("the address can be selected as a whole, contains no blanks, and has no button without a function", async () => {
    const page = await visitor.newPage({ javaScript: false })
    await page.goto("/wallet")
    expect(await page.getByRole("button", { name: wallet.address.copy }).isVisible()).toBe(false)
    expect(await page.locator("[data-text]").textContent()).toBe(sampleAddress)
    await page.getByText(wallet.address.warning).waitFor()
  })
})

describe("with script", () => {
  test("the received amount follows what is typed, without a page load", async () => {
    const page = await visitor.newPage()
    await page.goto("/wallet?tab=exchange")
    await alive(page)
    expect(await page.getByRole("button", { name: wallet.exchange.calculate }).isVisible()).toBe(false)
    await pay(page).fill("1.0002")
    expect(await received(page).innerText()).toBe("24,565.00")
    await pay(page).pressSequentially("x")
    expect(await received(page).innerText()).toBe("...")
    await page.getByText(wallet.exchange.problems.format).waitFor()
    expect(await pay(page).getAttribute("aria-invalid")).toBe("true")
    await page.keyboard.press("Backspace")
    expect(await received(page).innerText()).toBe("24,565.00")
    expect(await page.getByText(wallet.exchange.problems.format).isVisible()).toBe(false)
    expect(await pay(page).getAttribute("aria-invalid")).toBe(null)
    expect(page.url()).toMatch(/\?tab=exchange$/)
    await page.keyboard.press("Enter")
    await page.waitForURL("**pay=1.0002#exchange")
  })

  test("earnings, fee and pattern follow the staked amount and its shortcuts", async () => {
    const page = await visitor.newPage()
    await page.goto("/wallet?tab=stake")
    await alive(page)
    expect(await monthly(page).innerText()).toBe("0.60")
    const before = await cloth(page).getAttribute("d")
    await shortcuts(page).getByRole("link", { name: "Max" }).click()
    expect(await stake(page).inputValue()).toBe("487.35")
    expect(await monthly(page).innerText()).toBe("2.94")
    expect(await page.locator("[data-figure=fee]").innerText()).toBe("2.43")
    expect(await shortcuts(page).locator("[aria-current]").innerText()).toBe("Max")
    expect(await cloth(page).getAttribute("d")).not.toBe(before)
    await picture(page, "wallet-stake-max")
    await stake(page).fill("200")
    expect(await monthly(page).innerText()).toBe("1.20")
    expect(await shortcuts(page).locator("[aria-current]").count()).toBe(0)
    expect(page.url()).toMatch(/\?tab=stake$/)
  })

  test("the address is copied, and 'Copied!' stays for two seconds", async () => {
    const page = await visitor.newPage()
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
    await page.clock.install()
    await page.goto("/wallet")
    await alive(page)
    const copied = page.getByText(wallet.address.copied, { exact: true })
    expect(await copied.isVisible()).toBe(false)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole("button", { name: wallet.address.copy }).click()
    await copied.waitFor()
    await picture(page, "wallet-copied")
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sampleAddress)
    await page.clock.runFor(1990)
    await copied.waitFor()
    await page.clock.runFor(20)
    expect(await copied.isVisible()).toBe(false)
  })

  test("when the browser forbids copying, the address is selected and the page says so", async () => {
    const page = await visitor.newPage()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined })
    })
    await page.goto("/wallet")
    await alive(page)
    await page.getByRole("button", { name: wallet.address.copy }).click()
    await page.getByText(wallet.address.failed).waitFor()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(sampleAddress)
    expect(await page.getByText(wallet.address.copied, { exact: true }).isVisible()).toBe(false)
  })
})

test.each(sampleOf("wallet", [320, 360, 1440]))(
  "every tab fits into %i px, and axe finds nothing",
  async (width) => {
    const page = await visitor.newPage({ width })
    const wrong: string[] = []
    for (const query of [
      "",
      "?range=all",
      "?tab=exchange",
      "?tab=exchange&pay=x",
      "?tab=stake&amount=487.35",
    ]) {
      await page.goto(`/wallet${query}`)
      await alive(page)
      for (const summary of await page.locator("main summary").all()) await summary.click()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (overflow > 0) wrong.push(`${query}: ${overflow} px too wide`)
      wrong.push(...(await axe(page)).map((finding) => `${query}: ${finding}`))
      if (width === 1440) await picture(page, `wallet${query.replaceAll(/\W+/g, "-")}`)
    }
    expect(wrong).toEqual([])
  },
)
