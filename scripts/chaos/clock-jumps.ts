import { readFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { admin, createProductProcess, type ProductProcess } from "../../e2e/product-process.ts"
import { lookInto } from "./databases.ts"
import { type Fault, type Finding, holds } from "./fault.ts"
import { createProductClock, hourMs } from "./product-clock.ts"
import { ask, contact, sendUntilTaken } from "./visitors.ts"

const dayMs = 24 * hourMs

/** To just before both changes of the clocks in New York, and away from the machine's own time by a day both ways. */
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

/** Somebody sets the machine's clock while the product runs. */
export const clockJumps: Fault = {
  name: "clock-jumps",
  async run({ short }) {
    const restMs = short ? 600 : 10_000
    const clock = createProductClock()
    const product = await createProductProcess({ TRUST_PROXY: "1", ...clock.env })
    const { origin } = product
    const findings: Finding[] = []
    try {
      await product.start()
      const session = await signIn(origin)
      for (const [what, shift] of jumps(Date.now())) {
        await clock.shift(shift)
        const busyBefore = processorMs(product)
        await sleep(restMs)
        const busy = (processorMs(product) - busyBefore) / restMs
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
        // A session ends by its clock; it may end too early by a jump, but never counts a day later.
        if (shift >= dayMs)
          findings.push(holds("  a session of a day ago is over", admitted !== 200, String(admitted)))
      }
      let waiting = Number.POSITIVE_INFINITY
      for (let tries = 0; waiting > 0 && tries < 30; tries++) {
        // Mails queued in another time become due there at the latest.
        await clock.shift(tries < 2 ? 0 : 2 * 365 * dayMs)
        await sleep(500)
        waiting = await lookInto(product, async (db) => {
          const { rows } = await db.query("select count(*)::int as n from mails where status <> 'sent'")
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

/** The first administrator is made in the moment after the start. @returns the cookie of a session */
async function signIn(origin: string): Promise<string> {
  for (let tries = 0; tries < 10; tries++) {
    await sleep(1000)
    const answer = await ask(`${origin}/admin/login`, {
      method: "POST",
      body: new URLSearchParams({ email: admin.email, password: admin.password }),
      headers: { origin },
    })
    const cookie = answer?.headers.getSetCookie().find((line) => line.startsWith("session="))
    if (cookie) return cookie.split(";")[0] ?? ""
  }
  throw new Error("Nobody can sign in")
}

/** Of the server's process, since its start; Linux counts in hundredths of a second. */
function processorMs({ pid }: ProductProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
