import type { Page } from "playwright-core"
import { sampleOf } from "#test/sample.ts"

declare global {
  interface Window {
    focusStops: { all: Element[]; seen: Element[] }
  }
}

/** Collects the tab stops in order: focusable elements, and one radio button per group. */
export function findStops(): number {
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

/** Focuses each stop as a key does, one after the other; returns those where the focus is not visible. */
async function hiddenStops(isBackwards: boolean): Promise<string[]> {
  const hidden: string[] = []
  const isSeen = (element: HTMLElement) => {
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
    return (
      bottom - top >= Math.min(24, box.height) - 1 &&
      isOnTop(centre, (top + bottom) / 2) &&
      isOnTop(centre, top + 1)
    )
  }
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  // The bar shrinks with the first frame that is not at the top of the page, and lazily rendered parts get their size
  // when they first enter the window: both move the focused element.
  const settle = async (element: HTMLElement) => {
    let [top, frames] = [Number.NaN, 0]
    while (element.getBoundingClientRect().top !== top && frames++ < 60) {
      top = element.getBoundingClientRect().top
      await nextFrame()
    }
  }
  const stops = window.focusStops.all as HTMLElement[]
  for (const element of isBackwards ? stops.toReversed() : stops) {
    element.focus({ focusVisible: true } as FocusOptions)
    const what = element.outerHTML.slice(0, 120)
    if (document.activeElement !== element) {
      hidden.push(`takes no focus: ${what}`)
      continue
    }
    if (!isSeen(element)) await settle(element)
    if (!isSeen(element)) hidden.push(`covered: ${what}`)
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const hasRing = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2
    if (!hasRing) hidden.push(`no ring: ${what}`)
  }
  return hidden
}

const ways = [360, 1440].flatMap((width) => [false, true].map((isBackwards) => ({ width, isBackwards })))

/**
 * Stops where the focus is not visible on the page as it is now, forward or backward, on a phone or a desktop; all
 * combinations in the nightly run.
 */
export async function faultsOfFocus(page: Page, path: string): Promise<string[]> {
  const found: string[] = []
  // A key press makes the browser show :focus-visible.
  await page.keyboard.press("Tab")
  for (const { width, isBackwards } of sampleOf(path, ways)) {
    await page.setViewportSize({ width, height: 640 })
    const count = await page.evaluate(findStops)
    const links = await page.locator("a[href]:visible").count()
    if (count < links) found.push(`${count} places for the focus, and ${links} links`)
    const direction = isBackwards ? "backwards" : "forwards"
    for (const stop of await page.evaluate(hiddenStops, isBackwards))
      found.push(`${stop} (${direction} at ${width} px)`)
  }
  return found
}
