import { parseArgs } from "node:util"
import { threePages } from "./kept-pages.ts"
import { describeMachine } from "./machine.ts"
import { median, textTable } from "./measure.ts"
import { createProduct, seedProduct } from "./product.ts"
import { type Network, networks, openVisitingBrowser, type Search, type Visit } from "./visiting-browser.ts"

const merchants = 1000

/**
 * First visits of a phone to the home page, the directory and a lesson over slow networks: paint, bytes, requests, and when the
 * search works.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { visits: { type: "string", default: "5" } } })
  const visits = Number(values.visits)
  if (!Number.isInteger(visits) || visits < 1) {
    console.error("Usage: npm run bench -- visits [--visits <visits of each page on each network (5)>]")
    process.exitCode = 1
    return
  }
  const product = await createProduct()
  const browser = await openVisitingBrowser()
  try {
    await product.start()
    await seedProduct(product, merchants)
    console.log(`${describeMachine()}; HTTP/1.1, Brotli, ${merchants.toLocaleString("en")} listings`)
    // Requested often enough that the product caches the page at the highest compression.
    for (const page of threePages)
      for (let visit = 0; visit < 10; visit++)
        await fetch(`${product.origin}${page}`, { headers: { "Accept-Encoding": "br" } })
    for (const [name, network] of Object.entries(networks)) {
      const rows: string[][] = []
      for (const page of threePages) {
        const found: (Visit & Partial<Search>)[] = []
        for (let visit = 0; visit < visits; visit++)
          found.push(await visitPage(`${product.origin}${page}`, network))
        rows.push([page, ...medians(found)])
      }
      console.log(
        `\n${name}, processor ${network.slowdown} times slower, medians of ${visits} first visits, ms`,
      )
      console.log(textTable([head, ...rows]))
    }
  } finally {
    await browser.close()
    await product.remove()
  }

  async function visitPage(url: string, network: Network): Promise<Visit & Partial<Search>> {
    const visit = await browser.visit(url, network)
    return url.endsWith("/merchant-directory") ? { ...visit, ...(await browser.search(url, network)) } : visit
  }
}

const head = [
  ...["page", "first byte", "FCP", "LCP", "CLS", "HTML KB", "script KB", "all KB", "requests"],
  ...["search alive", "first answer"],
]

function medians(visits: (Visit & Partial<Search>)[]): string[] {
  const middle = (pick: (visit: Visit & Partial<Search>) => number | undefined, digits = 0) => {
    const values = visits.map(pick).filter((value) => value !== undefined)
    return values.length > 0 ? median(values).toFixed(digits) : ""
  }
  return [
    middle(({ firstByte }) => firstByte),
    middle(({ fcp }) => fcp),
    middle(({ lcp }) => lcp),
    middle(({ cls }) => cls, 3),
    middle(({ kilobytes }) => kilobytes.html, 1),
    middle(({ kilobytes }) => kilobytes.script, 1),
    middle(({ kilobytes }) => kilobytes.all, 1),
    middle(({ requests }) => requests),
    middle(({ searchAlive }) => searchAlive),
    middle(({ firstAnswer }) => firstAnswer),
  ]
}
