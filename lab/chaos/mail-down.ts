import { createServer } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import type pg from "pg"
import { SMTPServer } from "smtp-server"
import { makeEmbeddedTables } from "#test/make-tables.ts"
import { contact, isTaken, registration } from "../../e2e/form-posts.ts"
import { createProductProcess } from "../../e2e/product-process.ts"
import { lookInto } from "./databases.ts"
import { type Fault, type Finding, figure, holds } from "./fault.ts"
import { createProductClock, hourMs, makeDatabaseClockSettable } from "./product-clock.ts"
import { openInTime, sendUntilTaken } from "./visitors.ts"

/** A mail server that is away, temporarily refusing, or accepting. */
async function createMailServer() {
  let mode: "away" | "busy" | "open" = "away"
  const received: string[] = []
  let attempts = 0
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(_, __, callback) {
      // Also while the server goes away: a connection may still be open from before.
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
  // A proxy in front of the SMTP server that can close connections at once.
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

/** The outbox: the total, the number in each status, and the highest number of attempts of a queued mail. */
async function lookIntoOutbox(db: pg.Client) {
  const { rows } = await db.query(`select count(*)::int as all,
    count(*) filter (where status = 'queued')::int as waiting, count(*) filter (where status = 'dead')::int as dead,
    count(*) filter (where urgency = 'stranger')::int as strangers,
    coalesce(max(attempts) filter (where status = 'queued'), 0)::int as attempts from mails`)
  return rows[0] as Record<"all" | "waiting" | "dead" | "strangers" | "attempts", number>
}

/** The mail server refuses everything for a day of the product's clock. */
export const mailDown: Fault = {
  name: "mail-down",
  async run({ short }) {
    const stepMs = short ? 6 * hourMs : hourMs / 2
    const mail = await createMailServer()
    const clock = createProductClock()
    const product = await createProductProcess({ SMTP_URL: mail.url, TRUST_PROXY: "1", ...clock.env })
    const findings: Finding[] = []
    try {
      await makeEmbeddedTables(product)
      await makeDatabaseClockSettable(product)
      await product.start()
      let shift = 0
      let sent = 0
      for (; shift < 24 * hourMs; shift += stepMs) {
        await clock.shiftBoth(product, shift)
        mail.set((shift / stepMs) % 2 === 0 ? "away" : "busy")
        const opened = await Promise.all(
          [contact, registration].map((form) => {
            const name = `${form.table}-${shift}`
            return openInTime(product.origin, form, { email: `${name}@example.org`, businessName: name })
          }),
        )
        // Forms sent faster than a person types get no mail.
        await sleep(2_100)
        for (const send of opened) if (isTaken(await send?.())) sent++
        await sleep(1_300)
      }
      const during = await lookInto(product, lookIntoOutbox)
      findings.push(
        holds("forms taken during the day", sent === 2 * (shift / stepMs), sent),
        holds(
          "mails waiting, to senders too, none given up",
          during.dead === 0 && during.waiting === during.all && during.strangers > 0,
          `${during.waiting}, ${during.strangers} of them, ${during.dead} given up`,
        ),
        figure(
          "connections to the server, and attempts at one mail at most",
          `${mail.attempts()}, ${during.attempts}`,
        ),
        holds("none arrived", mail.received.length === 0, mail.received.length),
      )
      mail.set("open")
      let after = during
      for (let tries = 0; after.waiting > 0 && tries < 60; tries++) {
        shift += 2 * hourMs
        await clock.shiftBoth(product, shift)
        await sleep(1_300)
        after = await lookInto(product, lookIntoOutbox)
      }
      findings.push(
        holds("afterwards every mail is sent", after.waiting + after.dead === 0, `${after.waiting} wait`),
        holds(
          "each once",
          mail.received.length === after.all && new Set(mail.received).size === after.all,
          `${mail.received.length} received, ${new Set(mail.received).size} different, ${after.all} in the outbox`,
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
