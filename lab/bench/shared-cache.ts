import { Agent, request } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { parseArgs } from "node:util"
import { freePort, type ProductProcess } from "../../e2e/product-process.ts"
import { listSlugs, pageOf, startInstance } from "../chaos/cache-in-front.ts"
import { createServer } from "../chaos/databases.ts"
import { startVarnish, type Varnish } from "../chaos/varnish.ts"
import { describeMachine } from "./machine.ts"
import { textTable } from "./measure.ts"
import { seedDatabase } from "./product.ts"

/** How long a page is kept, in seconds (server/pages/page-cache.ts). */
const keptSeconds = 60

/**
 * How many requests reach the instances behind Varnish, when readers ask for the pages of 100,000 shops as often as Zipf's law has it: the
 * page of rank r with a share of 1 / r^s. Counted by Varnish, beside what a cache that keeps each page for a minute must ask at
 * least; with that, what more readers would ask for.
 *
 *   npm run bench -- shared-cache --shops 100000 --rates 30,60 --exponents 0.8,1 --seconds 180
 *
 * Needs the built product, and apt-get install varnish varnish-modules.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      shops: { type: "string", default: "100000" },
      instances: { type: "string", default: "4" },
      rates: { type: "string", default: "30" },
      exponents: { type: "string", default: "0.8,1" },
      seconds: { type: "string", default: "180" },
    },
  })
  const numbers = (list: string) => list.split(",").map(Number)
  const [shops, seconds] = [Number(values.shops), Number(values.seconds)]
  const server = await createServer()
  const instances: ProductProcess[] = []
  let varnish: Varnish | undefined
  try {
    await seedDatabase({ connectionString: server.url }, shops, { isMarked: false })
    const addresses = (await listSlugs(server)).map(pageOf)
    if (addresses.length === 0) throw new Error("There is no page to ask for")
    const port = await freePort()
    while (instances.length < Number(values.instances)) instances.push(await startInstance(server.url, port))
    varnish = await startVarnish(
      port,
      instances.map(({ origin }) => Number(new URL(origin).port)),
    )
    console.log(`${describeMachine()}; ${addresses.length} addresses, ${instances.length} instances`)
    const table = [
      [
        "exponent",
        "readers/s",
        "answered",
        "failed",
        "reach an instance",
        "of them 304",
        "per request",
        "at least",
      ],
    ]
    for (const exponent of numbers(values.exponents)) {
      const shares = zipf(addresses.length, exponent)
      for (const rate of numbers(values.rates)) {
        // What was kept before is not right any more.
        await sleep((keptSeconds + 5) * 1000)
        // A minute in which the cache fills, which is not counted.
        await readAtRate(varnish.origin, addresses, shares, rate, keptSeconds)
        const before = await varnish.counters()
        const { answered, failed } = await readAtRate(varnish.origin, addresses, shares, rate, seconds)
        const after = await varnish.counters()
        const since = (counter: string) => (after[counter] ?? 0) - (before[counter] ?? 0)
        const reached = since("MAIN.backend_req")
        table.push([
          String(exponent),
          String(Math.round(answered / seconds)),
          String(answered),
          String(failed),
          String(reached),
          String(since("MAIN.fetch_304")),
          percent(reached / answered),
          percent(askedPerSecond(shares, answered / seconds) / (answered / seconds)),
        ])
      }
    }
    console.log(textTable(table))
    console.log(textTable(onPaper(addresses.length, numbers(values.exponents))))
  } finally {
    await varnish?.stop()
    for (const instance of instances) await instance.remove()
    await server.remove()
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** The share of each rank, the first most. */
function zipf(count: number, exponent: number): number[] {
  const weights = Array.from({ length: count }, (_, at) => (at + 1) ** -exponent)
  const sum = weights.reduce((all, one) => all + one, 0)
  return weights.map((weight) => weight / sum)
}

/** A page is asked for again when its minute is over and somebody comes: once in `keptSeconds + 1 / (its share * rate)`. */
const askedPerSecond = (shares: number[], rate: number) =>
  shares.reduce((sum, share) => sum + 1 / (keptSeconds + 1 / (share * rate)), 0)

function onPaper(count: number, exponents: number[]): string[][] {
  const rows = exponents.flatMap((exponent) => {
    const shares = zipf(count, exponent)
    return [1_000, 10_000, 100_000].map((rate) => {
      const asked = askedPerSecond(shares, rate)
      return [String(exponent), String(rate), asked.toFixed(0), percent(asked / rate)]
    })
  })
  return [["on paper: exponent", "readers/s", "reach an instance/s", "per request"], ...rows]
}

/** So many a second, however slowly they are answered. */
async function readAtRate(
  origin: string,
  addresses: string[],
  shares: number[],
  rate: number,
  seconds: number,
): Promise<{ answered: number; failed: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const choose = chooser(shares)
  const found = { answered: 0, failed: 0 }
  const running = new Set<Promise<void>>()
  const started = performance.now()
  for (let sent = 0; sent < rate * seconds; ) {
    const due = Math.min(rate * seconds, ((performance.now() - started) / 1000) * rate)
    for (; sent < due; sent++) {
      const asking = read(agent, origin + (addresses[choose()] ?? "/")).then((isWell) => {
        if (isWell) found.answered++
        else found.failed++
        running.delete(asking)
      })
      running.add(asking)
    }
    await sleep(5)
  }
  await Promise.all(running)
  agent.destroy()
  return found
}

/** Draws ranks by their shares. */
function chooser(shares: number[]): () => number {
  let sum = 0
  const ends = Float64Array.from(shares, (share) => {
    sum += share
    return sum
  })
  return () => {
    const point = Math.random() * sum
    let [low, high] = [0, ends.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) < point) low = middle + 1
      else high = middle
    }
    return low
  }
}

function read(agent: Agent, url: string): Promise<boolean> {
  return new Promise((resolve) => {
    request(url, { agent, headers: { "accept-encoding": "br" } }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode === 200))
    })
      .once("error", () => resolve(false))
      .end()
  })
}
