import type { Page } from "playwright-core"
import { atNight } from "./harness.ts"

/**
 * Layout faults on the page as it is now, one line each: text and controls outside of the window, truncated or broken
 * words, overlapping lines, addresses broken within a group, pictures cropped too much, and adjacent fields and buttons
 * of different heights.
 */
function layoutFaults(page: Page, { isLarge = false } = {}): Promise<string[]> {
  return page.evaluate((isLarge) => {
    const found = new Set<string>()
    const windowWidth = document.documentElement.clientWidth
    /** Longer words may break anywhere, such as addresses, or user input without spaces. */
    const longestWord = isLarge ? 12 : 22
    // As a whole word: the random part of a link may contain as many characters.
    const addressPattern = /(?<![\w-])(?:0x[0-9a-fA-F]{40}|G[1-9A-HJ-NP-Za-km-z]{33})(?![\w-])/
    const isTall = ({ width, height }: DOMRect) => width > 1 && height > 1

    type Frame = { isHidden: boolean; scrolls: boolean; clips: Element[]; layer: Element | null }
    const frames = new Map<Element, Frame>()
    /** Context of an element: what clips it, what it can be scrolled in, and what it floats with. */
    const frameOf = (element: Element): Frame => {
      const known = frames.get(element)
      if (known) return known
      const style = getComputedStyle(element)
      const around = element.parentElement && frameOf(element.parentElement)
      const isLayer = style.position === "fixed" || style.position === "sticky"
      const floats = style.position === "fixed"
      const clips = /hidden|clip/.test(style.overflowX + style.overflowY)
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY)
      const frame = {
        isHidden: around?.isHidden || style.clipPath === "inset(50%)",
        scrolls: (!floats && around?.scrolls) || scrolls,
        // Clips outside of a scroll container do not count: the clipped part can be scrolled to.
        clips: [...(floats || scrolls ? [] : (around?.clips ?? [])), ...(clips ? [element] : [])],
        layer: isLayer ? element : (around?.layer ?? null),
      }
      frames.set(element, frame)
      return frame
    }
    type Edge = { box: DOMRect; isClamped: boolean; hasDots: boolean }
    const edges = new Map<Element, Edge>()
    const edgeOf = (clip: Element): Edge => {
      const known = edges.get(clip)
      if (known) return known
      const { webkitLineClamp, textOverflow } = getComputedStyle(clip)
      const isClamped = webkitLineClamp !== "none"
      const edge = { box: clip.getBoundingClientRect(), isClamped, hasDots: textOverflow === "ellipsis" }
      edges.set(clip, edge)
      return edge
    }
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !frameOf(element).isHidden
    const nameOf = (element: Element) =>
      `<${element.localName}${element.id && ` id=${element.id}`} class="${element.getAttribute("class") ?? ""}">`
    const tell = (what: string, element: Element, text = element.textContent ?? "") =>
      found.add(
        `${what}: '${text.trim().replace(/\s+/g, " ").slice(0, 50)}' in ${nameOf(element).slice(0, 120)}`,
      )

    const leaves = ({ left, right }: DOMRect, element: Element) =>
      !frameOf(element).scrolls && (right > windowWidth + 1 || left < -1)

    type Line = { box: DOMRect; text: string; element: Element; layer: Element | null }
    const lines: Line[] = []
    const linesOf = (range: Range): DOMRect[] => {
      const boxes: DOMRect[] = []
      for (const box of range.getClientRects())
        if (isTall(box) && !boxes.some(({ top }) => Math.abs(top - box.top) < box.height / 2)) boxes.push(box)
      return boxes
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      const text = node.nodeValue ?? ""
      if (!element || !/\S/.test(text) || element instanceof SVGElement || !isSeen(element)) continue
      if (element.closest("script, style, template, noscript, option, textarea")) continue
      if (addressPattern.test(text)) tell("an address that is not in groups", element)
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        if (!isTall(box)) continue
        let isShown = true
        for (const clip of frameOf(element).clips.toReversed()) {
          const { box: edge, isClamped, hasDots } = edgeOf(clip)
          const inside = Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top)
          const isLong = text.trim().length > 40 && hasDots
          if (inside < box.height * 0.25) {
            isShown = false
            if (!isClamped) tell("text that is cut off", element)
            break
          } else if (inside < box.height * 0.7) tell("a line that is cut in half", element)
          else if ((box.right > edge.right + 3 || box.left < edge.left - 3) && !isLong)
            tell("a word that is cut off", element)
        }
        if (!isShown) continue
        const slide = element.closest(".carousel-slide")?.getBoundingClientRect()
        if (slide && (box.right > slide.right + 1 || box.left < slide.left - 1))
          tell("text beyond its slide", element, text)
        const { clips, layer } = frameOf(element)
        const left = Math.max(box.left, ...clips.map((clip) => edgeOf(clip).box.left))
        const right = Math.min(box.right, ...clips.map((clip) => edgeOf(clip).box.right))
        const shown = new DOMRect(left, box.top, right - left, box.height)
        if (leaves(shown, element)) tell("text beyond the window", element, text)
        lines.push({ box: shown, text, element, layer })
      }
      for (const { 0: token, index } of text.matchAll(/\S+/g)) {
        // Lesson diagrams are decorative.
        if (isLarge && element.closest("figure")) break
        if (/^[+-]?\$?\d[\d.,]*%?$/.test(token)) {
          range.setStart(node, index)
          range.setEnd(node, index + token.length)
          if (linesOf(range).length > 1) tell("a figure that is broken in two", element, token)
        }
        // Code-like text is no word, and breaks where it must.
        const isCode = element.closest("code") || /[@/_\d]|\.\p{L}/u.test(token)
        if (token.length > longestWord || isCode) continue
        for (const part of token.matchAll(/[\p{L}\p{M}]{3,}/gu)) {
          range.setStart(node, index + part.index)
          range.setEnd(node, index + part.index + part[0].length)
          if (linesOf(range).length > 1) tell("a word that is broken in two", element, part[0])
        }
      }
    }

    for (const element of document.querySelectorAll("a, button, input, select, textarea, summary"))
      if (isSeen(element) && isTall(element.getBoundingClientRect()))
        if (leaves(element.getBoundingClientRect(), element)) tell("a control beyond the window", element)

    // Visitors do not scroll inside a read-only field.
    for (const field of document.querySelectorAll<HTMLInputElement>("input[readonly]"))
      if (isSeen(field) && field.scrollWidth > field.clientWidth + 1)
        tell("a figure that its field cuts off", field, field.value)

    // Floating elements may scroll vertically, but not sideways.
    for (const element of document.querySelectorAll(":popover-open, dialog[open]")) {
      const { left, right } = element.getBoundingClientRect()
      if (right > windowWidth + 1 || left < -1) tell("it leaves the window", element)
      if (element.scrollWidth > element.clientWidth + 1) tell("it is wider than itself", element)
    }

    // More lines than the clamp allows: the last ones follow the ellipsis.
    for (const clamped of document.querySelectorAll("[class*=line-clamp]")) {
      const most = Number(getComputedStyle(clamped).webkitLineClamp)
      const tops = lines.filter(({ element }) => element === clamped).map(({ box }) => Math.round(box.top))
      if (most && new Set(tops).size > most) tell("a line after the dots", clamped)
    }

    lines.sort((one, other) => one.box.top - other.box.top)
    lines.forEach((upper, index) => {
      for (let next = index + 1; next < lines.length; next++) {
        const lower = lines[next]
        // Letters fill about half of a line's height.
        if (!lower || lower.box.top + lower.box.height / 4 >= upper.box.bottom - upper.box.height / 4) break
        const beside =
          lower.box.left >= upper.box.right - 2 ||
          lower.box.right <= upper.box.left + 2 ||
          lower.box.bottom - lower.box.height / 4 <= upper.box.top + upper.box.height / 4
        if (
          beside ||
          upper.element.closest(".device") ||
          lower.layer !== upper.layer ||
          lower.element === upper.element
        )
          continue
        tell(`a line over '${lower.text.trim().slice(0, 30)}'`, upper.element, upper.text)
      }
    })

    for (const element of document.querySelectorAll("code, .font-mono")) {
      if (!isSeen(element) || !new RegExp(`^(${addressPattern.source})$`).test(element.textContent.trim()))
        continue
      const groups = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let group = groups.nextNode(); group; group = groups.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(group)
        if (linesOf(range).length > 1)
          tell("an address that breaks within a group", element, group.nodeValue ?? "")
      }
    }

    for (const picture of document.querySelectorAll("img")) {
      const { width, height } = picture.getBoundingClientRect()
      // Visitors' photographs have no known center; a poster's picture is a background.
      if (!isSeen(picture) || picture.closest(".poster") || width === 0 || height === 0) continue
      if (getComputedStyle(picture).objectFit !== "cover" || !picture.src.includes(".svg")) continue
      const source = picture.parentElement?.querySelector("source")
      const chosen = source && matchMedia(source.media).matches ? source : picture
      const given = Number(chosen.getAttribute("width")) / Number(chosen.getAttribute("height"))
      const shown = width / height
      const kept = Math.round((100 * Math.min(given, shown)) / Math.max(given, shown))
      if (kept < 85) tell(`only ${kept} % of the picture ${picture.src.replace(/.*\//, "")}`, picture)
    }

    const controls = [
      ...document.querySelectorAll(
        ".button, select, input:not([type=hidden], [type=checkbox], [type=radio], [type=file])",
      ),
    ].filter((element) => isSeen(element) && isTall(element.getBoundingClientRect()))
    const near = (one: Element, other: Element) =>
      one.parentElement === other.parentElement ||
      one.parentElement?.parentElement === other.parentElement ||
      one.parentElement === other.parentElement?.parentElement ||
      one.parentElement?.parentElement === other.parentElement?.parentElement
    for (const one of isLarge ? [] : controls)
      for (const other of controls) {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const isBeside = b.left >= a.right && b.left - a.right <= 32
        const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (!isBeside || shared < Math.min(a.height, b.height) * 0.6 || !near(one, other)) continue
        if (Math.abs(a.height - b.height) > 1.5)
          tell(
            `${Math.round(a.height)} px high beside ${Math.round(b.height)} px of ${nameOf(other).slice(0, 80)}`,
            one,
          )
      }
    return [...found]
  }, isLarge)
}

