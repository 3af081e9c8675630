import { request } from "node:http"
import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { directoryPageSize } from "#app/features/merchants/options.ts"
import routeTable from "#app/routes.ts"
import { merchantContent } from "#content/en/merchants.ts"
import { axe, picture, setStage, signIn, until, useBrowser, useProduct } from "./harness.ts"
import {
  addScreenRows,
  adminScreens,
  alive,
  elements,
  notScreens,
  publicScreens,
  type Screen,
} from "./screens.ts"

const product = useProduct()
const visitor = useBrowser(product)

beforeAll(() => addScreenRows(product))

test("the sweep below visits every route", async () => {
  type Entry = { path?: string; children?: Entry[]; index?: boolean }
  const patterns = (entries: Entry[], parent = ""): string[] =>
    entries.flatMap(({ path, children }) => {
      const full = [parent, path].filter(Boolean).join("/")
      return children ? patterns(children, full) : [full]
    })
  const known = [...Object.keys(publicScreens), ...Object.keys(adminScreens), ...notScreens]
  expect(known.sort()).toEqual(patterns((await routeTable) as Entry[]).sort())
})

/** What search engines, screen readers and narrow windows ask of a document, one line for each thing that is missing. */
async function lookAt(
  page: Page,
  screen: Screen,
  titles: Map<string, string>,
  isPublic: boolean,
): Promise<string[]> {
  const wrong: string[] = []
  const must = (isSo: boolean, what: string) => {
    if (!isSo) wrong.push(`${screen.path}: ${what}`)
  }
  const scripts: string[] = []
  const listen = (sent: { resourceType(): string; url(): string }) => {
    if (sent.resourceType() === "script") scripts.push(new URL(sent.url()).pathname)
  }
  page.on("request", listen)
  const answer = await page.goto(screen.path)
  await alive(page, screen)
  page.off("request", listen)
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    must(overflow <= 0, `${overflow} px wider than a window of ${width} px`)
  }
  const seen = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    h1: document.querySelectorAll("h1").length,
    main: document.querySelectorAll("main").length,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>("meta[name=description]")?.content,
    canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
  }))
  must(answer?.status() === (screen.status ?? 200), `status ${answer?.status()}`)
  must(seen.lang === "en", "no language")
  must(seen.h1 === 1, `${seen.h1} main headings`)
  must(seen.main === 1, `${seen.main} main landmarks`)
  must(seen.title.length > 10, `title '${seen.title}'`)
  const twin = titles.get(seen.title)
  must(twin === undefined || twin === screen.path, `the title of ${twin}`)
  titles.set(seen.title, screen.path)
  if (isPublic) must((seen.description?.length ?? 0) > 10, `description '${seen.description}'`)
  const canonical = screen.canonical ? product.origin + screen.path : undefined
  must(seen.canonical === canonical, `canonical ${seen.canonical}`)
  const allowed =
    screen.script !== "none" || scripts.every((path) => screen.status === 404 && path === "/not-found.js")
  must(allowed, `script on a text page: ${scripts}`)
  return wrong
}

const name = (pattern: string) => pattern.replaceAll(/\W+/g, "-") || "home"

test("every public page has its heading, its title and its description, and fits into windows of all widths", async () => {
  visitor.expectProblem(/404/)
  const page = await visitor.newPage()
  const titles = new Map<string, string>()
  const wrong: string[] = []
  for (const stage of ["coming soon", "preview"] as const) {
    await setStage(product, stage)
    wrong.push(...(await lookAt(page, { path: "/merchant-directory", ...elements }, titles, true)))
  }
  await setStage(product, "live")
  for (const [pattern, screen] of Object.entries(publicScreens)) {
    wrong.push(...(await lookAt(page, screen, titles, true)))
    await picture(page, `page-${name(pattern)}`)
  }
  expect(wrong).toEqual([])
})

