import { setTimeout as sleep } from "node:timers/promises"
import { ask, forms, isTaken } from "../../e2e/form-posts.ts"
import { createProductProcess } from "../../e2e/product-process.ts"
import { cachedPages } from "./database-away.ts"
import { createServer } from "./databases.ts"
import { type Fault, type Finding, holds } from "./fault.ts"
import { countByEmail, openInTime } from "./visitors.ts"

const readers = ["/merchant-directory", "/blog", "/events", "/town-halls", "/livez", "/readyz"]

/** The database rejects writes, like a standby or a database that is being moved. */
export const readOnly: Fault = {
  name: "read-only",
  async run() {
    const server = await createServer()
    const product = await createProductProcess({ DATABASE_URL: server.url, TRUST_PROXY: "1" })
    const { origin } = product
    const setReadOnly = (value: "on" | "off") =>
      server.use(async (db) => {
        await db.query(`alter system set default_transaction_read_only = ${value}`)
        await db.query("select pg_reload_conf()")
        await sleep(300)
      }, "postgres")
    try {
      await product.start()
      const opened = await Promise.all(
        forms.map(async (form) => ({
          form,
          email: `read-only-${form.table}@example.org`,
          send: await openInTime(origin, form, { email: `read-only-${form.table}@example.org` }),
        })),
      )
      await sleep(2_500)
      await setReadOnly("on")
      const findings: Finding[] = []
      const lookAt = async (path: string, what: string) => {
        const status = (await ask(origin + path))?.status
        findings.push(holds(what, status === 200, String(status)))
      }
      for (const path of [...cachedPages, ...readers]) await lookAt(path, `${path} answers`)
      for (const { form, email, send } of opened) {
        const answer = await send?.()
        const keeps = answer?.text.includes(email)
        const asksBack = answer?.headers.has("retry-after")
        findings.push(
          holds(
            `${form.path}: 503, a time to try again, and what was typed`,
            answer?.status === 503 && Boolean(keeps) && Boolean(asksBack),
            `${answer?.status}${asksBack ? "" : ", no Retry-After"}${keeps ? "" : ", what was typed is gone"}`,
          ),
        )
      }
      await product.stop()
      await product.start()
      for (const path of readers)
        await lookAt(path, `${path} of an instance that has started meanwhile answers`)
      await setReadOnly("off")
      for (const { form, email, send } of opened) {
        const taken = isTaken(await send?.())
        const stored = await server.use(async (db) => (await countByEmail(db, form, [email])).get(email) ?? 0)
        findings.push(
          holds(
            `${form.path}: the same, sent again afterwards, is stored once`,
            taken && stored === 1,
            stored,
          ),
        )
      }
      const failures = product
        .output()
        .split("\n")
        .filter((line) => line.includes('"request.failed"')).length
      findings.push(holds("no request failed unexpectedly", failures === 0, failures))
      return findings
    } finally {
      await product.remove()
      await server.remove()
    }
  },
}
