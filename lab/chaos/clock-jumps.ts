import { setTimeout as sleep } from "node:timers/promises"
import { makeEmbeddedTables } from "#test/make-tables.ts"
import { ask, contact } from "../../e2e/form-posts.ts"
import { admin, createProductProcess } from "../../e2e/product-process.ts"
import { ownProcessorSeconds } from "../bench/machine.ts"
import { lookInto, mailsLeft } from "./databases.ts"
import { type Fault, type Finding, holds } from "./fault.ts"
import { createProductClock, hourMs, makeDatabaseClockSettable } from "./product-clock.ts"
import { sendUntilTaken } from "./visitors.ts"

const dayMs = 24 * hourMs

/** Shifts of the machine's clock: to just before and after both daylight saving changes in New York, and by a day both ways. */
const jumps = (now: number): [string, number][] => [
  ["a day ahead", dayMs],
  ["back to now", 0],
  ["a day back", -dayMs],
  ["before clocks go forward", Date.parse("2027-03-14T06:59:58Z") - now],
  ["after clocks went forward", Date.parse("2027-03-14T07:00:02Z") - now],
  ["before clocks go back", Date.parse("2027-11-07T05:59:58Z") - now],
  ["after clocks went back", Date.parse("2027-11-07T06:00:02Z") - now],
  ["back to now again", 0],
]

/** Shifts of machine and database together, once, and back. */
const aheadOnce: [string, number][] = [
  ["five hours ahead once", 5 * hourMs],
  ["a year ahead once", 365 * dayMs],
]

/** The clocks of the product's machine and of the database are set while the product runs. */
export const clockJumps: Fault = {
  name: "clock-jumps",
  async run({ short }) {
    const restMs = short ? 600 : 10_000
    const clock = createProductClock()
    const product = await createProductProcess({ TRUST_PROXY: "1", ...clock.env })
    const { origin } = product
    const findings: Finding[] = []
    try {
      await makeEmbeddedTables(product)
      await product.start()
      const session = await signIn(origin)
      for (const [what, shift] of jumps(Date.now())) {
        await clock.shift(shift)
        const busyBefore = ownProcessorSeconds(product.pid ?? 0)
        await sleep(restMs)
        const busy = ((ownProcessorSeconds(product.pid ?? 0) - busyBefore) * 1000) / restMs
        const email = `${what.replaceAll(" ", "-")}@example.org`
        const taken = await sendUntilTaken(origin, contact, email, 3)
        const statuses: (number | undefined)[] = []
        for (const path of ["/", "/town-halls", "/blog", "/readyz"])
          statuses.push((await ask(origin + path))?.status)
        const admitted = (await ask(`${origin}/admin`, { headers: { cookie: session } }))?.status
        const isFine = taken && statuses.every((status) => status === 200) && busy < 0.8
        findings.push(
          holds(
            what,
            isFine,
            `form ${taken ? "taken" : "refused"}, pages ${statuses.join(" ")}, processor ${Math.round(busy * 100)} %, staff ${admitted}`,
          ),
        )
        // The product follows the database's clock, which was not changed.
        findings.push(holds("  who is signed in stays so", admitted === 200, String(admitted)))
      }

      await makeDatabaseClockSettable(product)
      await product.stop()
      await product.start()
      await signIn(product.origin)
      for (const [what, shift] of aheadOnce) {
        await clock.shiftBoth(product, shift)
        const wrong = { ...admin, password: "not the right password" }
        const early = await signIn(origin)
        for (let tries = 0; tries < 12; tries++) await post(origin, wrong, "203.0.113.9")
        await clock.shiftBoth(product, 0)
        const old = (await ask(`${origin}/admin`, { headers: { cookie: early } }))?.status
        // One after the other: concurrent attempts count as failures for each other until they are checked.
        const statuses: (number | undefined)[] = []
        for (const from of ["203.0.113.9", "203.0.113.10"])
          statuses.push((await post(origin, admin, from))?.status)
        findings.push(
          holds(
            `${what}: the right password`,
            statuses.every((status) => status === 303),
            statuses.join(" "),
          ),
          holds("  a session of that time is over", old === 302, String(old)),
        )
      }

      let waiting = Number.POSITIVE_INFINITY
      for (let tries = 0; waiting > 0 && tries < 30; tries++) {
        await sleep(500)
        waiting = await lookInto(product, async (db) => {
          const { rows } = await db.query(mailsLeft)
          return rows[0].n
        })
      }
      findings.push(holds("no mail is lost: all are sent", waiting === 0, `${waiting} wait`))
      const failures = product
        .output()
        .split("\n")
        .filter((line) => line.includes('"level":"error"')).length
      findings.push(holds("nothing failed unexpectedly", failures === 0, failures))
      return findings
    } finally {
      await product.remove()
      clock.remove()
    }
  },
}

const post = (origin: string, { email, password }: typeof admin, from: string) =>
  ask(`${origin}/admin/login`, {
    method: "POST",
    body: new URLSearchParams({ email, password }),
    headers: { origin, "x-forwarded-for": from },
  })

/** The first administrator is created just after the start, so this retries. @returns the cookie of a session */
async function signIn(origin: string): Promise<string> {
  for (let tries = 0; tries < 10; tries++) {
    await sleep(1000)
    const answer = await post(origin, admin, "198.51.100.1")
    const cookie = answer?.headers.getSetCookie().find((line) => line.startsWith("session="))
    if (cookie) return cookie.split(";")[0] ?? ""
  }
  throw new Error("Nobody can sign in")
}
