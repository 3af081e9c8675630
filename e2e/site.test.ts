import { request } from "node:http"
import { brotliDecompressSync, constants } from "node:zlib"
import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { directoryPageSize } from "#app/platform/business/options.ts"
import routeTable from "#app/routes.ts"
import { merchantContent } from "#content/en/merchants.ts"
import { site } from "#content/en/site.ts"
import { axe, hydrated, picture, setStage, signIn, until, useBrowser, useProduct } from "./harness.ts"
import { faultsOfLargeText } from "./layout.ts"
import { addScreenRows, adminScreens, alive, notScreens, publicScreens, type Screen } from "./screens.ts"

const product = useProduct()
const visitor = useBrowser(product)

beforeAll(() => addScreenRows(product))

test("the sweeps visit every route", async () => {
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
    "opens by its button, closes by its button, the backdrop and Escape (script: %s)",
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

  test("passes axe while it is open, and gives way to the row of links on wide screens", async () => {
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

  test("is all within the window of a small phone with text at twice its size", async () => {
    const page = await visitor.newPage({ width: 320 })
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto("/merchants")
    await open(page)
    expect(await faultsOfLargeText(page)).toEqual([])
  })
})

test.each(["no-preference", "reduce"] as const)(
  "the bar is clear at the top of a page and a dark cloth once it has moved more than 20 px (motion: %s)",
  async (reducedMotion) => {
    const page = await visitor.newPage()
    await page.emulateMedia({ reducedMotion })
    await page.goto("/terms")
    const alpha = async () => {
      const colour = await page.getByRole("banner").evaluate((bar) => getComputedStyle(bar).backgroundColor)
      return Number(colour.match(/rgba\(.*, ([\d.]+)\)/)?.[1] ?? 1)
    }
    // Without motion it may be the cloth from the start; the words under it must never be without one.
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

test("the switch of the theme keeps what was typed: the wizard by its draft, the back office by staying in its document", async () => {
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

describe("over the wire", () => {
  type Sent = { head: number; body: Buffer; headers: Record<string, string> }

  /** What the server sends to a browser that reads brotli. `head`: bytes of the status line and the headers. */
  function sent(path: string, cookie = ""): Promise<Sent> {
    return new Promise((resolve, reject) => {
      const headers = { "accept-encoding": "br, gzip", accept: "text/html", cookie }
      request(new URL(path, product.origin), { headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on("data", (chunk: Buffer) => chunks.push(chunk))
        answer.on("end", () =>
          resolve({
            head: answer.rawHeaders.reduce(
              (sum, part) => sum + part.length + 2,
              "HTTP/1.1 200 OK\r\n\r\n".length,
            ),
            body: Buffer.concat(chunks),
            headers: answer.headers as Record<string, string>,
          }),
        )
      })
        .on("error", reject)
        .end()
    })
  }
  const bytesOf = async (path: string, cookie?: string) => (await sent(path, cookie)).body.length

  /** Every file a first visit asks for, by kind, in bytes. `later`: the document of one who has its style. */
  async function weigh({ path, script }: Screen) {
    const page = await visitor.newPage()
    const files: { type: string; path: string }[] = []
    page.on("request", (sent) => {
      const { pathname, search } = new URL(sent.url())
      // The one that notes where the stylesheet is has no bytes; what tells of news goes on for as long as the page is open.
      const isCounted = search !== "?first-visit" && sent.resourceType() !== "eventsource"
      if (isCounted) files.push({ type: sent.resourceType(), path: pathname })
    })
    await page.goto(path)
    await alive(page, { script })
    await page.evaluate(() => document.fonts.ready)
    const cookies = await page.context().cookies()
    const html = await bytesOf(path)
    const later = await bytesOf(path, cookies.map(({ name, value }) => `${name}=${value}`).join("; "))
    const sizes = await Promise.all(
      files.slice(1).map(async (file) => ({ ...file, bytes: await bytesOf(file.path) })),
    )
    const total = (type?: string) =>
      sizes.filter((file) => !type || file.type === type).reduce((sum, file) => sum + file.bytes, 0)
    return {
      html,
      later,
      script: total("script"),
      styles: sizes.filter((file) => file.type === "stylesheet"),
      fonts: sizes.filter((file) => file.type === "font"),
      everything: html + total(),
    }
  }

  test("every public page keeps to its budget: document, style, script and fonts", async () => {
    visitor.expectProblem(/404/)
    await setStage(product, "preview")
    const kilobyte = 1024
    for (const screen of Object.values(publicScreens)) {
      const { path, script, status, document = 14 } = screen
      const weight = await weigh(screen)
      expect(weight.html, `document of ${path} with its style`).toBeLessThanOrEqual(
        (document + 10) * kilobyte,
      )
      expect(weight.later, `document of ${path}`).toBeLessThanOrEqual(document * kilobyte)
      expect(weight.styles, `styles of ${path}`).toHaveLength(1)
      expect(weight.styles[0]?.bytes, `style of ${path}`).toBeLessThanOrEqual(14 * kilobyte)
      expect(weight.fonts.length, `fonts of ${path}`).toBeLessThanOrEqual(1)
      expect(weight.fonts[0]?.bytes ?? 0, `font of ${path}`).toBeLessThanOrEqual(14 * kilobyte)
      const small = { places: 2 * kilobyte, module: 2 * kilobyte, none: status === 404 ? 100 : 0 }
      const budget = { hydrated: 110 * kilobyte, elements: 8 * kilobyte, ...small }
      expect(weight.script, `script of ${path}`).toBeLessThanOrEqual(budget[script])
      if (path === "/") expect(weight.everything).toBeLessThanOrEqual(60 * kilobyte)
    }
  })

  test("the directory keeps to its budget with a page full of cards", async () => {
    const page = await visitor.newPage()
    await page.goto("/merchant-directory")
    expect(await page.getByRole("link", { name: /^Visit Store/ }).count()).toBe(directoryPageSize)
    expect(await page.getByText(merchantContent.directory.comingSoon, { exact: true }).count()).toBe(
      directoryPageSize,
    )
    const [{ name, value } = { name: "", value: "" }] = await page.context().cookies()
    // The second one has its map.
    for (const [path, kilobytes] of [
      ["/merchant-directory", 14],
      ["/merchant-directory/in/us", 16],
    ] as const) {
      expect(await bytesOf(path, `${name}=${value}`), path).toBeLessThanOrEqual(kilobytes * 1024)
      expect(await bytesOf(path), `${path} with its style`).toBeLessThanOrEqual(24 * 1024)
    }
  })

  /** What stands on the first screen: each piece of text and each picture, with its place. */
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
    "the first 14 KB of %s hold its style and all of its first screen",
    async (path) => {
      const { head, body, headers } = await sent(path)
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
