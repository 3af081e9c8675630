import { writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { type BenchServer, connectServer, startEmbedded } from "./databases.ts"
import { type BenchCase, listCases } from "./directory-cases.ts"
import { explainCase, measureInside } from "./explain.ts"
import { fillListings, mostDifferent } from "./listing-data.ts"
import { type Measurement, type MeasureOptions, measure, textTable } from "./measure.ts"

/** The limits for the 95th percentile in ms (the product's quality rules); other sizes have no limit. */
const bars: Record<BenchCase["bar"], Record<number, number>> = {
  search: { 100000: 15, 1000000: 40 },
  near: { 100000: 10 },
  admin: { 100000: 30 },
}

const usage = `Usage: npm run bench -- directory [options]
Search, filter and page through the merchant directory and the back office's list, one call at a time, on the embedded
PostgreSQL and, with BENCH_DATABASE_URL, on that server (in a database of its own, removed afterwards).
  --size <n>       approved merchants; give it several times for several sizes (1000 and 100000). Above 100,000 copies are added to
                   those, and the staff's lists are left out
  --runs <n>       calls of a case in one round (200)
  --rounds <n>     rounds; the median of their figures counts (5)
  --seconds <n>    longest time for one round of one case (20)
  --only <text>    cases whose name holds the text
  --server-only    leave the embedded PostgreSQL out
  --inside         what the statements cost inside the server, in milliseconds and pages of 8 KB, instead of whole calls; for a
                   machine that others use
  --data <folder>  keep what was filled in there (embedded), and use it again
  --explain        print how PostgreSQL runs the statements of each case
  --json <file>    write the figures to a file`

type Result = Measurement & {
  database: string
  size: number
  case: string
  bar: number | null
  /** The 95th percentile of 8 KB pages. */
  pages?: number
}

export async function main(args: string[]): Promise<void> {
  const options = readOptions(args)
  if (!options) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  const results: Result[] = []
  const url = process.env.BENCH_DATABASE_URL
  const starts = [
    ...(options.serverOnly ? [] : [() => startEmbedded(options.data)]),
    ...(url ? [() => connectServer(url)] : []),
  ]
  for (const start of starts) {
    const server = await start()
    try {
      for (const size of options.sizes) results.push(...(await measureSize(server, size, options)))
    } finally {
      await server.stop()
    }
  }
  if (options.json) writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`)
}

type Options = MeasureOptions & {
  sizes: number[]
  only: string
  serverOnly: boolean
  explain: boolean
  inside: boolean
  data?: string
  json?: string
}

function readOptions(args: string[]): Options | undefined {
  const text = { type: "string" } as const
  const flag = { type: "boolean", default: false } as const
  const named = {
    runs: text,
    rounds: text,
    seconds: text,
    only: text,
    json: text,
    data: text,
    explain: flag,
    inside: flag,
    "server-only": flag,
  }
  try {
    const { values } = parseArgs({ args, options: { ...named, size: { type: "string", multiple: true } } })
    const numbers = {
      sizes: (values.size ?? ["1000", "100000"]).map(Number),
      runs: Number(values.runs ?? 200),
      rounds: Number(values.rounds ?? 5),
      secondsPerRound: Number(values.seconds ?? 20),
    }
    if (
      !Object.values(numbers)
        .flat()
        .every((number) => Number.isInteger(number) && number > 0)
    )
      return undefined
    const { only = "", explain, inside, data, json } = values
    return { ...numbers, only, serverOnly: values["server-only"], explain, inside, data, json }
  } catch {
    return undefined
  }
}

async function measureSize(server: BenchServer, size: number, options: Options): Promise<Result[]> {
  const start = performance.now()
  const database = await server.createDatabase(`filled_${size}`, (client) => fillListings(client, size))
  try {
    const { db, pool } = database.client
    const seconds = Math.round((performance.now() - start) / 1000)
    console.log(`\n${server.name}, ${size.toLocaleString("en")} approved merchants (ready in ${seconds} s)`)

    const results: Result[] = []
    for (const bench of await listCases(pool)) {
      if (!bench.name.includes(options.only)) continue
      if (bench.bar === "admin" && size > mostDifferent) continue
      if (options.explain) console.log(`\n### ${bench.name}\n${await explainCase(pool, bench, 0)}`)
      const measured = options.inside
        ? await measureInside(pool, bench, options.runs)
        : await measure((n) => bench.run(db, n), options)
      results.push({
        database: server.name,
        size,
        case: bench.name,
        bar: bars[bench.bar][size] ?? null,
        ...measured,
      })
    }
    console.log(report(results))
    return results
  } finally {
    await database.drop()
  }
}

function report(results: Result[]): string {
  const head = ["", "p50 ms", "p95 ms", "bar", "", "calls", "pages"]
  const rows = results.map(({ case: name, p50, p95, bar, runs, failure, pages }) => [
    name,
    p50.toFixed(1),
    p95.toFixed(1),
    bar === null ? "" : String(bar),
    failure ?? (bar !== null && p95 > bar ? "over" : ""),
    String(runs),
    pages === undefined ? "" : String(pages),
  ])
  return textTable([head, ...rows])
}
