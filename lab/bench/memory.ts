import { setTimeout as sleep } from "node:timers/promises"
import { parseArgs } from "node:util"
import { atConstantRate, type Call } from "./constant-rate.ts"
import { commandOf, describeMachine, memoryOf, processTree } from "./machine.ts"
import { median, textTable } from "./measure.ts"
import { createProduct, seedDatabase, seedProduct } from "./product.ts"
import { openServer } from "./start-up.ts"

const usage = `Usage: npm run bench -- memory [options]
Memory of the application and of its embedded database under mixed load, sampled every five seconds.
  --minutes <n>    of load (10)
  --rate <n>       requests per second (100)
  --server         on a PostgreSQL server (as in start-up) instead of the embedded one`

const merchants = 1000
const sampleMs = 5000

export async function main(args: string[]): Promise<void> {
  const text = { type: "string" } as const
  const { values } = parseArgs({
    args,
    options: { minutes: text, rate: text, server: { type: "boolean" } },
    strict: false,
  })
  const [minutes = 0, rate = 0] = [values.minutes ?? 10, values.rate ?? 100].map(Number)
  if (!(minutes > 0 && rate > 0)) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  const server = values.server ? await openServer() : undefined
  const product = await createProduct({ env: server ? { DATABASE_URL: server.url } : {} })
  try {
    await product.start()
    await (server
      ? seedDatabase({ connectionString: server.url }, merchants)
      : seedProduct(product, merchants))
    await product.stop()
    await product.start()
    console.log(
      `${describeMachine()}; ${server ? server.name : "embedded"}, ${rate} requests/s for ${minutes} minutes`,
    )
    await sleep(2000)
    const samples = [takeSample(product.pid)]
    const timer = setInterval(() => samples.push(takeSample(product.pid)), sampleMs)
    const result = await atConstantRate(product.origin, mixedLoad(product.origin), {
      perSecond: rate,
      seconds: minutes * 60,
    })
    clearInterval(timer)
    await sleep(15_000)
    const idle = takeSample(product.pid)
    console.log(report(samples, idle))
    console.log(
      `${result.sent.toLocaleString("en")} requests: ${Object.entries(result.statuses)
        .map(([status, count]) => `${status}: ${count}`)
        .join(", ")}; p50 ${result.p50.toFixed(1)} ms, p99 ${result.p99.toFixed(1)} ms`,
    )
  } finally {
    await product.remove()
    await server?.close()
  }
}

/** The same requests on every run: mostly cached pages, some searches, and a few writes. */
function mixedLoad(origin: string): (n: number) => Call {
  const kept = [
    "/",
    "/faq",
    "/learn/blockchain",
    "/about",
    "/merchants",
    "/merchant-directory",
    "/events",
    "/blog",
  ]
  const words = [
    "market",
    "cloth",
    "kitchen",
    "studio",
    "natural",
    "family",
    "music",
    "garden",
    "hair",
    "tea",
  ]
  const headers = { "content-type": "application/x-www-form-urlencoded", origin }
  return (n) => {
    const kind = n % 100
    const pick = Math.floor(n / 100)
    if (kind < 60) return { path: kept[kind % kept.length] ?? "/" }
    if (kind < 80)
      return { path: `/merchant-directory?q=${words[(pick + kind) % words.length]}&page=${1 + (pick % 4)}` }
    if (kind < 90) return { path: "/contact" }
    if (kind < 97) return { path: `/merchant-directory?location=Atlanta&n=${pick}` }
    if (kind < 99) return { path: `/no-such-page-${n}` }
    // Without the form guard's token: the form is shown again and nobody is subscribed.
    return {
      path: "/newsletter",
      method: "POST",
      headers,
      body: `form=footer&consent=1&leave_blank=&email=reader${n}%40mail.example`,
    }
  }
}

type Sample = { app: number; database: number }

/** In MB: all memory of the application, and the proportional shares of its database's processes. */
function takeSample(pid: number | undefined): Sample {
  if (!pid) return { app: 0, database: 0 }
  const others = processTree(pid).filter((child) => child !== pid)
  return {
    app: memoryOf(pid).rss,
    database: others
      .filter((child) => /postgres/.test(commandOf(child)))
      .reduce((sum, child) => sum + memoryOf(child).pss, 0),
  }
}

function report(samples: Sample[], idle: Sample): string {
  const at = (part: number) => Math.floor((part * samples.length) / 10)
  const parts: [string, Sample[]][] = [
    ["two seconds after the start", samples.slice(0, 1)],
    ...[1, 3, 5, 7, 10].map((part): [string, Sample[]] => [
      `${part * 10} % of the time`,
      samples.slice(Math.min(at(part - 1), samples.length - 1), Math.max(at(part), 1)),
    ]),
    ["15 s after the load", [idle]],
  ]
  const rows = parts.map(([name, some]) => [
    name,
    ...(["app", "database"] as const).map((which) => median(some.map((sample) => sample[which])).toFixed(0)),
  ])
  const most = (which: keyof Sample) => Math.max(...samples.map((sample) => sample[which])).toFixed(0)
  return textTable([
    ["", "application MB (RSS)", "embedded database MB (PSS)"],
    ...rows,
    ["most", most("app"), most("database")],
  ])
}
