import { createServer } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import type pg from "pg"
import { SMTPServer } from "smtp-server"
import { makeEmbeddedTables } from "#test/make-tables.ts"
import { contact, isTaken, openForm, registration } from "../../e2e/form-posts.ts"
import { createProductProcess } from "../../e2e/product-process.ts"
import { lookInto } from "./databases.ts"
import { type Fault, type Finding, figure, holds } from "./fault.ts"
import { createProductClock, hourMs } from "./product-clock.ts"
import { sendUntilTaken } from "./visitors.ts"

/** A mail server for a day and a half: not there, refusing for now, or taking mails. */
async function createMailServer() {
  let mode: "away" | "busy" | "open" = "away"
  const received: string[] = []
  let attempts = 0
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(_, __, callback) {
      // Also while it goes away: a connection may have been there before.
      callback(mode === "open" ? null : Object.assign(new Error("Later"), { responseCode: 451 }))
    },
    onData(stream, _, callback) {
      let source = ""
      stream.on("data", (chunk) => {
        source += chunk
      })
      stream.on("end", () => {
        received.push(source.match(/^Message-ID: <([^>]+)>/im)?.[1] ?? "")
        callback()
      })
    },
  })
  // In front of it, so that it can also be a server that hangs up at once.
  const door = createServer((socket) => {
    attempts++
    if (mode === "away") socket.destroy()
    else smtp.server.emit("connection", socket)
  })
  await new Promise<void>((resolve) => door.listen(0, "localhost", resolve))
  const { port } = door.address() as { port: number }
  return {
    url: `smtp://localhost:${port}`,
    received,
    attempts: () => attempts,
    set(next: typeof mode) {
      mode = next
    },
    close: () => door.close(),
  }
}

const mailsIn = async (db: pg.Client): Promise<{ status: string; n: number; attempts: number }[]> =>
  (
    await db.query(
      "select status, count(*)::int as n, max(attempts)::int as attempts from mails group by status",
    )
  ).rows

/** The mail server refuses everything for a day of the product's clock. */
export const mailDown: Fault = {
  name: "mail-down",
  async run({ short }) {
    const stepMs = short ? 3 * hourMs : hourMs / 2
    const mail = await createMailServer()
    const clock = createProductClock()
    const product = await createProductProcess({ SMTP_URL: mail.url, TRUST_PROXY: "1", ...clock.env })
    const findings: Finding[] = []
    try {
      await makeEmbeddedTables(product)
      await product.start()
      let shift = 0
      let sent = 0
      for (; shift < 24 * hourMs; shift += stepMs) {
        await clock.shift(shift)
        mail.set((shift / stepMs) % 2 === 0 ? "away" : "busy")
        for (const form of [contact, registration]) {
          const name = `${form.table}-${shift}`
          const send = await openForm(product.origin, form, {
            email: `${name}@example.org`,
            businessName: name,
          })
          if (isTaken(await send?.())) sent++
        }
        await sleep(1_300)
      }
      const during = await lookInto(product, mailsIn)
      const dead = during.find(({ status }) => status === "dead")?.n ?? 0
      const waiting = during.find(({ status }) => status === "queued")
      findings.push(
        holds("forms taken during the day", sent > 0, sent),
        holds(
          "mails waiting, none given up",
          dead === 0 && Boolean(waiting?.n),
          `${waiting?.n}, ${dead} given up`,
        ),
        figure("attempts: on the server, at most for one mail", `${mail.attempts()}, ${waiting?.attempts}`),
        holds("none arrived", mail.received.length === 0, mail.received.length),
      )
      mail.set("open")
      let left = waiting?.n ?? 0
      for (let tries = 0; left > 0 && tries < 60; tries++) {
        shift += 2 * hourMs
        await clock.shift(shift)
        await sleep(1_300)
        left = (await lookInto(product, mailsIn)).reduce(
          (sum, { status, n }) => sum + (status === "sent" ? 0 : n),
          0,
        )
      }
      const all = (await lookInto(product, mailsIn)).reduce((sum, { n }) => sum + n, 0)
      findings.push(
        holds("afterwards every mail is sent", left === 0, `${left} wait`),
        holds(
          "each once",
          mail.received.length === all && new Set(mail.received).size === all,
          `${mail.received.length} received, ${new Set(mail.received).size} different, ${all} in the outbox`,
        ),
        holds("the form still works", await sendUntilTaken(product.origin, contact, "after@example.org")),
      )
      return findings
    } finally {
      await product.remove()
      mail.close()
      clock.remove()
    }
  },
}
