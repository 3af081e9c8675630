import { type Browser, type CDPSession, chromium, type Page } from "playwright-core"

export type Network = { latency: number; download: number; upload: number; slowdown: number }

const kilobits = 1000 / 8

/** Latency in ms and bytes per second, as Chromium emulates them for each request. */
export const networks: Record<string, Network> = {
  "none (warm-up)": { latency: 0, download: -1, upload: -1, slowdown: 1 },
  "slow 4G (150 ms, 1.6 Mbps)": {
    latency: 150,
    download: 1600 * kilobits,
    upload: 750 * kilobits,
    slowdown: 6,
  },
  "3G (400 ms, 400 kbps)": { latency: 400, download: 400 * kilobits, upload: 400 * kilobits, slowdown: 6 },
}

/** Times in milliseconds since the start of the navigation. */
export type Visit = {
  firstByte: number
  fcp: number
  lcp: number
  cls: number
  kilobytes: { html: number; script: number; all: number }
  requests: number
}

/** For a visitor who types as soon as the directory's search field works with JavaScript. */
export type Search = { searchAlive: number; firstAnswer: number }

declare global {
  interface Window {
    visitFigures: Pick<Visit, "firstByte" | "fcp" | "lcp" | "cls">
    searchFigures?: Search
  }
}

const longestVisitMs = 90_000
/** A page counts as loaded when the network was idle for this long. */
const quietMs = 1500

export type VisitingBrowser = {
  visit(url: string, network: Network): Promise<Visit>
  /** @param url of a directory */
  search(url: string, network: Network): Promise<Search>
  close(): Promise<void>
}

/** First visits of a phone: empty cache, small screen. */
export async function openVisitingBrowser(): Promise<VisitingBrowser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  })
  return {
    visit: (url, network) => withPage(browser, network, (page, session) => visitOnce(page, session, url)),
    search: (url, network) => withPage(browser, network, (page) => searchOnce(page, url)),
    close: () => browser.close(),
  }
}

async function withPage<T>(
  browser: Browser,
  network: Network,
  use: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: "en-US",
  })
  try {
    const page = await context.newPage()
    return await use(page, await throttle(page, network))
  } finally {
    await context.close()
  }
}

export async function throttle(page: Page, network: Network): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.download,
    uploadThroughput: network.upload,
  })
  await session.send("Emulation.setCPUThrottlingRate", { rate: network.slowdown })
  return session
}

async function visitOnce(page: Page, session: CDPSession, url: string): Promise<Visit> {
  await page.addInitScript(watchPaint)
  const types = new Map<string, string>()
  const bytes = { html: 0, script: 0, all: 0 }
  const underway = new Set<string>()
  let requests = 0
  let lastChange = performance.now()
  session.on("Network.requestWillBeSent", ({ requestId, type }) => {
    lastChange = performance.now()
    underway.add(requestId)
    types.set(requestId, type ?? "Other")
    requests++
  })
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    lastChange = performance.now()
    underway.delete(requestId)
    bytes.all += encodedDataLength
    if (types.get(requestId) === "Document") bytes.html += encodedDataLength
    if (types.get(requestId) === "Script") bytes.script += encodedDataLength
  })
  session.on("Network.loadingFailed", ({ requestId }) => {
    lastChange = performance.now()
    underway.delete(requestId)
  })

  const begun = performance.now()
  await page.goto(url, { waitUntil: "load", timeout: longestVisitMs })
  const quiet = async () => {
    while (underway.size > 0 || performance.now() - lastChange < quietMs) {
      if (performance.now() - begun > longestVisitMs) throw new Error(`${url} never becomes quiet`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  await quiet()
  const painted = await page.evaluate(() => window.visitFigures)
  return {
    ...painted,
    kilobytes: { html: bytes.html / 1024, script: bytes.script / 1024, all: bytes.all / 1024 },
    requests,
  }
}

/** Runs in the page, before the page's own scripts. */
function watchPaint(): void {
  const figures = { firstByte: 0, fcp: 0, lcp: 0, cls: 0 }
  window.visitFigures = figures
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch("navigation", (entry) => {
    figures.firstByte = (entry as PerformanceNavigationTiming).responseStart
  })
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") figures.fcp = startTime
  })
  watch("largest-contentful-paint", ({ startTime }) => {
    figures.lcp = startTime
  })
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) figures.cls += value
  })
}

async function searchOnce(page: Page, url: string): Promise<Search> {
  await page.addInitScript(searchAtOnce)
  await page.goto(url, { waitUntil: "commit", timeout: longestVisitMs })
  await page.waitForFunction(() => window.searchFigures, undefined, { timeout: longestVisitMs, polling: 200 })
  const figures = await page.evaluate(() => window.searchFigures)
  if (!figures) throw new Error(`${url} has answered no search`)
  return figures
}

/** Runs in the page: types once the custom element controls the field, again every second, until the results change. */
function searchAtOnce(): void {
  const isAlive = (field: Element) => Boolean(field.closest("directory-search:defined"))
  let alive = 0
  let before = ""
  let typed = 0
  const look = () => {
    const field = document.querySelector<HTMLInputElement>('input[name="q"]')
    const shown = document.querySelector("main [role=status]")?.textContent ?? ""
    if (!field || !shown || !isAlive(field)) return
    const now = performance.now()
    if (alive === 0) {
      alive = now
      before = shown
    }
    if (/\d/.test(shown) && shown !== before) {
      window.searchFigures = { searchAlive: alive, firstAnswer: now }
      clearInterval(timer)
      return
    }
    if (now - typed < 3000 && typed > 0) return
    field.value = field.value === "market" ? "market " : "market"
    typed = now
    field.dispatchEvent(new Event("input", { bubbles: true }))
  }
  const timer = setInterval(look, 10)
}