test("every screen of the back office does too", async () => {
  const page = await visitor.newPage()
  await signIn(page)
  const titles = new Map<string, string>()
  const wrong: string[] = []
  for (const [pattern, screen] of Object.entries(adminScreens)) {
    wrong.push(...(await lookAt(page, screen, titles, false)))
    await picture(page, `page-${name(pattern)}`)
  }
  expect(wrong).toEqual([])
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
})

test.each(["no-preference", "reduce"] as const)(
  "the bar is clear at the top of a page and a dark cloth once it has moved 20 px (motion: %s)",
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
    await page.mouse.wheel(0, 300)
    await until("the page has moved", () => page.evaluate(() => window.scrollY > 20))
    await until("the bar is a cloth", async () => (await alpha()) > 0.8)
  },
)

describe("the keyboard's focus", () => {
  /** Goes through the page by one key; tells each element on which the focus cannot be seen. */
  async function hiddenStops(
    page: Page,
    key: "Tab" | "Shift+Tab",
  ): Promise<{ stops: number; hidden: string[] }> {
    const hidden: string[] = []
    for (let stops = 0; ; stops++) {
      await page.keyboard.press(key)
      const stop = await page.evaluate((key) => {
        const element = document.activeElement
        if (!element || element === document.body) return undefined
        // A date has several stops, for its day, month and year.
        if (
          element.matches("[type=date], [type=time], [type=datetime-local]") &&
          element.matches("[data-last]")
        )
          return "inside"
        for (const last of document.querySelectorAll("[data-last]")) last.removeAttribute("data-last")
        element.setAttribute("data-last", "")
        if (element.getAttribute("data-passed") === key) return undefined
        element.setAttribute("data-passed", key)
        const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
        const left = Math.max(box.left, 0)
        const right = Math.min(box.right, window.innerWidth)
        const top = Math.max(box.top, 0)
        const bottom = Math.min(box.bottom, window.innerHeight)
        const isOnTop = (x: number, y: number) => {
          const hit = document.elementFromPoint(x, y)
          return hit !== null && (element.contains(hit) || hit.contains(element))
        }
        const centre = (left + right) / 2
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return {
          what: element.outerHTML.slice(0, 120),
          isVisible:
            bottom - top >= Math.min(24, box.height) - 1 &&
            isOnTop(centre, (top + bottom) / 2) &&
            isOnTop(centre, top + 1),
          hasRing: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
        }
      }, key)
      // Past the last element, in the browser's own bar, or round to the first one.
      if (!stop) return { stops, hidden }
      if (stop === "inside") {
        stops--
        continue
      }
      if (!stop.isVisible) hidden.push(`covered after ${key}: ${stop.what}`)
      if (!stop.hasRing) hidden.push(`no ring: ${stop.what}`)
    }
  }

  test.each([
    ["public", 360, "Tab"],
    ["public", 360, "Shift+Tab"],
    ["public", 1440, "Tab"],
    ["public", 1440, "Shift+Tab"],
    ["staff's", 360, "Tab"],
    ["staff's", 360, "Shift+Tab"],
    ["staff's", 1440, "Tab"],
    ["staff's", 1440, "Shift+Tab"],
  ] as const)(
    "is seen on %s pages of %i px wherever %s leads, and never under the bar",
    async (whose, width, key) => {
      visitor.expectProblem(/404/)
      const page = await visitor.newPage({ width, height: 640 })
      if (whose === "staff's") await signIn(page)
      const hidden: string[] = []
      for (const { path, script } of Object.values(whose === "public" ? publicScreens : adminScreens)) {
        await page.goto(path)
        await alive(page, { script })
        if (key === "Shift+Tab") await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        const found = await hiddenStops(page, key)
        expect(found.stops, path).toBeGreaterThanOrEqual(await page.locator("a[href]:visible").count())
        hidden.push(...found.hidden.map((stop) => `${path}: ${stop}`))
      }
      expect(hidden).toEqual([])
    },
  )
})

