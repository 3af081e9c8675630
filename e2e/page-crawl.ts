import type { Page } from "playwright-core"
import { sampleOf } from "#test/sample.ts"
import { findings } from "./engines.ts"
import { faultsOfFocus } from "./focus.ts"
import { axeFindings, type Product, picture } from "./harness.ts"
import { faultsOfForcedColours, faultsOfMovement, phone, staffWindows, windows } from "./layout.ts"
import { alive, type Screen } from "./screens.ts"
import { faultsOfWeight, noteFiles } from "./weight.ts"

/**
 * Page crawl: opens screens one after the other, each once. It checks everything, or with `isCrawl`, in every run, only
 * status, script, document and weight, and in the light theme on a phone the layout and axe.
 *
 * @returns a function that checks one screen in a page and returns one line per fault
 */
export function useCrawl(
  product: Product,
  { isPublic, isCrawl = false }: { isPublic: boolean; isCrawl?: boolean },
) {
  const titles = new Map<string, string>()

  /** Requirements of search engines and screen readers. */
  async function faultsOfDocument(page: Page, { path, canonical }: Screen): Promise<string[]> {
    const seen = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      h1: document.querySelectorAll("h1").length,
      main: document.querySelectorAll("main").length,
      title: document.title,
      description: document.querySelector<HTMLMetaElement>("meta[name=description]")?.content,
      canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
    }))
    const twin = titles.get(seen.title) ?? path
    titles.set(seen.title, path)
    return unless({
      "no language": seen.lang === "en",
      [`${seen.h1} main headings`]: seen.h1 === 1,
      [`${seen.main} main landmarks`]: seen.main === 1,
      [`title '${seen.title}'`]: seen.title.length > 10,
      [`the title of ${twin}`]: twin === path,
      [`description '${seen.description}'`]: !isPublic || (seen.description?.length ?? 0) > 10,
      [`canonical ${seen.canonical}`]: seen.canonical === (canonical ? product.origin + path : undefined),
    })
  }

  /** Checks overflow and layout in the drawn windows. */
  async function faultsOfWidths(page: Page, path: string): Promise<string[]> {
    const found: string[] = []
    for (const { width, look } of sampleOf(path, isPublic ? windows : staffWindows)) {
      await page.setViewportSize({ width, height: 800 })
      found.push(...(await look(page)).map((fault) => `${fault} (${width} px)`))
    }
    return found
  }

  return async (page: Page, screen: Screen, pattern?: string): Promise<string[]> => {
    const { path, script, status = 200 } = screen
    const scripts: string[] = []
    const listen = (sent: { resourceType(): string; url(): string }) => {
      if (sent.resourceType() === "script") scripts.push(new URL(sent.url()).pathname)
    }
    await page.setViewportSize({ width: isCrawl ? phone.width : 1280, height: 800 })
    page.on("request", listen)
    const filesSoFar = noteFiles(page)
    const answer = await page.goto(path)
    await alive(page, screen)
    page.off("request", listen)
    const mayRun =
      script !== "none" || scripts.every((script) => status === 404 && script === "/not-found.js")
    const found = [
      ...unless({
        [`status ${answer?.status()}`]: answer?.status() === status,
        [`it led to ${page.url()}`]: page.url() === product.origin + path,
        [`script on a text page: ${scripts}`]: mayRun,
      }),
      ...(await faultsOfDocument(page, screen)),
    ]
    if (isCrawl) {
      await page.evaluate(() => document.fonts.ready)
      const files = filesSoFar()
      const heavy = isPublic ? await faultsOfWeight(page, screen, files) : []
      return [...found, ...heavy, ...(await phone.look(page)), ...(await axeFindings(page))]
    }
    found.push(
      ...(isPublic && script !== "none" ? await faultsOfPaint(page) : []),
      ...(await faultsOfMovement(page)),
      ...(await faultsOfWidths(page, path)),
      ...(await faultsOfForcedColours(page)),
      ...(await findings(page, path)),
      ...(await faultsOfFocus(page, path)),
    )
    if (pattern !== undefined) await picture(page, `page-${pattern.replaceAll(/\W+/g, "-") || "home"}`)
    return found
  }
}

const unless = (facts: Record<string, boolean>) =>
  Object.entries(facts).flatMap(([fault, isSo]) => (isSo ? [] : [fault]))

/** Reports a script that starts to load before the first paint. */
async function faultsOfPaint(page: Page): Promise<string[]> {
  const script = await page.waitForFunction(() =>
    performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".js")),
  )
  const begun = await script.evaluate((entry) => entry?.startTime ?? 0)
  const earliest = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint")
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
    // A tab that is not painted gets its script half a second after its load event, also on a busy machine.
    const unpainted = document?.loadEventStart ? document.loadEventStart + 499 : Number.POSITIVE_INFINITY
    return Math.min(paint?.startTime ?? Number.POSITIVE_INFINITY, unpainted)
  })
  return begun >= earliest ? [] : [`a script began after ${begun} ms, before the paint at ${earliest} ms`]
}
