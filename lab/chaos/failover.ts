import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { makeTables } from "#test/make-tables.ts"
import { ask, type Form, forms, isTaken, openForm } from "../../e2e/form-posts.ts"
import { startMailServer } from "../../e2e/instances-mail.ts"
import { createProductProcess, type ProductProcess } from "../../e2e/product-process.ts"
import {
  countApplications,
  countForms,
  fieldsFor,
  holdsWithout,
  keysIn,
  nameOf,
  noWrongs,
  type Wrongs,
} from "./count-forms.ts"
import { cachedPages } from "./database-away.ts"
import { mailsLeft } from "./databases.ts"
import { type Cluster, startCluster } from "./failover-cluster.ts"
import { type Fault, type Finding, figure, holds, inMs } from "./fault.ts"

type Machine = Awaited<ReturnType<Cluster["untilWhole"]>>
type Case = {
  what: string
  /** Forms must be accepted again within this time. */
  barMs: number
  hurt(cluster: Cluster, primary: Machine, standby: Machine): Promise<void> | void
  /** Repairs the machine. The database is never repaired by hand. */
  heal?(cluster: Cluster, primary: Machine, standby: Machine): Promise<void>
}

const cases: Case[] = [
  {
    what: "the primary's process is killed",
    barMs: 15_000,
    hurt: (cluster, one) => cluster.killDatabase(one),
  },
  {
    what: "the primary's machine has no power",
    barMs: 45_000,
    hurt: (cluster, one) => cluster.powerOff(one),
    heal: (cluster, one) => cluster.powerOn(one),
  },
  {
    what: "the primary's machine has no network",
    barMs: 45_000,
    hurt: (cluster, one) => cluster.unplug(one),
    heal: (cluster, one) => cluster.plugIn(one),
  },
  {
    what: "the primary is heard by the site, and by no other machine",
    barMs: 45_000,
    hurt: (cluster, one) => cluster.partFromOthers(one),
    heal: (cluster, one) => cluster.rejoin(one),
  },
  {
    what: "the standby's machine has no network",
    barMs: 45_000,
    hurt: (cluster, _, other) => cluster.unplug(other),
    heal: (cluster, _, other) => cluster.plugIn(other),
  },
]

const writersOfEach = 2
/** An instance has recovered when it accepted this many forms in a row. */
const takenWhenBack = 4

/** The database machines fail in five ways while visitors send forms to two instances. Nobody intervenes. */
export const failover: Fault = {
  name: "failover",
  async run({ short, rounds }) {
    const cluster = await startCluster()
    const mail = await startMailServer()
    const instances: ProductProcess[] = []
    const figures: Figures = {
      taken: new Map(forms.map((form) => [form, new Set()])),
      again: 0,
      wrongs: noWrongs(),
    }
    try {
      await makeTables({ connectionString: cluster.url })
      for (let at = 0; at < 2; at++) {
        const instance = await createProductProcess({
          DATABASE_URL: cluster.url,
          SMTP_URL: mail.url,
          TRUST_PROXY: "1",
          SITE_SECRET: "a secret that the instances share",
        })
        instances.push(instance)
        await instance.start()
      }
      const pages = startReaders(instances)
      const sparing = spareVisitors(cluster)
      const findings: Finding[] = []
      for (const one of cases) {
        const times: number[] = []
        for (let round = 0; round < (short ? 1 : Math.min(rounds, 10)); round++)
          times.push(await endure(cluster, instances, one, figures))
        const longest = Math.max(...times)
        const within = `${one.what}: forms back within ${one.barMs / 1000} s`
        findings.push(holds(within, longest < one.barMs, inMs(times)))
        console.log(`${one.what}: ${times.map((ms) => Math.round(ms)).join(", ")} ms`)
      }
      await pages.end()
      const mails = await countMails(cluster, mail.received)
      await sparing.end()
      await cluster.use(async (db) => {
        await countForms(db, figures.taken, figures.wrongs)
        await countApplications(db, figures.wrongs)
      })
      return [
        ...findings,
        figure(
          "forms acknowledged",
          [...figures.taken.values()].reduce((sum, { size }) => sum + size, 0),
        ),
        figure("told to wait or unanswered, and sent again", figures.again),
        holdsWithout(figures.wrongs),
        holds(
          "kept pages go on",
          pages.others.size === 0,
          `${[...pages.others].join() || "all 200"}, ${inMs(pages.times)}`,
        ),
        holds(
          "each mail once",
          mails.lost + mails.twice === 0,
          `${mails.all} mails, ${mails.lost} lost, ${mails.twice} twice`,
        ),
      ]
    } catch (error) {
      for (const instance of instances) console.error(lastWords(instance))
      throw error
    } finally {
      for (const instance of instances) await instance.remove()
      await mail.stop()
      await cluster.remove()
    }
  },
}

/** The last log lines of an instance, without those about requests and forms. */
const lastWords = (instance: ProductProcess) =>
  instance
    .output()
    .split("\n")
    .filter((line) => !line.includes('"requestId"'))
    .slice(-5)
    .map((line) => line.slice(0, 200))
    .join("\n")

type Figures = { taken: Map<Form, Set<string>>; again: number; wrongs: Wrongs }

