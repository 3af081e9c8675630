import { setTimeout as sleep } from "node:timers/promises"
import { parseArgs } from "node:util"
import { csvRecord } from "#app/lib/text/formats/csv.ts"
import { importLimits } from "#app/listings/import-options.ts"
import { admin } from "../../e2e/product-process.ts"
import { describeMachine, memoryOf } from "./machine.ts"
import { quantile, textTable } from "./measure.ts"
import { createProduct, seedProduct } from "./product.ts"

const usage = `Usage: npm run bench -- listing-import [options]
An import of the longest file through the pages of the staff, while visitors go on asking.
  --listings <n>   that are there already (1000)
  --rounds <n>     of import and taking back (3)`

const lineCount = importLimits.lines
const mebibyte = 1024 * 1024

export async function main(args: string[]): Promise<void> {
  const text = { type: "string" } as const
  const { values } = parseArgs({ args, options: { listings: text, rounds: text }, strict: false })
  const [listings = 0, rounds = 0] = [values.listings ?? 1000, values.rounds ?? 3].map(Number)
  if (!(listings > 0 && rounds > 0)) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  const product = await createProduct()
  try {
    await product.start()
    await seedProduct(product, listings)
    await product.stop()
    await product.start()
    const { origin } = product
    const pid = product.pid ?? 0
    const staffContext = await signIn(origin)
    const file = makeFile()
    const size = (file.length / mebibyte).toFixed(1)
    console.log(`${describeMachine()}; embedded, ${listings} listings; ${lineCount} lines, ${size} MB`)
    const idle = memoryOf(pid).rss
    const rows: string[][] = []
    const measureStep = async (name: string, step: () => Promise<string>) => {
      const watch = watchOthers(origin, pid)
      const started = performance.now()
      const answer = await step().catch((error: Error) => error)
      const seconds = (performance.now() - started) / 1000
      const noticed = await watch.end()
      if (answer instanceof Error) throw new Error(`${answer.message}\n${product.output().slice(-3000)}`)
      rows.push([name, `${seconds.toFixed(1)} s`, ...noticed, answer])
    }
    for (let round = 1; round <= rounds; round++) {
      let page = ""
      await measureStep("upload", async () => {
        const form = new FormData()
        form.set("file", new File([file], "shops.csv"))
        page = await staffContext.post("/admin/listings/import", form)
        return staffContext.found(page, /: ([\d,]+) lines/)
      })
      const mapping = ["businessName", "businessType", "description", "website", "phone", "onlineOnly"]
        .concat(
          "address",
          "city",
          "state",
          "zip",
          "country",
          "walletAddress",
          "showWallet",
          "ownerName",
          "email",
        )
        .map((field, column) => [`column-${field}`, String(column)])
      await measureStep("dry run", async () => {
        await staffContext.post(page, new URLSearchParams([...mapping, ["intent", "check"]]))
        return staffContext.found(page, /Import (\d+) now/)
      })
      await measureStep("report", async () =>
        String((await staffContext.read(`${page}/report.csv`)).split("\n").length),
      )
      const seen = await staffContext.found(page, /name="seen" value="([^"]+)"/)
      await measureStep("import", async () => {
        await staffContext.post(page, new URLSearchParams({ intent: "import", seen, withAlike: "on" }))
        return staffContext.found(page, /of (\d+) are released/)
      })
      if (round < rounds)
        await measureStep("take back", async () => {
          await staffContext.post(page, new URLSearchParams({ intent: "take-back" }))
          return staffContext.found(page, /(Undone)/)
        })
      else
        await measureStep("release of all", async () => {
          await staffContext.post(page, new URLSearchParams({ intent: "release-all", how: "call" }))
          return staffContext.found(page, /(\d+ of \d+) are released/)
        })
    }
    console.log(`Before: ${Math.round(idle)} MB`)
    console.log(
      textTable([
        ["step", "time", "most memory", "check p50", "p99", "most", "search p50", "most", "answer"],
        ...rows,
      ]),
    )
  } finally {
    await product.remove()
  }
}

/**
 * Measures what visitors notice during the import: the response time of a health check and of a rendered search; and the memory.
 */
function watchOthers(origin: string, pid: number) {
  let isOver = false
  let mostMemory = 0
  const ask = async (path: () => string, everyMs: number) => {
    const times: number[] = []
    while (!isOver) {
      const started = performance.now()
      const answer = await fetch(origin + path())
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path()} answered ${answer.status}`)
      times.push(performance.now() - started)
      await sleep(everyMs)
    }
    return times.sort((a, b) => a - b)
  }
  const timer = setInterval(() => {
    mostMemory = Math.max(mostMemory, memoryOf(pid).rss)
  }, 50)
  let number = 0
  const checks = ask(() => "/livez", 10)
  const searches = ask(() => `/merchant-directory?q=cloth+${number++}`, 100)
  return {
    async end(): Promise<string[]> {
      isOver = true
      clearInterval(timer)
      const [check, search] = await Promise.all([checks, searches])
      const ms = (value: number | undefined) => `${(value ?? 0).toFixed(0)} ms`
      return [
        `${Math.round(mostMemory)} MB`,
        ...[ms(quantile(check, 0.5)), ms(quantile(check, 0.99)), ms(check.at(-1))],
        ...[ms(quantile(search, 0.5)), ms(search.at(-1))],
      ]
    },
  }
}

/** A file like the product's own export, with all fields of a listing: 0.5 KB a line. */
function makeFile(): string {
  const headings = ["businessName", "businessType", "description", "website", "phone", "onlineOnly"].concat(
    ...[
      "address",
      "city",
      "state",
      "zipCode",
      "country",
      "walletAddress",
      "showWallet",
      "ownerName",
      "ownerEmail",
    ],
  )
  const lines = Array.from({ length: lineCount }, (_, index) => {
    const phone = `+234 803 ${String(1_000_000 + index).replace(/(\d{3})(\d{4})/, "$1 $2")}`
    const text = "Sample data of a benchmark. Cloth by the yard, woven here. ".repeat(5)
    return csvRecord([
      ...[`Imported shop ${index % 4000}`, "retail", text, `https://shop${index}.example.org/`, phone, false],
      ...[`${index} Market Road`, `Town ${index % 700}`, "Lagos", "", "NG"],
      ...[`0x${String(index).padStart(40, "0")}`, true, `Owner ${index}`, `owner${index}@example.org`],
    ])
  })
  return [csvRecord(headings), ...lines].join("")
}

/** A client for the staff pages, without JavaScript. */
async function signIn(origin: string) {
  const cookies = new Map<string, string>()
  const send = async (path: string, body?: FormData | URLSearchParams): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const headers = { cookie, origin }
    const answer = await fetch(origin + path, {
      method: body ? "POST" : "GET",
      body,
      headers,
      redirect: "manual",
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  const staffContext = {
    read: async (path: string) => (await send(path)).text(),
    /** @returns the redirect target */
    async post(path: string, body: FormData | URLSearchParams): Promise<string> {
      const answer = await send(path, body)
      await answer.arrayBuffer()
      const location = answer.headers.get("location")
      if (answer.status !== 303 || !location) throw new Error(`${path} answered ${answer.status}`)
      return new URL(location, origin).pathname
    },
    /** The match of `pattern` in the page. */
    async found(path: string, pattern: RegExp): Promise<string> {
      const page = (await staffContext.read(path)).replaceAll("<!-- -->", "")
      return pattern.exec(page)?.[1] ?? "not found"
    },
  }
  await staffContext.post("/admin/login", new URLSearchParams({ ...admin, intent: "" }))
  return staffContext
}
