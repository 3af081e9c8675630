import { createProductProcess } from "../../e2e/product-process.ts"
import { median } from "../bench/measure.ts"

/**
 * `npm run audit:lighthouse [-- /path ...]` tests every page of the sitemap, or the named ones, five times each on a new product.
 * Prints the medians of the four scores, first and largest paint, layout shift and bytes. Lighthouse is 150 MB and not among the
 * packages: run `npm install --no-save lighthouse` first.
 */
const runs = Number(process.env.RUNS ?? 5)
const categories = ["performance", "accessibility", "best-practices", "seo"]
const timings = ["first-contentful-paint", "largest-contentful-paint", "cumulative-layout-shift"] as const
const paintBar = 1200

type Audit = { score: number | null; numericValue?: number; title: string }
type Report = {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report }>
type Launch = (options: object) => Promise<{ port: number; kill(): void }>

// The names are variables, so that TypeScript does not resolve types of packages that are not installed.
const [lighthouseName, launcherName] = ["lighthouse", "chrome-launcher"]
const { default: lighthouse } = (await import(lighthouseName).catch(() => {
  console.error("Lighthouse is not there. Run: npm install --no-save lighthouse")
  process.exit(1)
})) as { default: Lighthouse }
const { launch } = (await import(launcherName)) as { launch: Launch }

const product = await createProductProcess()
await product.start()
const chrome = await launch({
  chromePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
})
let short = 0
try {
  const named = process.argv.slice(2)
  for (const path of named.length > 0 ? named : await listPages()) {
    // Renders the page once, so that the cached page is measured, which most visitors get.
    await fetch(product.origin + path).then((answer) => answer.text())
    const reports: Report[] = []
    for (let run = 0; run < runs; run++) {
      const flags = { port: chrome.port, output: "json", logLevel: "error", onlyCategories: categories }
      reports.push((await lighthouse(product.origin + path, flags)).lhr)
    }
    if (!report(path, reports)) short++
  }
} finally {
  chrome.kill()
  await product.remove()
}
console.log(short === 0 ? "\nEvery page keeps to the bar." : `\n${short} pages fall short of the bar.`)
process.exit(short === 0 ? 0 : 1)

/** The pages of all sitemaps in the sitemap index. */
async function listPages(): Promise<string[]> {
  const parts = await readPlaces("/sitemap.xml")
  const pages = await Promise.all(parts.map(({ pathname, search }) => readPlaces(pathname + search)))
  return pages.flat().map(({ pathname }) => pathname)
}

async function readPlaces(path: string): Promise<URL[]> {
  const xml = await (await fetch(product.origin + path)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url.replaceAll("&amp;", "&")),
  )
}

/** @returns whether the page scores 100 in everything with a largest paint within 1.2 s */
function report(path: string, reports: Report[]): boolean {
  const scores = categories.map((name) =>
    median(reports.map((one) => (one.categories[name]?.score ?? 0) * 100)),
  )
  const values = timings.map((name) => median(reports.map((one) => one.audits[name]?.numericValue ?? NaN)))
  const [first = NaN, largest = NaN, shift = NaN] = values
  const bytes = reports[0]?.audits["total-byte-weight"]?.numericValue ?? NaN
  const parts = [
    scores.map(Math.round).join("/"),
    `FCP ${Math.round(first)}`,
    `LCP ${Math.round(largest)}`,
    `CLS ${shift.toFixed(3)}`,
    `${Math.round(bytes / 1024)} KB`,
  ]
  console.log(`${path.padEnd(40)} ${parts.join("  ")}`)
  for (const name of categories)
    for (const { id, weight } of reports[0]?.categories[name]?.auditRefs ?? []) {
      const audit = reports[0]?.audits[id]
      if (weight > 0 && audit && audit.score !== null && audit.score < 0.9 && !id.endsWith("-paint"))
        console.log(`    ${name}: ${id} (${audit.title})`)
    }
  return scores.every((score) => Math.round(score) === 100) && largest <= paintBar && shift <= 0.01
}
