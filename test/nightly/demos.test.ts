import type { Locator, Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { askContent } from "#content/en/ask.ts"
import { demos } from "#content/en/demos.ts"
import { walletLinks } from "#content/en/wallet-links.ts"
import { axe, picture, until, useBrowser, useProduct } from "#e2e/harness.ts"

const product = useProduct()
const visitor = useBrowser(product)

async function stopClock(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

/** The findings of axe, which needs a running clock. No demo may be playing at this point. */
async function axeWithClock(page: Page): Promise<string[]> {
  const pause = page.getByRole("button", { name: "Pause" })
  while ((await pause.count()) > 0) await pause.first().click()
  await page.clock.resume()
  return axe(page)
}

/**
 * Resolves when the page has noticed that an element is visible: the page's own observers are older and run first in the
 * same frame.
 */
const noticed = (what: Locator) =>
  what.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect()
          resolve()
        }).observe(element)
      }),
  )

/** Opens a page whose timers a test advances by hand. Visibility is still detected in real time. */
async function openWithClock(path: string, options: Parameters<typeof visitor.newPage>[0] = {}) {
  const page = await visitor.newPage(options)
  await stopClock(page)
  await page.goto(path)
  await noticed(page.locator("body"))
  return page
}

describe("the demo carousel of the home page", () => {
  const current = (page: Page) =>
    page.locator("site-carousel [role=group]:not([inert])").getAttribute("aria-label")
  const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()

  test("moves in both directions and directly to a slide, and ignores presses for 500 ms", async () => {
    const page = await openWithClock("/")
    expect(await current(page)).toBe("1 of 3: Wallet")
    await press(page, "Previous")
    expect(await current(page)).toBe("3 of 3: Assistant")
    await page.clock.runFor(400)
    await press(page, "Next")
    expect(await current(page)).toBe("3 of 3: Assistant")
    await page.clock.runFor(200)
    await press(page, "Next")
    expect(await current(page)).toBe("1 of 3: Wallet")
    await page.clock.runFor(600)
    await press(page, "Show Exchange")
    expect(await current(page)).toBe("2 of 3: Exchange")
    expect(await page.getByRole("button", { name: "Show Exchange" }).getAttribute("aria-current")).toBe(
      "true",
    )
    await until("the slide is in view", () =>
      page.locator("#demos").evaluate((strip) => Math.abs(strip.scrollLeft - strip.clientWidth) < 2),
    )
    expect(await axeWithClock(page)).toEqual([])
    await picture(page, "state-carousel-exchange")
    await press(page, "Show Assistant")
    expect(await axe(page)).toEqual([])
    await picture(page, "state-carousel-assistant")
  })

  test("follows a swipe, and keeps hidden slides out of the tab order", async () => {
    const page = await openWithClock("/", { width: 360 })
    await page
      .locator("#demos")
      .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: "instant" }))
    await until("the second slide is current", async () => (await current(page)) === "2 of 3: Exchange")
    const reachable = await page.locator("site-carousel input").evaluateAll((inputs) =>
      inputs.map((input) => {
        ;(input as HTMLElement).focus()
        return document.activeElement === input
      }),
    )
    expect(reachable).toEqual([true, true])
    await press(page, "Next")
    expect(
      await page
        .locator("#demos input")
        .first()
        .evaluate((input) => input.closest("[inert]") !== null),
    ).toBe(true)
  })

  test("is a row of all three slides without script", async () => {
    const page = await visitor.newPage({ javaScript: false, width: 360 })
    await page.goto("/")
    expect(await page.locator("#demos [role=group]").count()).toBe(3)
    expect(await page.getByRole("button", { name: "Next", exact: true }).isVisible()).toBe(false)
    expect(await page.locator("#demos").evaluate((strip) => strip.scrollWidth / strip.clientWidth)).toBe(3)
  })
})