test("text at twice its size still fits into the window", async () => {
  visitor.expectProblem(/404/)
  const page = await visitor.newPage({ width: 1280 })
  const wide: string[] = []
  const visit = async ({ path }: Screen) => {
    await page.goto(path)
    const overflow = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%"
      return document.documentElement.scrollWidth - document.documentElement.clientWidth
    })
    if (overflow > 0) wide.push(`${path}: ${overflow} px`)
  }
  for (const screen of Object.values(publicScreens)) await visit(screen)
  expect(wide).toEqual([])
})

describe("over the wire", () => {
  /** Bytes of a body as the server sends it to a browser that reads brotli. */
  function bytesOf(path: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const headers = { "accept-encoding": "br, gzip", accept: "text/html" }
      request(new URL(path, product.origin), { headers }, (answer) => {
        let bytes = 0
        answer.on("data", (chunk: Buffer) => {
          bytes += chunk.length
        })
        answer.on("end", () => resolve(bytes))
      })
        .on("error", reject)
        .end()
    })
  }

  /** Every file a first visit asks for, by kind, in bytes. */
  async function weigh({ path, script }: Screen) {
    const page = await visitor.newPage()
    const files: { type: string; path: string }[] = []
    page.on("request", (sent) =>
      files.push({ type: sent.resourceType(), path: new URL(sent.url()).pathname }),
    )
    await page.goto(path)
    await alive(page, { script })
    await page.evaluate(() => document.fonts.ready)
    const html = await bytesOf(path)
    const sizes = await Promise.all(
      files.slice(1).map(async (file) => ({ ...file, bytes: await bytesOf(file.path) })),
    )
    const total = (type?: string) =>
      sizes.filter((file) => !type || file.type === type).reduce((sum, file) => sum + file.bytes, 0)
    return {
      html,
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
      const { path, script, status } = screen
      const weight = await weigh(screen)
      expect(weight.html, `document of ${path}`).toBeLessThanOrEqual(14 * kilobyte)
      expect(weight.styles, `styles of ${path}`).toHaveLength(1)
      expect(weight.styles[0]?.bytes, `style of ${path}`).toBeLessThanOrEqual(14 * kilobyte)
      expect(weight.fonts.length, `fonts of ${path}`).toBeLessThanOrEqual(1)
      expect(weight.fonts[0]?.bytes ?? 0, `font of ${path}`).toBeLessThanOrEqual(14 * kilobyte)
      const budget = { hydrated: 110 * kilobyte, elements: 8 * kilobyte, none: status === 404 ? 100 : 0 }
      expect(weight.script, `script of ${path}`).toBeLessThanOrEqual(budget[script])
      if (path === "/") expect(weight.everything).toBeLessThanOrEqual(220 * kilobyte)
    }
  })

  test("no script begins to load before its page has been painted", async () => {
    visitor.expectProblem(/404/)
    const page = await visitor.newPage()
    const screens = Object.values(publicScreens).filter(({ script }) => script !== "none")
    expect(screens.length).toBeGreaterThan(10)
    for (const screen of screens) {
      await page.goto(screen.path)
      const script = await page.waitForFunction(() =>
        performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".js")),
      )
      const painted = await page.evaluate(
        () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      )
      const begun = await script.evaluate((entry) => entry?.startTime)
      expect(begun, screen.path).toBeGreaterThanOrEqual(painted)
    }
  })

  test("the directory keeps to its budget with a page full of cards", async () => {
    const page = await visitor.newPage()
    await page.goto("/merchant-directory")
    expect(await page.getByRole("link", { name: /^Visit Store/ }).count()).toBe(directoryPageSize)
    expect(await page.getByText(merchantContent.directory.comingSoon, { exact: true }).count()).toBe(
      directoryPageSize,
    )
    expect(await bytesOf("/merchant-directory")).toBeLessThanOrEqual(14 * 1024)
  })
})
