import { expect, test } from "vitest"
import { findStops } from "#e2e/focus.ts"
import { signIn, useBrowser, useProduct } from "#e2e/harness.ts"

const product = useProduct()
const visitor = useBrowser(product)

/** Records which elements receive the focus, from before the first stop to after the last. */
function watchKeys(): void {
  const { seen } = window.focusStops
  window.addEventListener("focusin", ({ target }) => {
    // A date field has several stops: day, month and year.
    if (target instanceof Element && seen.at(-1) !== target) seen.push(target)
  })
  const start = document.createElement("span")
  start.tabIndex = 0
  document.body.prepend(start)
  start.focus()
  start.remove()
  seen.length = 0
}

test.each([
  ["public", 360, ["/use-guapcoin", "/merchant-register", "/merchant-directory"]],
  ["staff's", 1440, ["/admin/listings", "/admin/events/new"]],
] as const)(
  "Tab and Shift+Tab reach every stop on %s pages of %i px, in document order",
  async (whose, width, paths) => {
    const page = await visitor.newPage()
    if (whose === "staff's") await signIn(page)
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