describe("the slideshow of inner pages", () => {
  const current = (page: Page) =>
    page
      .locator("site-carousel [role=group]")
      .evaluateAll((slides) => slides.findIndex((slide) => !(slide as HTMLElement).inert))

  test("advances every 8000 ms, can be paused, and continues from there", async () => {
    const page = await openWithClock("/about")
    await page.clock.runFor(7900)
    expect(await current(page)).toBe(0)
    await page.clock.runFor(200)
    expect(await current(page)).toBe(1)
    await page.getByRole("button", { name: "Pause" }).click()
    await page.clock.runFor(60_000)
    expect(await current(page)).toBe(1)
    await page.getByRole("button", { name: "Play" }).click()
    await page.mouse.move(5, 600)
    await page.getByRole("button", { name: "Pause" }).blur()
    await page.clock.runFor(8100)
    expect(await current(page)).toBe(2)
    await page.clock.runFor(8100)
    expect(await current(page)).toBe(0)
  })

  test("pauses while it is not visible", async () => {
    const page = await openWithClock("/about")
    await page.clock.runFor(1000)
    await page.mouse.wheel(0, 3000)
    await until("it is out of sight", () =>
      page.locator("site-carousel").evaluate((element) => element.getBoundingClientRect().bottom < 0),
    )
    await noticed(page.locator("site-carousel"))
    await page.clock.runFor(60_000)
    expect(await current(page)).toBe(0)
  })

  test("does not move with reduced motion, and says that it can", async () => {
    const page = await visitor.newPage()
    await page.emulateMedia({ reducedMotion: "reduce" })
    await stopClock(page)
    await page.goto("/about")
    await page.getByRole("button", { name: "Play" }).waitFor()
    await page.clock.runFor(60_000)
    expect(await current(page)).toBe(0)
  })
})

