import { parseArgs } from "node:util"
import { threePages } from "../bench/kept-pages.ts"
import { describeMachine } from "../bench/machine.ts"
import { median, textTable } from "../bench/measure.ts"
import { buildRivals } from "./build.ts"
import { measureRequests } from "./requests.ts"
import { restPort, type Servers, startServers } from "./servers.ts"
import { type Network, networks, openVisitingBrowser, type Search, type Visit } from "./visit.ts"

const usage = `Usage: npm run bench -- rivals [options]
The same three pages as the product, as a Next.js application and as a single-page application with a hosted database's
client (lab/rivals): requests per second on one core, and visits by Chromium over slow networks with the processor six
times slower. Linux, with wrk, nginx, taskset and Chromium; 'npm run build' must have run.
  --rounds <n>    rounds of requests (5)
  --seconds <n>   seconds of each (4)
  --visits <n>    visits of each page on each network (5)
  --only <requests|visits>
  --rendered      requests only for what is not kept
  --skip-build    take what the last run has built`

const merchants = 1000

export async function main(args: string[]): Promise<void> {
  const text = { type: "string" } as const
  const { values } = parseArgs({
    args,
    options: {
      rounds: text,
      seconds: text,
      visits: text,
      only: text,
      "skip-build": { type: "boolean" },
      rendered: { type: "boolean" },
    },
    strict: false,
  })
  const [rounds = 0, seconds = 0, visits = 0] = [
    values.rounds ?? 5,
    values.seconds ?? 4,
    values.visits ?? 5,
  ].map(Number)
  if (![rounds, seconds, visits].every((number) => Number.isInteger(number) && number > 0)) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  if (!values["skip-build"]) await buildRivals(`http://localhost:${restPort}`)
  const servers = await startServers(merchants)
  process.once("SIGTERM", () => servers.stop().then(() => process.exit(1)))
  process.once("SIGINT", () => servers.stop().then(() => process.exit(1)))
  try {
    console.log(`${describeMachine()}; HTTP/1.1, Brotli, ${merchants.toLocaleString("en")} merchants`)
    if (values.only !== "requests") await measureVisits(servers, visits)
    if (values.only !== "visits")
      await measureRequests(servers, { rounds, seconds, onlyRendered: values.rendered === true })
  } finally {
    await servers.stop()
  }
}

async function measureVisits(servers: Servers, visits: number): Promise<void> {
  const rivals = {
    product: servers.product,
    "Next.js 16": servers.nextEdge,
    "single page": servers.singlePage,
  }
  // Rendered before, and asked for as often as the product packs tightly what is asked for often.
  for (const origin of Object.values(rivals))
    for (const page of threePages)
      for (let visit = 0; visit < 10; visit++)
        await fetch(`${origin}${page}`, { headers: { "Accept-Encoding": "br" } })
  const browser = await openVisitingBrowser()
  try {
    for (const origin of Object.values(rivals))
      for (const page of threePages)
        await browser.visit(`${origin}${page}`, networks["none (warm-up)"] as Network)
    for (const [network, conditions] of Object.entries(networks)) {
      if (network.startsWith("none")) continue
      const found = new Map<string, (Visit & Partial<Search>)[]>()
      for (let round = 0; round < visits; round++)
        for (const page of threePages)
          for (const [name, origin] of Object.entries(rivals)) {
            const key = `${page}  ${name}`
            const visit = await browser.visit(`${origin}${page}`, conditions)
            const search =
              page === "/merchant-directory" ? await browser.search(`${origin}${page}`, conditions) : {}
            found.set(key, [...(found.get(key) ?? []), { ...visit, ...search }])
          }
      const head = [
        "page",
        "first byte",
        "FCP",
        "LCP",
        "CLS",
        "HTML KB",
        "script KB",
        "all KB",
        "requests",
        "search alive",
        "first answer",
      ]
      const rows = [...found].map(([key, all]) => {
        const middle = (pick: (visit: Visit & Partial<Search>) => number | undefined, digits = 0) => {
          const values = all.map(pick).filter((value) => value !== undefined)
          return values.length > 0 ? median(values).toFixed(digits) : ""
        }
        return [
          key,
          middle((visit) => visit.firstByte),
          middle((visit) => visit.fcp),
          middle((visit) => visit.lcp),
          middle((visit) => visit.cls, 3),
          middle((visit) => visit.kilobytes.html, 1),
          middle((visit) => visit.kilobytes.script, 1),
          middle((visit) => visit.kilobytes.all, 1),
          middle((visit) => visit.requests),
          middle((visit) => visit.searchAlive),
          middle((visit) => visit.firstAnswer),
        ]
      })
      console.log(
        `\n${network}, processor six times slower, medians of ${visits} first visits, ms\n${textTable([head, ...rows])}`,
      )
    }
  } finally {
    await browser.close()
  }
}
