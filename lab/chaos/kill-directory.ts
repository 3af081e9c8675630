import { type ChildProcess, spawn } from "node:child_process"
import { setTimeout as sleep } from "node:timers/promises"
import { findRunningServer } from "@guapcoin/embedded-postgres"
import { makeEmbeddedTables } from "#test/make-tables.ts"
import { createProductProcess, type ProductProcess, untilItAnswers } from "../../e2e/product-process.ts"
import { buildJob, builtJob } from "./build-job.ts"
import { lookInto } from "./databases.ts"
import type { Act } from "./directory-browser.ts"
import { claims } from "./directory-claims.ts"
import { imports } from "./directory-imports.ts"
import type { Part } from "./directory-part.ts"
import { pictures } from "./directory-pictures.ts"
import { questions } from "./directory-questions.ts"
import {
  addApplications,
  addDue,
  addShops,
  connectionTo,
  inDatabaseOf,
  type Shop,
  staffCookie,
} from "./directory-site.ts"
import { findWrong } from "./directory-truth.ts"
import { type Acknowledged, ownerActs, reportOn, staffActs } from "./directory-writers.ts"
import { type Fault, figure, holds } from "./fault.ts"

/**
 * Like `kill`, for writes about listings: visitors report and claim; owners confirm, edit, close, reopen and send pictures; staff
 * approve, ask, decide and import; two processes run the daily job. Meanwhile the server, the database or both are killed. Every
 * acknowledged write must be stored once, with its audit entry and its mail, and nothing may be stored in part.
 */
const longestStreamMs = 3000
const longestStartMs = 30_000
const victims = ["server", "both", "server", "database"] as const
const [owners, visitors, deciders] = [6, 2, 2]
/** An owner's session lasts an hour; new shops are added before it ends. */
const roundsOfShops = 20

export const killDirectory: Fault = {
  name: "kill-directory",
  async run({ rounds: asked, short }) {
    const rounds = short ? asked : Math.min(asked, 100)
    const product = await createProductProcess({ TRUST_PROXY: "1" })
    const said: Acknowledged = { reports: new Set(), stands: new Map(), phones: [], acts: 0, edits: 0 }
    const due: number[] = []
    const repeated = { acts: 0 }
    let shops: Shop[] = []
    // No owner closes these listings, so that their report pages stay available.
    let reported: Shop[] = []
    let cookie = ""
    const parts: Part[] = [claims(), questions(), pictures(), imports()]
    try {
      await makeEmbeddedTables(product)
      await product.start()
      await buildJob()
      for (let round = 0; round < rounds; round++) {
        // The jobs wait for a message: they load their modules while everything else is prepared.
        const words = await wordsFor(product, "until-killed")
        const jobs = [startJob(words), startJob(words)]
        const applications = await addApplications(product, deciders * 2)
        const ofParts = await inDatabaseOf(product, async (db) => {
          if (round % roundsOfShops === 0) {
            shops = await addShops(db, product, owners)
            reported = await addShops(db, product, visitors)
            cookie = await staffCookie(db, product)
          }
          due.push(...(await addDue(db, short ? 20 : 60)))
          const about = { product, db, staff: cookie, said }
          return (await Promise.all(parts.map((part) => part.streams(about)))).flat()
        })
        const streams = [
          ...shops.map((shop) => ownerStream(ownerActs(product.origin, shop, said))),
          ...Array.from({ length: visitors }, (_, index) => visitorStream(product, reported, index, said)),
          ...Array.from({ length: deciders }, (_, index) =>
            applications
              .filter((_, at) => at % deciders === index)
              .flatMap((id) => staffActs(product.origin, id, cookie, said))
              [Symbol.iterator](),
          ),
          ...ofParts.map((acts) => acts[Symbol.iterator]()),
        ]
        await interrupt(product, victims[round % victims.length] ?? "server", { streams, jobs, repeated })
        // The rate limits are not meant for hundreds of reports an hour.
        await lookInto(product, (db) => db.query("delete from rate_limits"))
      }
      await finishJob(product)
      const wrong = await inDatabaseOf(product, async (db) => {
        const found = await Promise.all(parts.map((part) => part.findWrong(db)))
        return Object.assign(await findWrong(db, said, due), ...found) as Record<string, number>
      })
      return [
        figure("rounds", rounds),
        holds("acts acknowledged", said.acts > 0, said.acts),
        figure("of them reports; edits", `${said.reports.size}; ${said.phones.length}`),
        figure("unanswered, and done again", repeated.acts),
        figure("listings that the clock changed", due.length),
        ...Object.entries(wrong).map(([what, count]) => holds(what, count === 0, count)),
      ]
    } catch (error) {
      console.error(product.output().slice(-3000))
      throw error
    } finally {
      await product.remove()
    }
  },
}

function* ownerStream(acts: (() => Act)[]): Generator<Act> {
  for (;;) for (const act of acts) yield act()
}

function* visitorStream(
  { origin }: ProductProcess,
  shops: Shop[],
  from: number,
  said: Acknowledged,
): Generator<Act> {
  for (let turn = from; ; turn++) {
    const shop = shops[turn % shops.length]
    if (shop) yield reportOn(origin, shop, said)
  }
}

type Interrupted = { streams: Iterator<Act>[]; jobs: ChildProcess[]; repeated: { acts: number } }

/** Runs all streams until the victim is killed, restarts everything, and repeats the actions without a response. */
async function interrupt(
  product: ProductProcess,
  victim: (typeof victims)[number],
  { streams, jobs, repeated }: Interrupted,
): Promise<void> {
  await Promise.all(jobs.map(begun))
  let over = false
  const unanswered: Act[] = []
  const stream = Promise.all(
    streams.map(async (acts) => {
      for (let next = acts.next(); !over && !next.done; next = acts.next()) {
        if (await next.value()) continue
        unanswered.push(next.value)
        return
      }
    }),
  )
  await sleep(500 + Math.random() * longestStreamMs)
  if (victim !== "server") killDatabase(product)
  await Promise.all(jobs.map(killed))
  over = true
  if (victim === "database") {
    await untilItAnswers(`${product.origin}/readyz`, longestStartMs)
    await stream
  } else {
    await product.stop("SIGKILL")
    await stream
    await product.start()
  }
  repeated.acts += unanswered.length
  for (const act of unanswered) {
    if (!(await act())) throw new Error("What was done again was not answered")
  }
}

const wordsFor = async (product: ProductProcess, times: "once" | "until-killed") => [
  JSON.stringify(await connectionTo(product)),
  ...[product.dataDir, product.origin, times],
]

/** A process that runs the daily job after it got the message from `begun`. */
function startJob(words: string[]): ChildProcess {
  return spawn(process.execPath, [builtJob, ...words], { stdio: ["ignore", "ignore", "inherit", "ipc"] })
}

function begun(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("message", () => resolve())
    child.once("exit", () => reject(new Error("The daily job did not begin")))
    child.send("begin")
  })
}

/** Completes the work that the killed jobs left. */
async function finishJob(product: ProductProcess): Promise<void> {
  const child = startJob(await wordsFor(product, "once"))
  const ended = new Promise((resolve) => child.once("exit", resolve))
  await begun(child)
  if ((await ended) !== 0) throw new Error("The daily job failed")
}

function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  child.kill("SIGKILL")
  return gone
}

function killDatabase(product: ProductProcess): void {
  const server = findRunningServer(product.dataDir)
  if (!server) throw new Error("There is no database to kill")
  process.kill(server.pid, "SIGKILL")
}
