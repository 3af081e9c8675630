import { parseArgs } from "node:util"
import type { ProductProcess } from "../../e2e/product-process.ts"
import { measureCached } from "./kept-pages.ts"
import { describeMachine, loadCore, servingCore, stayOn } from "./machine.ts"
import { measureMixed } from "./mixed-visits.ts"
import { createProduct, type DatabaseVariables, seedProduct } from "./product.ts"

const usage = `Usage: npm run bench -- pages [options]
Cached pages against nginx and a bare Node server with the same bytes, and what visitors ask for: mostly cached pages, some
searches, each of 20,000 listings now and then. All on one core but for what sends the requests. Linux, with wrk, nginx and
taskset; 'npm run build' must have run.
  --rounds <n>      rounds, one after the other for each server; medians count (5)
  --seconds <n>     seconds of each (4)
  --seed <n>        of the mix (1)
  --only <kept|mixed>`

/** The numbers of requests after which memory is measured. */
const mixedRequests = [3600, 11_000]

export async function main(args: string[]): Promise<void> {
  const text = { type: "string" } as const
  const { values } = parseArgs({
    args,
    options: { rounds: text, seconds: text, seed: text, only: text },
    strict: false,
  })
  const numbers = [values.rounds ?? 5, values.seconds ?? 4, values.seed ?? 1].map(Number)
  const [rounds = 0, seconds = 0, seed = 0] = numbers
  if (!numbers.every((number) => Number.isInteger(number) && number > 0)) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  console.log(describeMachine())
  stayOn(loadCore)
  if (values.only !== "kept")
    await withProduct(20_000, (product, database) =>
      measureMixed(product, database, { requests: mixedRequests, seed }),
    )
  if (values.only !== "mixed")
    await withProduct(1000, (product) => measureCached(product, { rounds, seconds }))
}

/** Runs `measure` on a product with this many listings, on the serving core. */
async function withProduct(
  listings: number,
  measure: (product: ProductProcess, database: DatabaseVariables) => Promise<void>,
) {
  const product = await createProduct({ core: servingCore })
  try {
    await product.start()
    const database = await seedProduct(product, listings)
    await product.stop()
    await product.start()
    await measure(product, database)
  } finally {
    await product.remove()
  }
}
