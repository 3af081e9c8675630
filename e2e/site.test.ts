import { brotliDecompressSync, constants } from "node:zlib"
import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { directoryPageSize } from "#app/listings/options.ts"
import routeTable from "#app/routes.ts"
import { directoryContent } from "#content/en/directory.ts"
import { site } from "#content/en/site.ts"
import { detail, sampleOf } from "#test/sample.ts"
import { axe, hydrated, picture, setStage, signIn, until, useBrowser, useProduct } from "./harness.ts"
import { faultsOfLargeText } from "./layout.ts"
import { addScreenRows, adminScreens, notScreens, publicScreens } from "./screens.ts"
import { documentBytes, send } from "./weight.ts"

const product = useProduct()
const visitor = useBrowser(product)

beforeAll(() => addScreenRows(product))

test("the page crawls visit every route", async () => {
  type Entry = { path?: string; children?: Entry[]; index?: boolean }
  const patterns = (entries: Entry[], parent = ""): string[] =>
    entries.flatMap(({ path, children }) => {
      const full = [parent, path].filter(Boolean).join("/")
      return children ? patterns(children, full) : [full]
    })
  const known = [...Object.keys(publicScreens), ...Object.keys(adminScreens), ...notScreens]
  expect(known.sort()).toEqual(patterns((await routeTable) as Entry[]).sort())
})

describe("the menu of narrow screens", () => {
  const menu = (page: Page) => page.locator("#side-menu")
  const open = (page: Page) => page.getByRole("button", { name: "Menu", exact: true }).click()
  const isOpen = (page: Page) => menu(page).evaluate((element) => element.matches(":popover-open"))

  test.each([true, false])(
    "opens by its button, and closes by its button, the backdrop and Escape (script: %s)",
    async (javaScript) => {
      const page = await visitor.newPage({ width: 360, javaScript })
      await page.goto("/merchants")
      expect(await isOpen(page)).toBe(false)
      await open(page)
      expect(await isOpen(page)).toBe(true)
      expect(await menu(page).evaluate((element: HTMLElement) => element.offsetWidth)).toBe(256)
      await menu(page).getByRole("button", { name: "Close" }).click()
      expect(await isOpen(page)).toBe(false)
      await open(page)
      await page.mouse.click(20, 400)
      expect(await isOpen(page)).toBe(false)
      await open(page)
      await page.keyboard.press("Escape")
      expect(await isOpen(page)).toBe(false)
      expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Menu")
      await open(page)
      await menu(page).getByRole("link").first().click()
      expect(await isOpen(page)).toBe(false)
    },
  )

  detail("passes axe while it is open, and gives way to the row of links on wide screens", async () => {
    const page = await visitor.newPage({ width: 360 })
    await page.goto("/merchants")
    await open(page)
    expect(await axe(page)).toEqual([])
    await picture(page, "state-menu-open")
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.reload()
    expect(await page.getByRole("button", { name: "Menu", exact: true }).isVisible()).toBe(false)
    expect(await page.getByRole("navigation", { name: "Main" }).getByRole("link").count()).toBeGreaterThan(0)
  })

  detail("is all within the window of a small phone with text at twice its size", async () => {
    const page = await visitor.newPage({ width: 320 })
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto("/merchants")
    await open(page)
    expect(await faultsOfLargeText(page)).toEqual([])
  })
})

test.each(sampleOf("the bar", ["no-preference", "reduce"] as const))(
  "the bar is transparent at the top of a page and dark after scrolling more than 20 px (motion: %s)",
  async (reducedMotion) => {
    const page = await visitor.newPage()
    await page.emulateMedia({ reducedMotion })
    await page.goto("/terms")
    const alpha = async () => {
      const colour = await page.getByRole("banner").evaluate((bar) => getComputedStyle(bar).backgroundColor)
      return Number(colour.match(/rgba\(.*, ([\d.]+)\)/)?.[1] ?? 1)
    }
    // With reduced motion it may be dark from the start; text under it always needs the dark background.
    if (reducedMotion === "no-preference") expect(await alpha()).toBe(0)
    const scrollTo = async (top: number) => {
      await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top)
      await until("the page has moved", () => page.evaluate((top) => window.scrollY === top, top))
    }
    await scrollTo(21)
    await until("the bar is a cloth", async () => (await alpha()) > 0.8)
    await scrollTo(20)
    if (reducedMotion === "no-preference") await until("the bar is clear", async () => (await alpha()) === 0)
    await page.mouse.wheel(0, 300)
    await until("the page has moved", () => page.evaluate(() => window.scrollY > 20))
    await until("the bar is a cloth", async () => (await alpha()) > 0.8)
  },
)

