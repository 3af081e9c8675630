import { setTimeout as sleep } from "node:timers/promises"
import { makeEmbeddedTables } from "#test/make-tables.ts"
import { type Answer, ask, contact, isTaken, openForm } from "../../e2e/form-posts.ts"
import { createProductProcess, type ProductProcess } from "../../e2e/product-process.ts"
import { memoryOf } from "../bench/machine.ts"
import { startCrowd } from "./crowd.ts"
import { lookInto } from "./databases.ts"
import { type Fault, figure, holds, inMs } from "./fault.ts"
import { countByEmail } from "./visitors.ts"

/** A page that is rendered for each request. */
const page = "/merchant-register"
const times = 10

/** Ten times as many page requests as the product can render, while other visitors send forms and read cached pages. */
export const overload: Fault = {
  name: "overload",
  async run({ short }) {
    const warmMs = short ? 1_500 : 10_000
    const loadMs = short ? 4_000 : 120_000
    const product = await createProductProcess({ TRUST_PROXY: "1" })
    const port = Number(new URL(product.origin).port)
    try {
      await makeEmbeddedTables(product)
      await product.start()
      await ask(`${product.origin}/faq`)
      const capacity = await measureCapacity(product, warmMs)
      // Opened before the overload, like a form that a visitor is still filling in.
      const opened: { email: string; send: () => Promise<Answer | undefined> }[] = []
      for (let n = 0; n < (short ? 20 : 600); n++) {
        const email = `overload-${n}@example.org`
        const send = await openForm(product.origin, contact, { email, message: `Demo ${n}` })
        if (!send) throw new Error("A form did not open")
        opened.push({ email, send })
      }
      const memoryBefore = memoryOf(product.pid ?? 0).rss
      const crowd = startCrowd({ port, path: page, perSecond: capacity * times, most: 1500 })
      const ends = performance.now() + loadMs
      const memory: number[] = []
      const keptMs: number[] = []
      const alive: number[] = []
      const formMs: number[] = []
      const keptStatuses = new Set<string>()
      const taken: string[] = []
      const watch = async () => {
        while (performance.now() < ends) {
          memory.push(memoryOf(product.pid ?? 0).rss)
          alive.push((await ask(`${product.origin}/livez`))?.ms ?? Number.POSITIVE_INFINITY)
          await sleep(1000)
        }
      }
      const read = async () => {
        while (performance.now() < ends) {
          const answer = await ask(`${product.origin}/faq`)
          keptStatuses.add(String(answer?.status))
          keptMs.push(answer?.ms ?? Number.POSITIVE_INFINITY)
          await sleep(20)
        }
      }
      const formStatuses = new Map<string, number>()
      const sendForms = async () => {
        for (const { email, send } of opened) {
          if (performance.now() > ends) return
          const answer = await send()
          const status = String(answer?.status)
          formStatuses.set(status, (formStatuses.get(status) ?? 0) + 1)
          formMs.push(answer?.ms ?? Number.POSITIVE_INFINITY)
          if (isTaken(answer)) taken.push(email)
          await sleep(100)
        }
      }
      await Promise.all([watch(), read(), sendForms()])
      crowd.end()
      await sleep(short ? 500 : 20_000)
      const memoryAfter = memoryOf(product.pid ?? 0).rss
      const stored = await lookInto(product, (db) => countByEmail(db, contact, taken))
      // Waits until the running requests have ended.
      let after = await ask(product.origin + page)
      for (let tries = 1; after?.status !== 200 && tries < 60; tries++) {
        await sleep(500)
        after = await ask(product.origin + page)
      }
      const sent = formMs.length
      const middle = memory.slice(Math.floor(memory.length / 3), Math.floor((2 * memory.length) / 3))
      const end = memory.slice(Math.floor((2 * memory.length) / 3))
      const growth = meanOf(end) - meanOf(middle)
      const answers = [...crowd.statuses].map(
        ([status, n]) => `${Math.round(n / (loadMs / 1000))}/s ${status}`,
      )
      return [
        figure("pages it can make", `${capacity}/s; asked for ${capacity * times}/s`),
        figure("the crowd got", `${answers.join(", ")}; could not ask: ${crowd.notSent}`),
        holds("every refusal says when to come back", crowd.withoutRetryAfter === 0, crowd.withoutRetryAfter),
        holds(
          "nothing but 200 and 503",
          [...crowd.statuses.keys()].every((status) => [200, 503].includes(status)),
        ),
        holds(
          "a page that is kept is always answered",
          [...keptStatuses].join() === "200",
          [...keptStatuses].join(),
        ),
        figure("  after", inMs(keptMs)),
        figure("/livez after", inMs(alive)),
        holds(
          "forms taken",
          sent > 0 && taken.length >= sent * 0.95,
          `${taken.length} of ${sent} (${[...formStatuses].map(([status, n]) => `${n} with ${status}`).join(", ")})`,
        ),
        figure("  after", inMs(formMs)),
        holds(
          "each taken form is stored once",
          taken.every((email) => stored.get(email) === 1),
        ),
        holds(
          "memory is flat",
          // The memory of a new process still grows.
          short ? Math.max(...memory) < 600 : growth < 60,
          `${Math.round(memoryBefore)} MB before, ${Math.round(Math.max(...memory))} at most, ${Math.round(memoryAfter)} after; last third ${Math.round(growth)} above the middle`,
        ),
        holds("afterwards pages are made again", after?.status === 200, String(after?.status)),
      ]
    } finally {
      await product.remove()
    }
  },
}

/** Eight readers request one page after another. @returns pages per second */
async function measureCapacity({ origin }: ProductProcess, ms: number): Promise<number> {
  const read = async (until: number) => {
    let pages = 0
    for (; performance.now() < until; pages++) await ask(origin + page)
    return pages
  }
  const readers = (until: number) => Promise.all(Array.from({ length: 8 }, () => read(until)))
  await readers(performance.now() + ms / 2)
  const pages = await readers(performance.now() + ms)
  return Math.round(pages.reduce((sum, n) => sum + n, 0) / (ms / 1000))
}

const meanOf = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length)
