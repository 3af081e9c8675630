import { chromium, type Locator, type Page } from "playwright-core"
import { pathTo } from "#app/lib/http/path-to.ts"
import { directoryContent } from "#content/en/directory.ts"
import { textTable } from "./measure.ts"
import { createProduct, seedProduct } from "./product.ts"
import { type Network, networks, throttle } from "./visiting-browser.ts"

const visits = 7
const merchants = 1000
const longestWaitMs = 60_000
/** Matches 'Open now, until 18:00'. */
const isOpen = /Open now, /
const accra = { latitude: 5.56, longitude: -0.2 }

/** Measures a customer in Accra, from the home page to a shop that is open: with the phone's location, and without JavaScript. */
export async function main(): Promise<void> {
  const product = await createProduct()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  })
  try {
    await product.start()
    await seedProduct(product, merchants)
    const rows: string[][] = []
    for (const [name, network] of Object.entries(networks))
      for (const javaScriptEnabled of [true, false]) {
        const journeys: Journey[] = []
        for (let visit = 0; visit < visits; visit++) {
          const context = await browser.newContext({
            viewport: { width: 360, height: 740 },
            deviceScaleFactor: 2,
            isMobile: true,
            hasTouch: true,
            javaScriptEnabled,
            permissions: ["geolocation"],
            geolocation: accra,
          })
          const page = await context.newPage()
          journeys.push(await travel(page, product.origin, network, javaScriptEnabled))
          await context.close()
        }
        const seconds = journeys.map((journey) => journey.seconds).toSorted((a, b) => a - b)
        const { taps = 0, told = "" } = journeys[0] ?? {}
        rows.push([
          name,
          javaScriptEnabled ? "yes" : "no",
          String(taps),
          (seconds[visits >> 1] ?? 0).toFixed(1),
          (seconds.at(-1) ?? 0).toFixed(1),
          told,
        ])
      }
    console.log(textTable([["network", "script", "taps", "median s", "longest s", "told"], ...rows]))
  } finally {
    await browser.close()
    await product.remove()
  }
}

type Journey = { taps: number; seconds: number; told: string }

/**
 * There is no think time between taps: this measures only the waiting time. The browser's location permission is already granted;
 * a first-time visitor taps once more.
 */
async function travel(page: Page, origin: string, network: Network, hasScript: boolean): Promise<Journey> {
  await throttle(page, network)
  const begun = performance.now()
  let taps = 0
  const tap = async (target: Locator) => {
    await target.tap({ timeout: longestWaitMs })
    taps++
  }
  await page.goto(origin, { waitUntil: "commit", timeout: longestWaitMs })
  const inMain = (href: string) => page.getByRole("main").locator(`a[href="${href}"]`).first()
  await tap(inMain(pathTo("/merchants")))
  await page.waitForURL("**/merchants", { waitUntil: "commit", timeout: longestWaitMs })
  await tap(inMain(pathTo("/merchant-directory")))
  const { near, openNow, searchLabel, searchButton } = directoryContent
  if (hasScript) {
    await tap(page.getByRole("button", { name: near.button, exact: true }))
  } else {
    const box = page.getByRole("searchbox", { name: searchLabel })
    await tap(box)
    await box.fill("accra")
    await tap(page.getByRole("button", { name: searchButton, exact: true }))
  }
  await page.waitForURL(/[?&](?:near|q)=/, { waitUntil: "commit", timeout: longestWaitMs })
  await tap(page.getByRole("link", { name: openNow, exact: true }))
  await page.waitForURL(/[?&]open=/, { waitUntil: "commit", timeout: longestWaitMs })
  const shop = page.getByRole("main").getByRole("listitem").filter({ hasText: isOpen }).first()
  const card = await shop.innerText({ timeout: longestWaitMs })
  const seconds = (performance.now() - begun) / 1000
  const told = card.split("\n").filter((line) => isOpen.test(line) || /\d (km|mi)\b/.test(line))
  return { taps, seconds, told: told.join(" | ") }
}
