import { setTimeout as sleep } from "node:timers/promises"
import { type Answer, ask, openForm } from "../../e2e/form-posts.ts"
import { admin, createProductProcess, freePort, type ProductProcess } from "../../e2e/product-process.ts"
import { seedDatabase } from "../bench/product.ts"
import { createServer, type ServerOfOurOwn } from "./databases.ts"
import { type Fault, type Finding, figure, holds, inMs } from "./fault.ts"
import { startVarnish, type Varnish } from "./varnish.ts"

const merchants = 50
/** Within this a change has to be seen, wherever it is looked for. */
const seenWithinMs = 2_000
const writtenWhileDead = "Written while nobody was there"

/** What four readers have: their look, the style they have already, and what they can unpack. */
const readers = [
  { cookie: "", "accept-encoding": "gzip, deflate, br, zstd" },
  { cookie: "theme=dark", "accept-encoding": "gzip" },
  { cookie: "theme=light; style-app=AAAAAAAA", "accept-encoding": "br;q=1.0, gzip;q=0.8" },
  { cookie: "style-app=AAAAAAAA", "accept-encoding": "br;q=0" },
]
const expectedForms = ["undefined br", "dark gzip", "light br", "undefined null"]

/** Four instances behind Varnish: what is written is seen at once, nobody gets a page of another, and pages go on while instances die. */
export const cacheInFront: Fault = {
  name: "cache-in-front",
  async run({ short }) {
    const server = await createServer()
    const instances: ProductProcess[] = []
    let varnish: Varnish | undefined
    try {
      await seedDatabase({ connectionString: server.url }, merchants)
      const slugs = await listSlugs(server)
      const port = await freePort()
      for (let at = 0; at < (short ? 2 : 4); at++) instances.push(await startInstance(server.url, port))
      varnish = await startVarnish(port, instances.map(portOf))
      const { origin } = varnish
      const pages = ["/", "/faq", "/merchants", "/merchant-directory", ...slugs.map(pageOf)]
      const findings = [
        ...(await formsOfReaders(origin)),
        ...(await pagesOfOthers(origin, pages)),
        ...(await changesAreSeen(origin, server, slugs, short ? 3 : 30)),
        ...(await whileInstancesDie(origin, server, instances, slugs)),
      ]
      return findings
    } finally {
      await varnish?.stop()
      for (const instance of instances) await instance.remove()
      await server.remove()
    }
  },
}

/** Not by age: what is asked for often is no neighbour of the next in the database. */
export const listSlugs = (server: ServerOfOurOwn) =>
  server.use(async (db) => {
    const { rows } = await db.query<{ slug: string }>(
      "select slug from listings where status = 'listed' order by md5(slug)",
    )
    return rows.map(({ slug }) => slug)
  })

export const pageOf = (slug: string) => `/merchant-directory/${slug}`
const portOf = ({ origin }: ProductProcess) => Number(new URL(origin).port)

/** @param port of the cache in front */
export async function startInstance(databaseUrl: string, port: number): Promise<ProductProcess> {
  const front = `http://localhost:${port}`
  const instance = await createProductProcess({
    HOST: "127.0.0.1",
    DATABASE_URL: databaseUrl,
    SITE_SECRET: "a secret that the instances share",
    PUBLIC_URL: front,
    SHARED_CACHES: front,
    TRUST_PROXY: "2",
  })
  await instance.start()
  return instance
}

const formOf = ({ text, headers }: Answer) =>
  `${/data-theme="(\w+)"/.exec(text)?.[1]} ${headers.get("content-encoding")}`

/** Each reader gets the form that is theirs, the second time from the cache. */
async function formsOfReaders(origin: string): Promise<Finding[]> {
  const seen: string[][] = []
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.all(readers.map((headers) => ask(`${origin}/merchants`, { headers })))
    seen.push(answers.map((answer) => (answer ? formOf(answer) : "no answer")))
  }
  const styled = await ask(`${origin}/merchants`)
  const cookie = await noteOf(origin, styled?.text ?? "")
  const linked = await ask(`${origin}/merchants`, { headers: { cookie } })
  const hidden = styled
    ? [...styled.headers.keys()].filter((name) => /surrogate|cdn-|xkey|kept/.test(name))
    : []
  return [
    holds(
      "each reader gets their look and packing, from the cache too",
      seen.every((forms) => forms.join() === expectedForms.join()),
      seen.flat().join(", "),
    ),
    holds(
      "whoever has the style gets the page that links it",
      Boolean(styled?.text.includes("<style>") && linked && !linked.text.includes("<style>")),
      `${cookie}: ${styled?.text.length} and ${linked?.text.length} characters`,
    ),
    holds("readers see nothing of the marks", hidden.length === 0, hidden.join() || "none"),
  ]
}

/** The cookie that the note of a first visit sets. */
async function noteOf(origin: string, html: string): Promise<string> {
  const note = /href="([^"]+\?first-visit)"/.exec(html)?.[1]
  const answer = note ? await ask(origin + note) : undefined
  return answer?.headers.get("set-cookie")?.split(";")[0] ?? "no note"
}