type Sent = { form: Form; key: string; send: () => ReturnType<typeof ask>; isTaken: boolean }

/** Runs one case. @returns for each instance the time in ms until it accepted forms again */
async function endure(
  cluster: Cluster,
  instances: ProductProcess[],
  { hurt, heal }: Case,
  figures: Figures,
): Promise<number> {
  const primary = await cluster.untilWhole()
  const standby = primary === "one" ? "two" : "one"
  const visitors = startVisitors(instances)
  await visitors.until((seen) => seen.every(({ length }) => length >= takenWhenBack))
  const hurtAt = performance.now()
  await hurt(cluster, primary, standby)
  const back = (seen: Taken[]) => {
    const since = seen.slice(seen.findLastIndex(({ isTaken, began }) => !isTaken || began < hurtAt) + 1)
    return since.length >= takenWhenBack ? since[0]?.ended : undefined
  }
  const seen = await visitors.until((each) => each.every((one) => back(one) !== undefined))
  const backAt = Math.max(...seen.map((one) => back(one) ?? 0))
  const sent = await visitors.end()
  await heal?.(cluster, primary, standby)
  await cluster.untilWhole()

  const succeeded = sent.filter((one) => one.isTaken)
  const present = await cluster.use((db) => keysIn(db, succeeded))
  figures.wrongs.lost.push(...succeeded.filter(({ key }) => !present.has(key)).map(nameOf))
  for (const one of sent) {
    if (!one.isTaken) {
      figures.again++
      const answer = await one.send()
      if (!isTaken(answer))
        throw new Error(`${one.form.path}, sent again, was answered with ${answer?.status}`)
    }
    figures.taken.get(one.form)?.add(one.key)
  }
  return backAt - hurtAt
}

type Taken = { isTaken: boolean; began: number; ended: number }

/** For each instance, visitors who send one form after another, of all types. */
function startVisitors(instances: ProductProcess[]) {
  const sent: Sent[] = []
  const seen: Taken[][] = instances.map(() => [])
  let isOver = false
  const visit = async ({ origin }: ProductProcess, at: number, writer: number) => {
    for (let n = writer; !isOver; n++) {
      const form = forms[n % forms.length]
      if (!form) continue
      const key = randomUUID()
      const began = performance.now()
      const send = await openForm(origin, form, fieldsFor(form, key))
      const taken = send !== undefined && isTaken(await send())
      seen[at]?.push({ isTaken: taken, began, ended: performance.now() })
      if (send) sent.push({ form, key, send, isTaken: taken })
      await sleep(150)
    }
  }
  const all = Promise.all(
    instances.flatMap((instance, at) =>
      Array.from({ length: writersOfEach }, (_, writer) => visit(instance, at, writer + 2 * at)),
    ),
  )
  // The error is reported by `until` or `end`.
  all.catch(() => {})
  return {
    async until(isSo: (seen: Taken[][]) => boolean): Promise<Taken[][]> {
      const ends = performance.now() + 180_000
      while (!isSo(seen)) {
        if (performance.now() > ends) throw new Error("Forms are not taken for three minutes")
        await Promise.race([sleep(100), all])
      }
      return seen
    },
    async end(): Promise<Sent[]> {
      isOver = true
      await all
      return sent
    },
  }
}

/** Requests the cached pages of each instance throughout the test. */
function startReaders(instances: ProductProcess[]) {
  const others = new Set<string>()
  const times: number[] = []
  let isOver = false
  const read = async ({ origin }: ProductProcess) => {
    for (const path of cachedPages) await ask(origin + path)
    while (!isOver)
      for (const path of cachedPages) {
        const answer = await ask(origin + path)
        if (answer?.status !== 200) others.add(`${path} ${answer?.status}`)
        else times.push(answer.ms)
        await sleep(100)
      }
  }
  const all = Promise.all(instances.map(read))
  all.catch(() => {})
  return {
    others,
    times,
    async end() {
      isOver = true
      await all
    },
  }
}

/** Resets the rate limits, which are not meant for thousands of visitors an hour. */
function spareVisitors(cluster: Cluster) {
  const over = new AbortController()
  const sparing = (async () => {
    while (!over.signal.aborted) {
      await cluster.use((db) => db.query("delete from rate_limits"))
      await sleep(3_000, undefined, { signal: over.signal }).catch(() => {})
    }
  })()
  sparing.catch(() => {})
  return {
    async end() {
      over.abort()
      await sparing
    },
  }
}

/** Waits until all due mails are sent, then checks that each sent mail arrived exactly once. */
async function countMails(cluster: Cluster, received: { id: string }[]) {
  const ends = performance.now() + 600_000
  while ((await cluster.use((db) => db.query(mailsLeft))).rows[0].n > 0) {
    if (performance.now() > ends) throw new Error("Mails are not sent")
    await sleep(1_000)
  }
  const { rows } = await cluster.use((db) => db.query("select id from mails where status = 'sent'"))
  const ids = received.map(({ id }) => id)
  const came = new Set(ids)
  return {
    all: ids.length,
    lost: rows.filter(({ id }) => !came.has(id)).length,
    twice: ids.length - came.size,
  }
}
