import { randomUUID } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { parseArgs } from "node:util"
import pg from "pg"
import { startEmbeddedPostgres } from "#server/embedded-postgres/cluster.ts"
import { findCluster } from "#server/embedded-postgres/cluster-folder.ts"
import { readPostmaster } from "#server/embedded-postgres/postmaster-pid.ts"
import { createProductProcess, type ProductProcess } from "../e2e/product-process.ts"

/**
 * Kills the running product with SIGKILL in the middle of a stream of registrations, again and again, and counts: an
 * application that was answered with success is there exactly once with its audit entry and its two mails; one that was
 * not is there whole or not at all, and sent again under its key it is there once. Nobody helps the restart.
 *
 *   npm run crash-test -- --rounds 100 --drain
 *
 * --drain waits at the end until every mail is sent, and counts the files.
 */
const writers = 8
const longestStreamMs = 1200
/** A visitor who waits longer than this has been forgotten. */
const longestAnswerMs = 30_000

/** What is killed, by turns: the server, both at once, or the database alone, which the server has to bring back. */
const victims = ["server", "server", "both", "database"] as const

type Figures = {
  acknowledged: number
  unansweredWhole: number
  unansweredAbsent: number
  lost: number
  doubled: number
  incomplete: number
  mailFiles: number
  restartsMs: number[]
  recoveriesMs: number[]
}

const figures: Figures = {
  acknowledged: 0,
  unansweredWhole: 0,
  unansweredAbsent: 0,
  lost: 0,
  doubled: 0,
  incomplete: 0,
  mailFiles: 0,
  restartsMs: [],
  recoveriesMs: [],
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { rounds: { type: "string", default: "100" }, drain: { type: "boolean", default: false } },
  })
  const rounds = Number(values.rounds)
  const product = await createProductProcess({ TRUST_PROXY: "1" })
  const acknowledged = new Set<string>()
  try {
    await product.start()
    for (let round = 1; round <= rounds; round++) {
      const victim = victims[(round - 1) % victims.length] ?? "server"
      const { succeeded, unanswered } = await interruptStream(product, victim)
      for (const key of succeeded) acknowledged.add(key)
      await withDatabase(product, async (db) => {
        const present = await keysIn(db, [...succeeded, ...unanswered])
        figures.lost += succeeded.filter((key) => !present.has(key)).length
        figures.unansweredWhole += unanswered.filter((key) => present.has(key)).length
        figures.unansweredAbsent += unanswered.filter((key) => !present.has(key)).length
      })
      for (const key of unanswered)
        if (await send(product, key)) acknowledged.add(key)
        else throw new Error("An application that was sent again was refused")
      if (round % 10 === 0 || round === rounds)
        console.log(`round ${round}: ${acknowledged.size} acknowledged, ${figures.lost} lost`)
    }
    figures.acknowledged = acknowledged.size
    if (values.drain) await drain(product)
    await withDatabase(product, (db) => countEverything(db, acknowledged))
    await product.stop()
    await withDatabase(product, (db) => countMailFiles(db, product, values.drain))
  } catch (error) {
    console.error(product.output().slice(-3000))
    throw error
  } finally {
    await product.remove()
  }
  report(rounds)
  return figures.lost + figures.doubled + figures.incomplete === 0 ? 0 : 1
}

/** Sends applications from many addresses at once until the victim is killed, and brings everything back. */
async function interruptStream(product: ProductProcess, victim: (typeof victims)[number]) {
  const succeeded: string[] = []
  const unanswered: string[] = []
  let over = false
  const write = async () => {
    while (!over) {
      const key = randomUUID()
      if (await send(product, key)) succeeded.push(key)
      else unanswered.push(key)
    }
  }
  const stream = Promise.all(Array.from({ length: writers }, write))
  await sleep(Math.random() * longestStreamMs)
  const killed = performance.now()
  if (victim !== "server") killDatabase(product)
  if (victim !== "database") {
    const stopped = product.stop("SIGKILL")
    over = true
    await stopped
    await stream
    figures.restartsMs.push(await product.start())
  } else {
    // The stream goes on: those who come meanwhile are told, and nothing hangs.
    await ready(product)
    figures.recoveriesMs.push(performance.now() - killed)
    over = true
    await stream
  }
  return { succeeded, unanswered }
}

/** One application through the real form. @returns whether it was answered with success */
async function send(product: ProductProcess, key: string): Promise<boolean> {
  const octet = () => Math.floor(Math.random() * 256)
  const headers = { "X-Forwarded-For": `10.${octet()}.${octet()}.${octet()}` }
  const form = `${product.origin}/merchant-register`
  const signal = AbortSignal.timeout(longestAnswerMs)
  try {
    const page = await (await fetch(form, { headers, signal })).text()
    const token = page.match(/name="token" value="([^"]+)"/)?.[1] ?? ""
    const body = new URLSearchParams({
      step: "3",
      intent: "submit",
      token,
      submissionKey: key,
      businessName: `Crash test ${key}`,
      businessType: "Other",
      directoryCategory: "Services",
      email: emailOf(key),
      phone: "+1 404 555 0134",
      ownerName: "Crash Test",
      description: "Demo data of a crash test.",
      onlineOnly: "on",
      country: "Other",
      acceptTerms: "on",
    })
    const answer = await fetch(form, { method: "POST", headers, body, redirect: "manual", signal })
    await answer.arrayBuffer()
    return answer.status === 303
  } catch (error) {
    if (signal.aborted) throw error
    return false
  }
}

