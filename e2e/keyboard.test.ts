import type { Locator, Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { detail, sampleOf } from "#test/sample.ts"
import { picture, signIn, until, useBrowser, useProduct } from "./harness.ts"
import { alive } from "./screens.ts"

// Keyboard behavior follows the ARIA Authoring Practices of the W3C. Keyboard-only journeys elsewhere: the wizard
// (registration.test.ts), the review and list shortcuts (back-office.test.ts), the wallet's fields (wallet.test.ts), the
// story dialog (community.test.ts), and Tab through every page (site.test.ts).
const product = useProduct()
const visitor = useBrowser(product)

const openPage = async (path: string, script: "none" | "elements", width = 1280) => {
  const page = await visitor.newPage({ width })
  await page.goto(path)
  await alive(page, { script })
  return page
}

/** Presses Tab until the target has the focus, and checks that the focus is visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const has = () => target.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < 150; stops++) {
    await page.keyboard.press("Tab")
    if (!(await has())) continue
    const ring = await target.evaluate((element) => getComputedStyle(element).outlineStyle)
    expect(ring, "a ring around the focus").not.toBe("none")
    return
  }
  expect.unreachable(`Tab never leads to ${target}`)
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)
const focusIsIn = (target: Locator) => target.evaluate((element) => element.contains(document.activeElement))

test("the first tab stop of a page skips the bar", async () => {
  const page = await openPage("/about", "elements")
  await page.keyboard.press("Tab")
  const href = await page.evaluate(() => document.activeElement?.getAttribute("href"))
  expect(href).toBe("#main")
  await page.keyboard.press("Enter")
  await page.keyboard.press("Tab")
  expect(await focusIsIn(page.getByRole("main"))).toBe(true)
})

test.each(sampleOf("opening a menu", ["Enter", "Space"]))(
  "the menu opens by %s, its links come next, and closing returns the focus",
  async (key) => {
    const page = await openPage("/merchants", "elements", 360)
    const opener = page.getByRole("button", { name: "Menu", exact: true })
    const menu = page.locator("#side-menu")
    await tabTo(page, opener)
    await page.keyboard.press(key)
    await menu.waitFor({ state: "visible" })
    await page.keyboard.press("Tab")
    expect(await focusIsIn(menu)).toBe(true)
    await page.keyboard.press("Escape")
    await menu.waitFor({ state: "hidden" })
    expect(await hasFocus(opener)).toBe(true)
  },
)

describe("a dialog", () => {
  test.each(sampleOf("opening a dialog", ["Enter", "Space"]))(
    "opens by %s, takes the focus, and returns it when Escape closes it",
    async (key) => {
      const page = await openPage("/wallet", "elements")
      const opener = page.locator("[commandfor]").first()
      const dialog = page.locator(`#${await opener.getAttribute("commandfor")}`)
      await tabTo(page, opener)
      await page.keyboard.press(key)
      await dialog.waitFor({ state: "visible" })
      expect(await focusIsIn(dialog)).toBe(true)
      await page.keyboard.press("Escape")
      await dialog.waitFor({ state: "hidden" })
      expect(await hasFocus(opener)).toBe(true)
    },
  )

  detail("gives the focus back when its own button closes it", async () => {
    const page = await openPage("/wallet", "elements")
    const opener = page.locator("[commandfor]").first()
    const dialog = page.locator(`#${await opener.getAttribute("commandfor")}`)
    await tabTo(page, opener)
    await page.keyboard.press("Enter")
    const close = dialog.getByRole("button", { name: "Close" })
    await until("the dialog has the focus", () => focusIsIn(dialog))
    if (!(await hasFocus(close))) await tabTo(page, close)
    await page.keyboard.press("Enter")
    await dialog.waitFor({ state: "hidden" })
    expect(await hasFocus(opener)).toBe(true)
  })
})

describe("a disclosure", () => {
  const disclosures = [
    ["/", "a question of the home page", "elements", "details[name=questions]"],
    ["/learn/blockchain", "a question of a lesson", "elements", "main details:not(.lesson-contents-small)"],
    ["/wallet", "the table of the chart", "elements", "main details"],
  ] as const
  test.each(sampleOf("a disclosure", disclosures))(
    "at %s, %s, opens and closes by Enter and by Space",
    async (path, _, script, selector) => {
      const page = await openPage(path, script)
      const details = page.locator(selector).filter({ visible: true }).first()
      const summary = details.locator("summary").first()
      const isOpen = () => details.evaluate((element: HTMLDetailsElement) => element.open)
      await tabTo(page, summary)
      for (const key of ["Enter", "Space"]) {
        await page.keyboard.press(key)
        expect(await isOpen()).toBe(true)
        await page.keyboard.press(key)
        expect(await isOpen()).toBe(false)
        expect(await hasFocus(summary)).toBe(true)
      }
    },
  )
})

describe("a menu", () => {
  const menus = [
    ["/events/ecosystem-overview", "the calendar menu", 1280, true],
    ["/events/ecosystem-overview", "the calendar menu", 360, false],
    ["/merchants", "the menu of narrow screens", 360, true],
    ["/admin", "the menu of the back office", 360, true],
  ] as const
  /** Opened by keyboard, and by mouse with the focus still on its button. */
  test.each(sampleOf("a menu", menus, 2))(
    "at %s, %s, is closed by Escape, which returns the focus to its button (%i px, script: %s)",
    async (path, what, width, javaScript) => {
      const page = await visitor.newPage({ width, javaScript })
      if (path === "/admin") await signIn(page)
      await page.goto(path)
      const button = page
        .getByRole("button", { name: what === "the calendar menu" ? "Add to Calendar" : "Menu", exact: true })
        .filter({ visible: true })
        .first()
      const open = page.locator(":popover-open")
      for (const isInside of [false, true]) {
        await button.focus()
        await page.keyboard.press("Enter")
        await open.waitFor()
        if (isInside) await page.keyboard.press("Tab")
        if (what === "the calendar menu") await picture(page, `menu-${path.replaceAll("/", "-")}`)
        await page.keyboard.press("Escape")
        await until("it is closed", async () => (await open.count()) === 0)
        expect(await hasFocus(button)).toBe(true)
      }
    },
  )
})

