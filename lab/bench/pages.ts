import { setTimeout as sleep } from "node:timers/promises"
import { parseArgs } from "node:util"
import type { ProductProcess } from "../../e2e/product-process.ts"
import { atConstantRate, type Call, type RateResult } from "./constant-rate.ts"
import { measureKept, threePages } from "./kept-pages.ts"
import { describeMachine, loadCore, processorSeconds, servingCore, stayOn } from "./machine.ts"
import { median, textTable } from "./measure.ts"
import { createProduct, seedProduct } from "./product.ts"

const usage = `Usage: npm run bench -- pages [options]
Kept pages against nginx and a bare Node server with the same bytes, all on one core, and pages that have to be rendered
at a constant rate, on all cores but for what sends the requests. Linux, with wrk, nginx and taskset; 'npm run build' must
have run.
  --rounds <n>      rounds, one after the other for each server; medians count (5)
  --seconds <n>     seconds of each (4)
  --rate <n>        rendered pages per second (100)
  --only <kept|rendered>`

const merchants = 1000

export async function main(args: string[]): Promise<void> {
  const text = { type: "string" } as const
  const { values } = parseArgs({
    args,
    options: { rounds: text, seconds: text, rate: text, only: text },
    strict: false,
  })
  const [rounds = 0, seconds = 0, rate = 0] = [
    values.rounds ?? 5,
    values.seconds ?? 4,
    values.rate ?? 100,
  ].map(Number)
  if (![rounds, seconds, rate].every((number) => Number.isInteger(number) && number > 0)) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  console.log(describeMachine())
  if (values.only !== "kept")
    await withProduct(undefined, (product) => measureRendered(product, { rounds, seconds, rate }))
  stayOn(loadCore)
  if (values.only !== "rendered")
    await withProduct(servingCore, (product) => measureKept(product, { rounds, seconds }))
}

/** @param core where it runs; undefined: anywhere */
async function withProduct(core: number | undefined, measure: (product: ProductProcess) => Promise<void>) {
  const product = await createProduct({ core })
  try {
    await product.start()
    await seedProduct(product, merchants)
    await measure(product)
  } finally {
    await product.remove()
  }
}

/** Whoever has a cookie of this name gets a page of their own, known to the site or not. */
const own = { cookie: "session=none" }
/** Words that fill more than one page of cards each. */
const searched = ["market", "cloth", "kitchen", "studio", "natural", "family", "music", "garden"]

async function measureRendered(
  { origin, pid = 0 }: { origin: string; pid?: number },
  { rounds, seconds, rate }: { rounds: number; seconds: number; rate: number },
): Promise<void> {
  const table = [
    ["rendered page", "p50 ms", "p95 ms", "p99 ms", "max ms", "late ms", "CPU ms each", "answers"],
  ]
  let visit = 0
  const cases: [string, () => Call][] = [
    ...[...threePages, "/blog"].map((path): [string, () => Call] => [path, () => ({ path, headers: own })]),
    [
      "/merchant-directory?q=word&page=n",
      () => {
        const word = searched[++visit % searched.length]
        return { path: `/merchant-directory?q=${word}&page=${1 + (visit % 2)}`, headers: own }
      },
    ],
    ["/contact (never kept)", () => ({ path: "/contact" })],
    // A link of a social network leads to the page that is kept.
    ["/?fbclid=n (kept)", () => ({ path: `/?fbclid=${++visit}` })],
  ]
  for (const [name, next] of cases) {
    const results: RateResult[] = []
    const before = processorSeconds([pid])
    for (let round = 0; round < rounds; round++) {
      results.push(await atConstantRate(origin, next, { perSecond: rate, seconds }))
      await sleep(500)
    }
    const middle = (pick: (result: RateResult) => number) => median(results.map(pick)).toFixed(1)
    const taken = processorSeconds([pid]) - before
    const sent = results.reduce((sum, result) => sum + result.sent, 0)
    table.push([
      name,
      middle(({ p50 }) => p50),
      middle(({ p95 }) => p95),
      middle(({ p99 }) => p99),
      middle(({ max }) => max),
      middle(({ latestStart }) => latestStart),
      ((taken * 1000) / sent).toFixed(1),
      [...new Set(results.flatMap(({ statuses }) => Object.keys(statuses)))].join(" "),
    ])
  }
  console.log(
    `\n${rate} requests/s at fixed moments, medians of ${rounds} rounds of ${seconds} s\n${textTable(table)}`,
  )
}
