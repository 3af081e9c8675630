import { setTimeout as sleep } from "node:timers/promises"
import { parseArgs } from "node:util"
import { ask } from "../../e2e/form-posts.ts"
import { type Call, sendAll } from "./constant-rate.ts"
import { describeMachine, loadCore, servingCore, stayOn } from "./machine.ts"
import { quantile, textTable } from "./measure.ts"
import { findPaths, serverSeconds } from "./mixed-visits.ts"
import { createProduct, seedProduct } from "./product.ts"
import { words } from "./vocabulary.ts"

const usage = `Usage: npm run bench -- dearest [options]
What the dearest public requests cost of a core, how many of them one address gets through in a minute, and what everybody else waits while
one address sends the worst over 30 connections. The product runs on one core with 20,000 listings. Linux, with taskset; 'npm run
build' must have run.
  --each <n>        requests of each kind (40)
  --seconds <n>     of the attack with each of the worst three (30)`

const connections = 30
const attacker = "203.0.113.66"
const warmUps = 20

export async function main(args: string[]): Promise<void> {
  const text = { type: "string" } as const
  const { values } = parseArgs({ args, options: { each: text, seconds: text }, strict: false })
  const [each = 0, seconds = 0] = [values.each ?? 40, values.seconds ?? 30].map(Number)
  if (![each, seconds].every((number) => Number.isInteger(number) && number > 0)) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  console.log(describeMachine())
  stayOn(loadCore)
  const product = await createProduct({ core: servingCore, env: { TRUST_PROXY: "1" } })
  try {
    await product.start()
    const database = await seedProduct(product, 20_000)
    await product.stop()
    await product.start()
    const kinds = kindsOf(await findPaths(database))
    const costs = await measureCosts(product, kinds, each)
    await attackWith(product, costs.slice(0, 3), seconds)
  } finally {
    await product.remove()
  }
}

type Kind = { name: string; call(n: number): Call }

/** Each call has different parameters, so that none is answered from the cache. */
function kindsOf({ listings, places }: Record<"listings" | "places", string[]>): Kind[] {
  const word = (n: number) => words.at((n * 7) % words.length) ?? ""
  const letters = (n: number, count: number) =>
    Array.from({ length: count }, (_, at) => String.fromCharCode(97 + ((n * 31 + at * at * 17) % 26))).join(
      "",
    )
  const read = (name: string, path: (n: number) => string): Kind => ({
    name,
    call: (n) => ({ path: path(n) }),
  })
  const post = (name: string, path: string, fields: (n: number) => Record<string, string>): Kind => ({
    name,
    call: (n) => ({
      path,
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
      body: new URLSearchParams(fields(n)).toString(),
    }),
  })
  const place = (n: number) => places.at(n % places.length) ?? "/"
  const listing = (n: number) => listings.at((n * 13) % listings.length) ?? "/"
  return [
    read("search by a word", (n) => `/merchant-directory?q=${word(n)}&page=${1 + (n % 9)}`),
    read("search by 100 letters", (n) => `/merchant-directory?q=${letters(n, 100)}`),
    read("search in a place", (n) => `/merchant-directory?location=${letters(n, 90)}`),
    read("near a point", (n) => `/merchant-directory?near=${(n % 80) / 2},${(n % 90) / 3}`),
    read("the largest towns", place),
    read("small towns", (n) => place(places.length - 1 - n)),
    read("feed of a town", (n) => `${place(n)}.atom`),
    read("a listing", listing),
    read("picture of a listing's page", (n) => `/og${listing(n)}.png`),
    read("form of a report", (n) => `${listing(n)}/report`),
    read("registration", () => "/merchant-register"),
    read("towns by name", (n) => `/towns?city=${letters(n, 90)}`),
    read("glossary by a word", (n) => `/learn/glossary?q=${letters(n, 20)}`),
    read("nothing", (n) => `/${letters(n, 30)}`),
    post("find a town", "/merchant-register", (n) => ({ intent: "find-town", city: letters(n, 90) })),
    post("a registration that is refused", "/merchant-register", (n) => ({ businessName: letters(n, 90) })),
    post("a wrong password", "/admin/login", (n) => ({
      email: `${letters(n, 8)}@example.org`,
      password: letters(n, 20),
    })),
  ]
}

const from = ({ headers, ...call }: Call, address: string): Call => ({
  ...call,
  headers: { ...headers, "x-forwarded-for": address },
})

type Product = { origin: string; pid?: number }