describe("the conversation of /learn", () => {
  const states = (page: Page) =>
    page
      .locator("chat-demo [data-message]")
      .evaluateAll((messages) => messages.map((message) => (message as HTMLElement).dataset.state).join(" "))

  async function openChat(options = {}) {
    const page = await openWithClock("/learn", options)
    await page.locator("chat-demo").scrollIntoViewIfNeeded()
    await noticed(page.locator("chat-demo"))
    return page
  }

  test("types and shows its seven messages one at a time, and starts over", async () => {
    const page = await openChat()
    expect(await states(page)).toBe(`typing${" waiting".repeat(6)}`)
    await page.clock.runFor(1500)
    expect(await states(page)).toBe(`shown${" waiting".repeat(6)}`)
    await page.clock.runFor(1000)
    expect(await states(page)).toBe(`shown typing${" waiting".repeat(5)}`)
    await page.clock.runFor(800)
    expect(await states(page)).toBe(`shown shown${" waiting".repeat(5)}`)
    await page.clock.runFor(11_100)
    expect(await states(page)).toBe(`shown${" shown".repeat(6)}`)
    await picture(page, "state-chat-complete")
    await page.clock.runFor(4900)
    expect(await states(page)).toBe(`shown${" shown".repeat(6)}`)
    await page.clock.runFor(200)
    expect(await states(page)).toBe(`typing${" waiting".repeat(6)}`)
    await page.clock.runFor(2500)
    expect(await axeWithClock(page)).toEqual([])
  })

  test.each([360, 1440])(
    "has one box of at most 480 px, the newest message at its bottom, a pattern above the first, and moves nothing (window of %i px)",
    async (width) => {
      const page = await openChat({ width })
      await page.evaluate(() => {
        const moved: number[] = []
        Object.assign(window, { moved })
        new PerformanceObserver((list) =>
          moved.push(
            ...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value),
          ),
        ).observe({ type: "layout-shift" })
      })
      const look = () =>
        page.locator("chat-demo").evaluate((demo) => {
          const box = demo.querySelector(".chat-box") as HTMLElement
          const list = demo.querySelector("ol") as HTMLElement
          const messages = [...list.children].filter(
            (message) => (message as HTMLElement).dataset.state !== "waiting",
          )
          return {
            height: demo.getBoundingClientRect().height,
            room: box.getBoundingClientRect().bottom - (messages.at(-1)?.getBoundingClientRect().bottom ?? 0),
            // The list begins with the pattern, and is never shorter than its box.
            isFull: list.getBoundingClientRect().top <= box.getBoundingClientRect().top,
          }
        })
      const { height } = await look()
      expect(height).toBeLessThanOrEqual(480)
      for (const ms of [1500, 1000, 800, 1000, 1500, 1000, 800, 1000, 1500, 1000, 800, 1000, 1500, 5000]) {
        const seen = await look()
        expect(seen).toEqual({ height, room: expect.any(Number), isFull: true })
        expect(seen.room).toBeLessThan(20)
        await page.clock.runFor(ms)
      }
      expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([])
      expect(await axeWithClock(page)).toEqual([])
    },
  )

  test("can be scrolled from its first message on, by keyboard too, when it does not play", async () => {
    const plain = await visitor.newPage({ javaScript: false, width: 360 })
    const still = await visitor.newPage({ width: 360 })
    await still.emulateMedia({ reducedMotion: "reduce" })
    for (const page of [plain, still]) {
      await page.goto("/learn")
      const box = page.locator("chat-demo .chat-box")
      const isInside = (text: string) =>
        box.evaluate((box, text) => {
          const bubble = [...box.querySelectorAll("li")].find((one) => one.textContent?.includes(text))
          const [outer, inner] = [box.getBoundingClientRect(), bubble?.getBoundingClientRect()]
          return inner !== undefined && inner.top >= outer.top && inner.bottom <= outer.bottom
        }, text)
      const [first, last] = [demos.chat.messages[0].text, demos.chat.messages[6].text]
      expect([await isInside(first), await isInside(last)]).toEqual([true, false])
      expect((await page.locator("chat-demo").boundingBox())?.height).toBeLessThanOrEqual(480)
      await box.focus()
      await page.keyboard.press("End")
      await until("its end is in sight", () => isInside(last))
    }
  })

  test("is complete without script and with reduced motion", async () => {
    const plain = await visitor.newPage({ javaScript: false })
    const still = await visitor.newPage()
    await still.emulateMedia({ reducedMotion: "reduce" })
    for (const page of [plain, still]) {
      await page.goto("/learn")
      for (const { text } of demos.chat.messages) {
        const bubble = page.locator("chat-demo").getByText(text)
        expect(
          await bubble.evaluate((element) => getComputedStyle(element.closest("li") ?? element).opacity),
        ).toBe("1")
      }
    }
  })
})

describe("the floating assistant", () => {
  test("opens, minimizes, returns, clears its text, and closes", async () => {
    const page = await visitor.newPage()
    await page.goto("/learn")
    await until("the elements are alive", async () => (await page.locator(":not(:defined)").count()) === 0)
    const panel = page.locator("#assistant-panel")
    await page.getByRole("button", { name: askContent.panel.open }).click()
    const box = await panel.boundingBox()
    expect([box?.width, box?.height]).toEqual([350, 500])
    await panel.getByText(askContent.panel.greeting).waitFor()
    const input = panel.getByRole("textbox")
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await axe(page)).toEqual([])
    await picture(page, "state-assistant-open")
    await input.fill("   ")
    await input.press("Enter")
    expect(await input.inputValue()).toBe("")
    await input.fill("Once more")
    await panel.getByRole("button", { name: askContent.panel.send }).click()
    expect(await input.inputValue()).toBe("")
    await panel.getByRole("button", { name: askContent.panel.minimise }).click()
    expect(await panel.getByText(askContent.panel.greeting).isVisible()).toBe(false)
    expect((await panel.boundingBox())?.height).toBeLessThan(80)
    expect(await axe(page)).toEqual([])
    await panel.getByRole("button", { name: askContent.panel.restore }).click()
    await panel.getByText(askContent.panel.greeting).waitFor()
    await input.fill("Left behind")
    await panel.getByRole("button", { name: askContent.panel.close }).click()
    expect(await panel.isVisible()).toBe(false)
    await page.getByRole("button", { name: askContent.panel.open }).click()
    expect(await input.inputValue()).toBe("")
    expect(new URL(page.url()).search).toBe("")
  })
})