test("changing the theme keeps typed text: by draft in the wizard, in place in admin pages", async () => {
  const page = await visitor.newPage()
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  const type = async (path: string, name: string) => {
    await page.goto(path)
    await hydrated(page)
    await page.fill(`main [name="${name}"]`, "Kente House")
    await page.getByRole("button", { name: site.theme.names.dark, exact: true }).first().click()
    await until("it is night", async () => (await ground()) === "dark")
    await hydrated(page)
    expect(await page.inputValue(`main [name="${name}"]`)).toBe("Kente House")
  }
  await type("/merchant-register", "businessName")
  await page.context().clearCookies()
  await signIn(page)
  expect(await ground()).toBe("light")
  await type("/admin/events/new", "title")
})

describe("transfer sizes", () => {
  const addressOf = (path: string) => new URL(path, product.origin)

  test("the directory meets its budget with a page full of cards", async () => {
    await setStage(product, "preview")
    const page = await visitor.newPage()
    await page.goto("/merchant-directory")
    expect(await page.getByRole("link", { name: /^Visit Store/ }).count()).toBe(directoryPageSize)
    expect(await page.getByText(directoryContent.comingSoon, { exact: true }).count()).toBe(directoryPageSize)
    const [{ name, value } = { name: "", value: "" }] = await page.context().cookies()
    // The second one includes its map.
    for (const [path, kilobytes] of [
      ["/merchant-directory", 14],
      ["/merchant-directory/in/us", 16],
    ] as const) {
      expect(await documentBytes(addressOf(path), `${name}=${value}`), path).toBeLessThanOrEqual(
        kilobytes * 1024,
      )
      expect(await documentBytes(addressOf(path)), `${path} with its style`).toBeLessThanOrEqual(24 * 1024)
    }
  })

  /** Everything on the first screen: each text and each picture with its position. */
  const firstScreen = (page: Page) =>
    page.evaluate(async () => {
      await document.fonts.ready
      const found: string[] = []
      const note = (what: string, { left, top, width, height }: DOMRect) => {
        if (width > 1 && height > 1 && top < innerHeight)
          found.push(
            [what, left, top, width, height]
              .map((part) => (typeof part === "number" ? Math.round(part) : part))
              .join(" "),
          )
      }
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const range = document.createRange()
        range.selectNode(node)
        if (node instanceof Text && node.data.trim()) note(node.data, range.getBoundingClientRect())
        else if (node instanceof Element && /^(img|svg|input|select|button)$/i.test(node.tagName))
          note(node.tagName, node.getBoundingClientRect())
      }
      return found
    })

  test.each(["/", "/merchant-directory", "/learn/blockchain"])(
    "the first 14 KB of %s contain its critical CSS and all of its first screen",
    async (path) => {
      const { head, body, headers } = await send(addressOf(path))
      const flight = brotliDecompressSync(body.subarray(0, 14 * 1024 - head), {
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
      })
      const page = await visitor.newPage({ width: 412, height: 823, javaScript: false })
      await page.goto(path)
      const whole = await firstScreen(page)
      expect(whole.length).toBeGreaterThan(5)
      const { "content-encoding": _, "content-length": __, ...kept } = headers
      await page.context().route(`**${path}`, (route) => route.fulfill({ body: flight, headers: kept }))
      await page.goto(path)
      expect(await firstScreen(page)).toEqual(whole)
    },
  )
})
