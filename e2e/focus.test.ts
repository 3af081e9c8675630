import type { Page } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { signIn, useBrowser, useProduct } from "./harness.ts"
import { addScreenRows, adminScreens, alive, publicScreens } from "./screens.ts"

const product = useProduct()
const visitor = useBrowser(product)

beforeAll(() => addScreenRows(product))

declare global {
  interface Window {
    focusStops: { all: Element[]; seen: Element[] }
  }
}

/** Collects where Tab leads, in its order: what can have the focus, and of each group of radios one. */
function findStops(): number {
  const isStop = (element: HTMLElement) => {
    if (element.tabIndex < 0 || element.matches(":disabled") || element.closest("[inert]")) return false
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    if (!(element instanceof HTMLInputElement && element.type === "radio")) return true
    const group = [...(element.form?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? [element])]
    const alike = group.filter(({ name }) => name === element.name)
    return element === (alike.find(({ checked }) => checked) ?? alike[0])
  }
  const candidates = document.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]",
  )
  window.focusStops = { all: [...candidates].filter(isStop), seen: [] }
  return window.focusStops.all.length
}

/** Gives each stop the focus as a key does, one after the other; tells on which of them it cannot be seen. */
function hiddenStops(isBackwards: boolean): string[] {
  const hidden: string[] = []
  const stops = window.focusStops.all as HTMLElement[]
  for (const element of isBackwards ? stops.toReversed() : stops) {
    element.focus({ focusVisible: true } as FocusOptions)
    const what = element.outerHTML.slice(0, 120)
    if (document.activeElement !== element) {
      hidden.push(`takes no focus: ${what}`)
      continue
    }
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
    const isVisible =
      bottom - top >= Math.min(24, box.height) - 1 &&
      isOnTop(centre, (top + bottom) / 2) &&
      isOnTop(centre, top + 1)
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const hasRing = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2
    if (!isVisible) hidden.push(`covered: ${what}`)
    if (!hasRing) hidden.push(`no ring: ${what}`)
  }
  return hidden
}

/** Notes where a key leads, from before the first stop to behind the last. */
function watchKeys(): void {
  const { seen } = window.focusStops
  window.addEventListener("focusin", ({ target }) => {
    // A date has several stops, for its day, month and year.
    if (target instanceof Element && seen.at(-1) !== target) seen.push(target)
  })
  const start = document.createElement("span")
  start.tabIndex = 0
  document.body.prepend(start)
  start.focus()
  start.remove()
  seen.length = 0
}

const widths = [360, 1440]

async function openAs(whose: "public" | "staff's"): Promise<Page> {
  visitor.expectProblem(/404/)
  const page = await visitor.newPage()
  if (whose === "staff's") await signIn(page)
  return page
}

test.each(["public", "staff's"] as const)(
  "the keyboard's focus is seen on %s pages wherever it leads, forwards and back, and never under the bar",
  async (whose) => {
    const page = await openAs(whose)
    const hidden: string[] = []
    for (const { path, script } of Object.values(whose === "public" ? publicScreens : adminScreens)) {
      await page.goto(path)
      await alive(page, { script })
      // A key is pressed, so that what has the focus is shown as for whoever uses keys.
      await page.keyboard.press("Tab")
      for (const width of widths) {
        await page.setViewportSize({ width, height: 640 })
        const count = await page.evaluate(findStops)
        expect(count, path).toBeGreaterThanOrEqual(await page.locator("a[href]:visible").count())
        for (const isBackwards of [false, true])
          for (const stop of await page.evaluate(hiddenStops, isBackwards))
            hidden.push(`${path} at ${width} px ${isBackwards ? "backwards" : "forwards"}: ${stop}`)
      }
    }
    expect(hidden).toEqual([])
  },
  300_000,
)

test.each([
  ["public", 360, ["/use-guapcoin", "/merchant-register", "/merchant-directory"]],
  ["staff's", 1440, ["/admin/listings", "/admin/events/new"]],
] as const)(
  "Tab and Shift+Tab lead there on %s pages of %i px, in the order of the document",
  async (whose, width, paths) => {
    const page = await openAs(whose)
    await page.setViewportSize({ width, height: 640 })
    for (const path of paths)
      for (const key of ["Tab", "Shift+Tab"] as const) {
        await page.goto(path)
        await page.waitForLoadState("networkidle")
        const count = await page.evaluate(findStops)
        await page.evaluate(watchKeys)
        for (let seen = 0, before = -1; seen < count && seen > before; ) {
          before = seen
          for (let i = 0; i < 24; i++) await page.keyboard.press(key)
          seen = await page.evaluate(() => window.focusStops.seen.length)
        }
        const order = await page.evaluate((key) => {
          const { all, seen } = window.focusStops
          const expected = key === "Tab" ? all : all.toReversed()
          const wrong = expected.findIndex((element, at) => seen[at] !== element)
          return wrong === -1
            ? "as in the document"
            : [expected[wrong], seen[wrong]].map((one) => one?.outerHTML.slice(0, 120))
        }, key)
        expect(order, `${path} by ${key}`).toBe("as in the document")
      }
  },
)