/** @returns the kinds, most expensive first */
async function measureCosts({ origin, pid = 0 }: Product, kinds: Kind[], each: number): Promise<Kind[]> {
  // Warm-up: code that ran before is compiled and faster.
  for (const kind of kinds)
    for (let n = 0; n < warmUps; n++)
      await ask(origin + kind.call(-1 - n).path, { headers: { "x-forwarded-for": `10.9.${n}.7` } })
  const rows: { kind: Kind; cells: string[]; cost: number }[] = []
  for (const kind of kinds) {
    let n = 0
    const before = serverSeconds(pid)
    // Each request comes from a different visitor, so that no rate limit applies.
    const next = () => {
      n++
      return from(kind.call(n), `10.${n % 250}.${n % 200}.7`)
    }
    const { statuses } = await sendAll(origin, next, { goesOn: () => n < each, connections: 1 })
    const after = serverSeconds(pid)
    const ms = (name: "server" | "database") => ((after[name] - before[name]) * 1000) / n
    const cost = ms("server") + ms("database")
    const until = performance.now() + 10_000
    let m = 1000
    const through = await sendAll(origin, () => from(kind.call(m++), attacker), {
      goesOn: () => performance.now() < until,
      connections: 4,
    })
    const taken = Object.entries(through.statuses).reduce(
      (sum, [status, count]) => sum + (/^[1-3]|^404|^401|^422/.test(status) ? count : 0),
      0,
    )
    rows.push({
      kind,
      cost,
      cells: [
        kind.name,
        ms("server").toFixed(1),
        ms("database").toFixed(1),
        statusText(statuses),
        String(taken * 6),
        statusText(through.statuses),
      ],
    })
    // Requests that have begun end before the next kind is measured.
    await sleep(1_000)
  }
  rows.sort((a, b) => b.cost - a.cost)
  const head = [
    "kind",
    "server ms",
    "PostgreSQL ms",
    "answers",
    "of one address in a minute",
    "its answers in 10 s",
  ]
  console.log(`\n${textTable([head, ...rows.map(({ cells }) => cells)])}`)
  return rows.map(({ kind }) => kind)
}

async function attackWith({ origin }: Product, worst: Kind[], seconds: number): Promise<void> {
  const table = [
    ["one address sends", "its answers", "search p50, p95", "sign-in p50, max", "/readyz p50, p95"],
  ]
  for (const kind of [undefined, ...worst]) {
    const ends = performance.now() + seconds * 1000
    const goesOn = () => performance.now() < ends
    let n = 5000
    const flood = kind
      ? sendAll(origin, () => from(kind.call(n++), attacker), { goesOn, connections })
      : Promise.resolve({ statuses: {} })
    const times = (path: (n: number) => Promise<unknown>, pause: number) => repeat(path, pause, goesOn)
    const visitor = () => ({
      "x-forwarded-for": `198.${51 + Math.floor(Math.random() * 9)}.${Math.floor(Math.random() * 250)}.7`,
    })
    const search = (n: number) =>
      ask(`${origin}/merchant-directory?q=${words[(n * 11) % words.length]}&page=${1 + (n % 7)}`, {
        headers: visitor(),
      })
    const signIn = (n: number) =>
      ask(`${origin}/admin/login`, {
        method: "POST",
        headers: { ...visitor(), "sec-fetch-site": "same-origin" },
        body: new URLSearchParams({ email: `nobody${n}@example.org`, password: "not the right password" }),
      })
    const [{ statuses }, searches, signIns, checks] = await Promise.all([
      flood,
      times(search, 100),
      times(signIn, 1000),
      times(() => ask(`${origin}/readyz`), 250),
    ])
    const pair = (sorted: number[], high: number) =>
      `${quantile(sorted, 0.5).toFixed(0)}, ${quantile(sorted, high).toFixed(0)}`
    table.push([
      kind?.name ?? "nothing",
      statusText(statuses),
      pair(searches, 0.95),
      pair(signIns, 1),
      pair(checks, 0.95),
    ])
    await sleep(3_000)
  }
  console.log(
    `\nWhat others wait, in ms, while one address has ${connections} connections\n${textTable(table)}`,
  )
}

/** @returns the duration of each call in ms, ascending */
async function repeat(
  call: (n: number) => Promise<unknown>,
  pauseMs: number,
  goesOn: () => boolean,
): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; goesOn(); n++) {
    const begun = performance.now()
    await call(n)
    times.push(performance.now() - begun)
    await sleep(pauseMs)
  }
  return times.sort((a, b) => a - b)
}

const statusText = (statuses: Record<string, number>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(" ")
