import { type ChildProcess, spawn } from "node:child_process"
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { request } from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { freePort, untilItAnswers } from "../../e2e/product-process.ts"
import { pinnedNode } from "../../scripts/prepare.mjs"
import { atConstantRate } from "./constant-rate.ts"
import { servingCore, startOn } from "./machine.ts"
import { median, textTable } from "./measure.ts"
import { startNginx } from "./nginx.ts"
import { endProcess } from "./product.ts"
import { type WrkResult, wrk } from "./wrk.ts"

/** The home page, a directory of 1,000 listings and a lesson. */
export const threePages = ["/", "/merchant-directory", "/learn/blockchain"]
const accept = { "Accept-Encoding": "br" }

type Answer = { body: Buffer; headers: Record<string, string> }

/** The response body with its content encoding. */
function fetchRaw(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: accept }, (response) => {
      const parts: Buffer[] = []
      response.on("data", (part: Buffer) => parts.push(part))
      response.on("end", () => {
        const headers = Object.entries(response.headers).flatMap(([name, value]) =>
          typeof value === "string" ? [[name, value]] : [],
        )
        resolve({ body: Buffer.concat(parts), headers: Object.fromEntries(headers) })
      })
    })
      .on("error", reject)
      .end()
  })
}

/** Prints the speed of cached pages, compared with nginx and a bare Node server that send the same bytes and headers. */
export async function measureCached(
  { origin, pid }: { origin: string; pid?: number },
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-bench-pages-"))
  chmodSync(folder, 0o755)
  const answers = new Map<string, Answer>()
  for (const page of threePages) {
    for (let visit = 0; visit < 10; visit++) await fetchRaw(`${origin}${page}`)
    // The best compression is made after the first responses.
    await sleep(1500)
    answers.set(page, await fetchRaw(`${origin}${page}`))
  }
  const nginx = await startNginx(nginxPages(folder, answers), { core: servingCore })
  const bare = await startBareNode(folder, answers)
  const servers = {
    product: { origin, pid: pid ?? 0 },
    nginx,
    bare: { origin: bare.origin, pid: bare.child.pid ?? 0 },
  }
  const table = [["kept page", "bytes", "product", "nginx", "bare node", "of nginx", "of node"]]
  const waits = [["kept page", "p99 ms, 32 connections", "p50 ms at 1,000/s", "p99 ms at 1,000/s"]]
  try {
    for (const page of threePages) {
      const found: Record<string, WrkResult[]> = { product: [], nginx: [], bare: [] }
      for (let round = 0; round < rounds; round++)
        for (const [name, server] of Object.entries(servers)) {
          // A cached page is rendered again after a minute: not during the measurement.
          await fetchRaw(`${server.origin}${page}`)
          const result = await wrk(`${server.origin}${page}`, {
            seconds,
            headers: accept,
            servers: [server.pid],
          })
          if (result.errors > 0) throw new Error(`${name} answered ${page} with ${result.errors} errors`)
          found[name]?.push(result)
        }
      const speeds = (name: string) => found[name]?.map(({ perCoreSecond }) => perCoreSecond) ?? []
      // Compared round by round: other load on the machine varies from minute to minute and slows everything that runs at that
      // time.
      const share = (name: string) =>
        median(speeds("product").map((one, round) => one / (speeds(name)[round] ?? NaN)))
      const steady = await atConstantRate(origin, () => ({ path: page }), { perSecond: 1000, seconds })
      table.push([
        page,
        String(answers.get(page)?.body.length),
        ...["product", "nginx", "bare"].map((name) => Math.round(median(speeds(name))).toLocaleString("en")),
        share("nginx").toFixed(2),
        share("bare").toFixed(2),
      ])
      waits.push([
        page,
        median(found.product?.map(({ p99 }) => p99) ?? []).toFixed(1),
        steady.p50.toFixed(1),
        steady.p99.toFixed(1),
      ])
    }
  } finally {
    await nginx.stop()
    await endProcess(bare.child)
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(
    `\nRequests per second of processor time, 32 connections, Brotli, medians of ${rounds} rounds of ${seconds} s; shares round by round`,
  )
  console.log(`${textTable(table)}\n\n${textTable(waits)}`)
}

/** The nginx configuration that serves the same bytes and headers from files. */
function nginxPages(folder: string, answers: Map<string, Answer>): string {
  return [...answers]
    .map(([page, { body, headers }], index) => {
      writeFileSync(path.join(folder, `${index}.html`), body)
      const added = Object.entries(headers)
        .filter(
          ([name]) =>
            !/^(content-(length|type)|date|connection|keep-alive|etag|transfer-encoding)$/.test(name),
        )
        .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`)
      return `location = ${page} { root ${folder}; try_files /${index}.html =404; ${added.join(" ")} }`
    })
    .join("\n")
}

/** The upper limit for Node: a map from path to bytes, nothing else. */
async function startBareNode(
  folder: string,
  answers: Map<string, Answer>,
): Promise<{ origin: string; child: ChildProcess }> {
  const port = await freePort()
  const file = path.join(folder, "bare.mjs")
  const pages = [...answers].map(([page, { body, headers }]) => [page, headers, body.toString("base64")])
  writeFileSync(
    file,
    `import { createServer } from "node:http"
const pages = new Map(${JSON.stringify(pages)}.map(([page, headers, body]) => [page, { headers, body: Buffer.from(body, "base64") }]))
createServer({ keepAliveTimeout: 10_000 }, (request, response) => {
  const page = pages.get(request.url)
  if (!page) return response.writeHead(404).end()
  response.writeHead(200, page.headers).end(page.body)
}).listen(${port}, "localhost")
`,
  )
  const child = spawn(...startOn(servingCore, pinnedNode, [file]), { stdio: ["ignore", "ignore", "inherit"] })
  const origin = `http://localhost:${port}`
  await untilItAnswers(`${origin}/`)
  return { origin, child }
}