/** Staff, and readers beside them: none of the pages is the other's. */
async function pagesOfOthers(origin: string, pages: string[]): Promise<Finding[]> {
  const send = await openForm(origin, { path: "/admin/login", table: "", fields: {} }, admin)
  const signedIn = await send?.()
  const cookie = (signedIn?.headers.getSetCookie() ?? []).map((one) => one.split(";")[0]).join("; ")
  const own = await ask(`${origin}/admin/status`, { headers: { cookie } })
  let wrong = 0
  for (const page of [...pages.slice(0, 8), "/admin/status", "/admin"]) {
    const isStaffs = page.startsWith("/admin")
    for (let turn = 0; turn < 4; turn++) {
      const [staff, reader] = await Promise.all([
        ask(origin + page, { headers: { cookie } }),
        ask(origin + page),
      ])
      // What is made for one reader may not be kept by any cache, and a stranger is led to the sign-in.
      if (staff?.headers.get("cache-control")?.includes("no-store") !== true) wrong++
      if (isStaffs ? reader?.status !== 302 : reader?.headers.get("cache-control") !== "no-cache") wrong++
    }
  }
  return [
    holds("staff sign in through the cache", own?.status === 200, `${own?.status}`),
    holds("nobody gets or leaves a page of somebody else", wrong === 0, `${wrong} of 80 wrong`),
  ]
}

const rename = (server: ServerOfOurOwn, slug: string | undefined, name: string) =>
  server.use((db) => db.query("update listings set business_name = $1 where slug = $2", [name, slug]))

/** Writes while readers ask for the same pages, and looks how long anybody still sees what was there before. */
async function changesAreSeen(
  origin: string,
  server: ServerOfOurOwn,
  slugs: string[],
  rounds: number,
): Promise<Finding[]> {
  const times: number[] = []
  let stale = 0
  for (let round = 0; round < rounds; round++) {
    const slug = slugs[round % slugs.length] ?? ""
    const name = `Changed ${round} times`
    const url = origin + pageOf(slug)
    const readAll = () => Promise.all(readers.map((headers) => ask(url, { headers })))
    await readAll()
    // Some rounds come right after another: a cache is being told, and told again, when the next write comes.
    await sleep((round % 4) * 400)
    const reading = { until: Number.POSITIVE_INFINITY, lastOld: 0 }
    const began = performance.now()
    const busy = readers.map(async (headers) => {
      while (performance.now() < reading.until) {
        const asked = performance.now()
        const answer = await ask(url, { headers })
        if (!answer?.text.includes(name)) reading.lastOld = Math.max(reading.lastOld, asked)
        await sleep(5)
      }
    })
    const written = await rename(server, slug, name)
      .then(() => performance.now())
      .finally(() => {
        reading.until = performance.now() + seenWithinMs + 1_000
      })
    await Promise.all(busy)
    times.push(Math.max(0, reading.lastOld - written))
    if (reading.lastOld > written + seenWithinMs) stale++
    if (reading.lastOld < began) throw new Error(`Nobody has read ${url} before it was changed`)
  }
  return [
    holds(`a change is seen everywhere within ${seenWithinMs} ms`, stale === 0, `${stale} of ${rounds} not`),
    figure("somebody saw what was before for", inMs(times)),
  ]
}

/** One dies, then all of them. What was kept is shown, and what was written meanwhile once they are back. */
async function whileInstancesDie(
  origin: string,
  server: ServerOfOurOwn,
  instances: ProductProcess[],
  slugs: string[],
): Promise<Finding[]> {
  const pages = ["/faq", "/merchants", ...slugs.slice(0, 5).map(pageOf)]
  const closed = origin + pageOf(slugs.at(-1) ?? "")
  for (const url of [...pages.map((page) => origin + page), closed]) await ask(url)
  await server.use((db) => db.query("update listings set status = 'closed' where slug = $1", [slugs.at(-1)]))
  await sleep(seenWithinMs)
  const gone = await ask(closed)
  const statuses = new Map<string, number>()
  const note = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1)
  const look = async (which: string, forMs: number) => {
    const ends = performance.now() + forMs
    while (performance.now() < ends)
      for (const page of pages) {
        const answer = await ask(origin + page)
        note(`${which} ${answer?.status}`)
        await sleep(10)
      }
  }
  const [first, ...others] = instances
  await Promise.all([look("one dead", 5_000), sleep(500).then(() => first?.stop("SIGKILL"))])
  await Promise.all(others.map((other) => other.stop("SIGKILL")))
  // Older than a page may be: shown only because nobody answers.
  await look("all dead", 65_000)
  const form = await ask(`${origin}/contact`)
  note(`all dead, form ${form?.status}`)
  const back = await ask(closed)
  await rename(server, slugs[0], writtenWhileDead)
  for (const instance of instances) await instance.start()
  await sleep(3_000)
  const after = await ask(origin + pageOf(slugs[0] ?? ""))
  const seen = [...statuses].map(([what, times]) => `${what}: ${times}`).sort()
  return [
    holds(
      "kept pages go on while one instance dies, and while all are dead",
      [...statuses.keys()].sort().join() === "all dead 200,all dead, form 503,one dead 200",
      seen.join(", "),
    ),
    holds(
      "a page that was taken away does not come back",
      gone?.status !== 200 && back?.status === 503,
      `${gone?.status}, while all are dead ${back?.status}`,
    ),
    holds(
      "what was written while all were dead is seen once they are back",
      Boolean(after?.text.includes(writtenWhileDead)),
    ),
  ]
}