/** Toasts on a phone that cover a page notice about the same action, one line each. */
export async function toastsOverNotices(page: Page): Promise<string[]> {
  if ((await page.locator(".toast").count()) === 0) return []
  await page.setViewportSize({ width: 360, height: 800 })
  // New toasts are still moving, and old ones may disappear meanwhile.
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.querySelectorAll(".toast")].flatMap((toast) =>
        toast.getAnimations().map((one) => one.finished),
      ),
    ).then(() => {}),
  )
  return page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({
          ...element.getBoundingClientRect().toJSON(),
          said: element.textContent?.slice(0, 40),
        }))
    const notices = boxes("main :is([role=status], [role=alert]).panel")
    return boxes(".toast").flatMap((toast) =>
      notices
        .filter(({ top, bottom }) => Math.min(bottom, toast.bottom) - Math.max(top, toast.top) > 1)
        .map(({ said }) => `a toast lies over '${said}'`),
    )
  })
}

/** Whether the page as it is now scrolls sideways. */
async function overflowFaults(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return overflow > 0 ? [`${overflow} px wider than the window`] : []
}

/** With text at twice its size, as some visitors with low vision set it. */
async function withLargeText(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  const resize = (size: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, size)
  await resize("200%")
  const found = await look()
  await resize("")
  return found.map((fault) => `${fault} (text at 200 %)`)
}

