import { setTimeout as sleep } from "node:timers/promises"
import { ask, contact, forms, isTaken, registration } from "../../e2e/form-posts.ts"
import { createProductProcess, untilItAnswers } from "../../e2e/product-process.ts"
import { createServer, mailsLeft } from "./databases.ts"
import { type Fault, type Finding, figure, holds, inMs } from "./fault.ts"
import { countByEmail, openInTime } from "./visitors.ts"

/** Cached pages; each is requested once before the test. */
export const cachedPages = ["/", "/faq", "/merchants"]

/** PostgreSQL is stopped and started again minutes later; the product keeps running. */
export const databaseAway: Fault = {
  name: "database-away",
  async run({ short }) {
    const awayMs = short ? 2_000 : 120_000
    const server = await createServer()
    const product = await createProductProcess({ DATABASE_URL: server.url, TRUST_PROXY: "1" })
    const { origin } = product
    try {
      await product.start()
      await sleep(500)
      for (const path of cachedPages) await ask(origin + path)
      const before = await openInTime(origin, contact, { email: "before@example.org" })
      const opened = await openInTime(origin, registration, { email: "during@example.org" })
      const takenBefore = isTaken(await before?.())
      await server.stop()

      const findings: Finding[] = [holds("a form before is taken", takenBefore)]
      const ends = performance.now() + awayMs
      const statuses = new Set<string>()
      const times: number[] = []
      let keepsTyped = true
      while (performance.now() < ends) {
        for (const path of cachedPages) {
          const answer = await ask(origin + path)
          statuses.add(`page ${answer?.status}`)
          times.push(answer?.ms ?? 0)
        }
        const sent = await opened?.()
        statuses.add(`form ${sent?.status}`)
        keepsTyped &&= Boolean(sent?.text.includes("during@example.org") && sent.headers.has("retry-after"))
        // Without /town-halls: its form shows a list of sessions from the database.
        for (const form of forms.filter(({ path }) => path !== "/town-halls"))
          statuses.add(`opened ${(await ask(origin + form.path))?.status}`)
        statuses.add(`ready ${(await ask(`${origin}/readyz`))?.status}`)
        statuses.add(`alive ${(await ask(`${origin}/livez`))?.status}`)
        await sleep(200)
      }
      const expected = ["alive 200", "form 503", "opened 200", "page 200", "ready 503"]
      findings.push(
        holds(
          "all answers while it is away",
          [...statuses].sort().join() === expected.join(),
          [...statuses].sort().join(", "),
        ),
        holds("what was typed comes back, with a time to try again", keepsTyped),
        figure("kept pages", inMs(times)),
      )

      await server.start()
      const recoveredMs = await untilItAnswers(`${origin}/readyz`, 30_000)
      const takenAfter = isTaken(await opened?.())
      findings.push(
        figure("ready again, without a restart", `after ${Math.round(recoveredMs)} ms`),
        holds("the same form, sent again, is taken", takenAfter),
      )
      const stored = await server.use(async (db) => {
        const during = await countByEmail(db, registration, ["during@example.org"])
        return during.get("during@example.org")
      })
      findings.push(holds("it is stored once", stored === 1, String(stored)))
      let waiting = Number.POSITIVE_INFINITY
      for (let tries = 0; waiting > 0 && tries < 300; tries++) {
        await sleep(500)
        waiting = await server.use(async (db) => {
          const { rows } = await db.query(mailsLeft)
          return rows[0].n
        })
      }
      findings.push(holds("mails queued before and after are sent", waiting === 0, `${waiting} wait`))
      return findings
    } finally {
      await product.remove()
      await server.remove()
    }
  },
}