describe("the checkout of /merchants", () => {
  const label = (page: Page) =>
    page.locator("checkout-demo [data-step]").evaluateAll((labels) =>
      labels
        .filter((element) => getComputedStyle(element).visibility === "visible")
        .map((element) => element.textContent)
        .join(),
    )

  test("goes through its six labels, shows the payment for 4000 ms, and starts over", async () => {
    const page = await openWithClock("/merchants")
    await page.locator("checkout-demo").scrollIntoViewIfNeeded()
    await noticed(page.locator("checkout-demo"))
    for (const step of demos.checkout.steps) {
      expect(await label(page)).toBe(step)
      await page.clock.runFor(2000)
    }
    expect(await label(page)).toBe("")
    await page.getByText("Payment Successful!").waitFor()
    await picture(page, "state-checkout-paid")
    await page.clock.runFor(3900)
    await page.getByText("Payment Successful!").waitFor()
    await page.clock.runFor(200)
    expect(await page.getByText("Payment Successful!").isVisible()).toBe(false)
    expect(await label(page)).toBe("Pay Now")
  })

  test("shows its receipt until the visitor closes it", async () => {
    const page = await openWithClock("/merchants")
    await page.locator("checkout-demo").scrollIntoViewIfNeeded()
    await noticed(page.locator("checkout-demo"))
    await page.clock.runFor(12_100)
    await page.getByRole("button", { name: "View Receipt" }).click()
    const receipt = page.getByRole("dialog", { name: demos.checkout.receipt.heading })
    await receipt.getByText(demos.checkout.receipt.note).waitFor()
    await noticed(receipt)
    await page.clock.runFor(60_000)
    await receipt.waitFor()
    await page.keyboard.press("Escape")
    await receipt.waitFor({ state: "hidden" })
    await page.getByText("Payment Successful!").waitFor()
    expect(await axeWithClock(page)).toEqual([])
    await page.getByRole("button", { name: "View Receipt" }).click()
    expect(await axe(page)).toEqual([])
  })
})

describe.each([true, false])("the dialogs (script: %s)", (javaScript) => {
  test("open over the page, keep the focus inside, and close by their button and Escape", async () => {
    const page = await visitor.newPage({ javaScript })
    await page.goto("/wallet")
    const opener = page.getByRole("button", { name: walletLinks.download.open })
    await opener.click()
    const dialog = page.getByRole("dialog", { name: walletLinks.download.title })
    for (const { title } of Object.values(walletLinks.download.options))
      await dialog.getByText(title).first().waitFor()
    const leads = await dialog
      .getByRole("link")
      .evaluateAll((links) =>
        links
          .filter((link) => link.getAttribute("href")?.startsWith("http"))
          .map((link) => [link.getAttribute("target"), link.getAttribute("rel")].join()),
      )
    expect(leads).toEqual(Array(leads.length).fill("_blank,noopener"))
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press("Tab")
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
      )
      expect(isOutside).toBe(false)
    }
    if (javaScript) expect(await axe(page)).toEqual([])
    await dialog.getByRole("button", { name: "Close" }).click()
    await dialog.waitFor({ state: "hidden" })
    await page.getByRole("button", { name: walletLinks.exchanges.open }).click()
    const exchanges = page.getByRole("dialog", { name: walletLinks.exchanges.title })
    await exchanges.getByText(walletLinks.exchanges.note).waitFor()
    await page.keyboard.press("Escape")
    await exchanges.waitFor({ state: "hidden" })
    await opener.click()
    await page.mouse.click(4, 4)
    await dialog.waitFor({ state: "hidden" })
  })
})