describe("the carousel", () => {
  detail("is stopped by Space, moved by Enter, and keeps the focus on its button", async () => {
    const page = await openPage("/about", "elements")
    const carousel = page.locator("site-carousel[data-every]").first()
    const stop = carousel.getByRole("button", { name: "Pause" })
    await tabTo(page, stop)
    await page.keyboard.press("Space")
    const current = () => carousel.locator("[aria-current=true]").getAttribute("aria-label")
    const before = await current()
    const next = carousel.getByRole("button", { name: "Next" })
    await tabTo(page, next)
    await page.keyboard.press("Enter")
    await until("another slide is there", async () => (await current()) !== before)
    expect(await hasFocus(next)).toBe(true)
  })
})

test("the assistant opens by Enter with the focus inside, and returns it when closed", async () => {
  const page = await openPage("/learn", "elements")
  const opener = page.locator(".site-bar [data-open]")
  const panel = page.locator("assistant-widget [popover]")
  await tabTo(page, opener)
  await page.keyboard.press("Enter")
  await panel.waitFor({ state: "visible" })
  await until("the focus is inside", () => focusIsIn(panel))
  await tabTo(page, panel.getByRole("button", { name: /Close/ }))
  await page.keyboard.press("Enter")
  await panel.waitFor({ state: "hidden" })
  await until("the button has the focus again", () => hasFocus(opener))
})

detail("the name of an icon goes away by Escape, and comes back with the focus", async () => {
  const page = await openPage("/", "elements")
  const host = page.locator(".tooltip-host").filter({ visible: true }).first()
  const tooltip = host.locator(".tooltip")
  const isSeen = () => tooltip.isVisible()
  await tabTo(page, host.locator("button, a").first())
  await until("the name is there", isSeen)
  await page.keyboard.press("Escape")
  await until("it is away", async () => !(await isSeen()))
  await page.keyboard.press("Tab")
  await page.keyboard.press("Shift+Tab")
  await until("it is back", isSeen)
})

detail("the search of the directory is typed, sent and cleared by keyboard", async () => {
  const page = await openPage("/merchant-directory", "elements")
  const search = page.getByRole("searchbox").first()
  await tabTo(page, search)
  await page.keyboard.type("nothing of the kind")
  await page.keyboard.press("Enter")
  await page.waitForURL(/q=nothing/)
  expect(await hasFocus(search)).toBe(true)
})

test("a lesson can be finished by answering its questions by keyboard", async () => {
  const page = await openPage("/learn/blockchain", "elements")
  const done = page.locator("lesson-progress [data-done]")
  expect(await done.isVisible()).toBe(false)
  for (const answer of await page.locator("details[data-right]").all()) {
    await tabTo(page, answer.locator("summary"))
    await page.keyboard.press("Enter")
  }
  await until("the mark is there", () => done.isVisible())
})