export const faultsOfLargeText = (page: Page) =>
  withLargeText(page, () => layoutFaults(page, { isLarge: true }))
const overflowOfLargeText = (page: Page) => withLargeText(page, () => overflowFaults(page))

type Window = { width: number; look: (page: Page) => Promise<string[]> }

const plain = (width: number): Window => ({
  width,
  look: async (page) => [...(await overflowFaults(page)), ...(await layoutFaults(page))],
})

export const phone = plain(360)

/** A small phone, a phone, a tablet and a desktop; text at twice its size on the narrowest and the widest. */
export const windows: Window[] = [
  ...[plain(320), phone, plain(768), plain(1440)],
  {
    width: 320,
    look: async (page) => [...(await overflowOfLargeText(page)), ...(await faultsOfLargeText(page))],
  },
  { width: 1280, look: overflowOfLargeText },
]

/**
 * Without the last one: tables become cards by the window's width in em, which only the browser's own text size changes.
 */
export const staffWindows = windows.slice(0, -1)

/**
 * Faults in forced colors: a primary button must stay filled and others must not, and a selected item must differ by more
 * than color or font weight.
 */
export async function faultsOfForcedColours(page: Page): Promise<string[]> {
  const buttons = page.locator(".button")
  // Colors in transition are neither the old nor the new ones.
  await page.emulateMedia({ reducedMotion: "reduce" })
  // Ranks are measured in the dark theme, where filled buttons are bright.
  const areBright = await atNight(page, () =>
    buttons.evaluateAll((all) =>
      all.map((button) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (
          getComputedStyle(button).backgroundColor.match(/[\d.]+/g) ?? []
        ).map(Number)
        return alpha > 0.5 && 0.2126 * red + 0.7152 * green + 0.0722 * blue > 90
      }),
    ),
  )
  await page.emulateMedia({ forcedColors: "active" })
  const found = await buttons.evaluateAll((all, areBright) => {
    const probe = document.body.appendChild(document.createElement("i"))
    probe.style.forcedColorAdjust = "none"
    const plain = ["Canvas", "ButtonFace", "transparent"].map((colour) => {
      probe.style.backgroundColor = colour
      return getComputedStyle(probe).backgroundColor
    })
    probe.remove()
    const wrong: string[] = []
    all.forEach((button, index) => {
      if (!button.checkVisibility({ visibilityProperty: true })) return
      const ground = getComputedStyle(button).backgroundColor
      const isFilled = !plain.includes(ground) && !/, 0\)$/.test(ground)
      if (isFilled !== areBright[index])
        wrong.push(`'${button.textContent?.trim()}' is ${isFilled ? "" : "not "}filled in forced colours`)
    })
    const look = (element: Element) =>
      [undefined, "::before", "::after"].map((part) => {
        const style = getComputedStyle(element, part)
        const { backgroundColor, backgroundImage, borderColor, borderWidth, textDecorationLine, display } =
          style
        return [
          backgroundColor,
          backgroundImage,
          borderColor,
          borderWidth,
          textDecorationLine,
          display,
        ].join()
      })
    for (const chosen of document.querySelectorAll("[aria-current]")) {
      const list = chosen.closest("nav, ol, ul")
      const other = [...(list?.querySelectorAll(chosen.localName) ?? [])].find(
        (one) => !one.hasAttribute("aria-current") && one.className === chosen.className,
      )
      if (!other || !chosen.checkVisibility({ visibilityProperty: true })) continue
      const parts = (element: Element) => [element, ...element.querySelectorAll("*")].flatMap(look).join(";")
      if (parts(chosen) === parts(other))
        wrong.push(`nothing marks '${chosen.textContent?.trim()}' in forced colours`)
    }
    return wrong
  }, areBright)
  await page.emulateMedia({ forcedColors: null, reducedMotion: null })
  return [...new Set(found)]
}

/** Elements that moved since the first paint: a finger about to press a moving button misses it. */
export function faultsOfMovement(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] }
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: "layout-shift",
        buffered: true,
      })
      setTimeout(() => resolve([]), 100)
    })
    const shifts = entries as Shift[]
    const sum = shifts.reduce((all, { value }) => all + value, 0)
    const moved = shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.slice(0, 40)))
    return sum > 0.01 ? [`moves by ${sum.toFixed(3)} after it was painted: ${moved.join(", ")}`] : []
  })
}
