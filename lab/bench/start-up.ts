import { parseArgs } from "node:util"
import type { ProductProcess } from "../../e2e/product-process.ts"
import { socketUrl, startEmbedded } from "./databases.ts"
import { describeMachine } from "./machine.ts"
import { median, textTable } from "./measure.ts"
import { createProduct, seedDatabase, seedProduct } from "./product.ts"

const usage = `Usage: npm run bench -- start-up [options]
From the start of the process to the first 200 of /readyz: with a new data folder, with existing data, and with existing
data on a PostgreSQL server (BENCH_DATABASE_URL: an empty database on it; otherwise one that is started here).
  --runs <n>   starts of each (7)`

/** Limits in milliseconds (the product's quality rules). */
const bars = { embedded: 2000, server: 1000 }
const merchants = 1000

export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { runs: { type: "string" } }, strict: false })
  const runs = Number(values.runs ?? 7)
  if (!Number.isInteger(runs) || runs < 1) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  console.log(describeMachine())
  const table = [["start", "median ms", "least", "most", "bar ms"]]
  const add = (name: string, times: number[], bar?: number) =>
    table.push([
      name,
      ...[median(times), Math.min(...times), Math.max(...times)].map((time) => time.toFixed(0)),
      bar ? String(bar) : "",
    ])

  const fresh: number[] = []
  for (let run = 0; run < runs; run++) {
    const product = await createProduct()
    fresh.push(await product.start())
    await product.remove()
  }
  add("new data folder, embedded", fresh)

  const embedded = await createProduct()
  try {
    await embedded.start()
    await seedProduct(embedded, merchants)
    add("existing data, embedded", await restart(embedded, runs), bars.embedded)
  } finally {
    await embedded.remove()
  }

  const server = await openServer()
  const product = await createProduct({ env: { DATABASE_URL: server.url } })
  try {
    await product.start()
    await seedDatabase({ connectionString: server.url }, merchants)
    add(`existing data, ${server.name}`, await restart(product, runs), bars.server)
  } finally {
    await product.remove()
    await server.close()
  }
  console.log(textTable(table))
}

async function restart(product: ProductProcess, runs: number): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    await product.stop()
    times.push(await product.start())
  }
  return times
}

/** A PostgreSQL server that is not a child of the product. */
export async function openServer(): Promise<{ name: string; url: string; close(): Promise<void> }> {
  const given = process.env.BENCH_DATABASE_URL
  if (given) return { name: "PostgreSQL server", url: given, close: async () => {} }
  const server = await startEmbedded()
  const { client, drop } = await server.createDatabase()
  return {
    name: `PostgreSQL server (${server.name})`,
    url: socketUrl(client.pool.options),
    async close() {
      await drop()
      await server.stop()
    },
  }
}