function killDatabase(product: ProductProcess): void {
  const cluster = findCluster(product.dataDir)
  const postmaster = cluster && readPostmaster(cluster.directory)
  if (!postmaster) throw new Error("There is no database to kill")
  process.kill(postmaster.pid, "SIGKILL")
}

async function ready(product: ProductProcess): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 20) {
    const answer = await fetch(`${product.origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(20)
  }
  throw new Error("The database did not come back")
}

async function withDatabase(product: ProductProcess, use: (db: pg.Client) => Promise<void>): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir: product.dataDir, mode: "join" })
  const db = new pg.Client(server.connection)
  await db.connect()
  try {
    await use(db)
  } finally {
    await db.end()
    await server.stop()
  }
}

/** The product keys an application by form and answers; here the address tells which one it is. */
const emailOf = (key: string) => `${key}@example.org`
const keyOf = (email: string) => email.split("@")[0] ?? ""

async function keysIn(db: pg.Client, keys: string[]): Promise<Set<string>> {
  const { rows } = await db.query("select email from merchant_requests where email = any($1)", [
    keys.map(emailOf),
  ])
  return new Set(rows.map((row) => keyOf(row.email)))
}

/** Looks at all there is, at the end: each application once and whole, and nothing that belongs to none. */
async function countEverything(db: pg.Client, acknowledged: Set<string>): Promise<void> {
  const { rows } = await db.query(`
    select m.email,
      (select count(*)::int from audit_log where subject_type = 'merchant' and subject_id = m.id::text and action = 'merchant.submitted') as entries,
      (select count(*)::int from mails where dedupe_key in ('merchant-received:' || m.id, 'merchant-new:' || m.id)) as mails
    from merchant_requests m`)
  const times = new Map<string, number>()
  for (const row of rows) {
    times.set(keyOf(row.email), (times.get(keyOf(row.email)) ?? 0) + 1)
    if (row.entries !== 1 || row.mails !== 2) figures.incomplete++
  }
  figures.doubled = [...times.values()].filter((count) => count > 1).length
  figures.lost = [...acknowledged].filter((key) => !times.has(key)).length
  const { rows: totals } = await db.query(`
    select (select count(*)::int from audit_log where action = 'merchant.submitted') as entries,
      (select count(*)::int from mails) as mails`)
  const { entries, mails } = totals[0]
  figures.incomplete += Math.abs(entries - rows.length) + Math.abs(mails - 2 * rows.length)
}

/** A worker that was killed with a mail in hand keeps it for two minutes. */
async function drain(product: ProductProcess): Promise<void> {
  const until = performance.now() + 600_000
  let left = Number.POSITIVE_INFINITY
  while (left > 0) {
    if (performance.now() > until) throw new Error(`${left} mails are not sent`)
    await sleep(1000)
    await withDatabase(product, async (db) => {
      const { rows } = await db.query("select count(*)::int as left from mails where status <> 'sent'")
      left = rows[0].left
    })
  }
}

/** Each mail that counts as sent is one file, and no mail is two. */
async function countMailFiles(db: pg.Client, product: ProductProcess, drained: boolean): Promise<void> {
  const folder = path.join(product.dataDir, "mail")
  const files = existsSync(folder) ? readdirSync(folder) : []
  const ids = files
    .filter((file) => file.endsWith(".eml"))
    .map(
      (file) => readFileSync(path.join(folder, file), "utf8").match(/^Message-ID: <([0-9a-f-]{36})@/im)?.[1],
    )
  figures.mailFiles = ids.length
  figures.doubled += ids.length - new Set(ids).size
  const { rows } = await db.query("select id, status from mails")
  const known = new Map<string, string>(rows.map((row) => [row.id, row.status]))
  figures.incomplete += ids.filter((id) => id === undefined || !known.has(id)).length
  const written = new Set(ids)
  figures.lost += [...known].filter(([id, status]) => status === "sent" && !written.has(id)).length
  if (drained) figures.incomplete += files.length - ids.length + known.size - ids.length
}

function report(rounds: number): void {
  const { acknowledged, unansweredWhole, unansweredAbsent, lost, doubled, incomplete, mailFiles } = figures
  const middle = (times: number[]) =>
    Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0)
  const longest = (times: number[]) => Math.round(Math.max(0, ...times))
  console.log(`
${rounds} rounds
${acknowledged} applications acknowledged, ${unansweredWhole + unansweredAbsent} unanswered (${unansweredWhole} of them stored whole, ${unansweredAbsent} absent) and sent again
${lost} lost, ${doubled} doubled, ${incomplete} incomplete
${mailFiles} mail files
restart after kill -9 of the server: p50 ${middle(figures.restartsMs)} ms, max ${longest(figures.restartsMs)} ms (${figures.restartsMs.length})
recovery after kill -9 of the database alone: p50 ${middle(figures.recoveriesMs)} ms, max ${longest(figures.recoveriesMs)} ms (${figures.recoveriesMs.length})`)
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
