import { connect, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { makeEmbeddedTables } from "#test/make-tables.ts"
import { ask, contact, forms } from "../../e2e/form-posts.ts"
import { createProductProcess } from "../../e2e/product-process.ts"
import { type Fault, type Finding, figure, holds, inMs } from "./fault.ts"
import { sendUntilTaken } from "./visitors.ts"

/** Longer than the limits of server.ts and server/guards/slow-bodies.ts, plus their check interval. */
const longestSlowMs = 25_000

type Slow = { what: string; request: string; drips: boolean; reads: boolean }
const kinds: Slow[] = [
  { what: "headers", request: "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", drips: true, reads: true },
  {
    what: "bodies",
    request: post("/contact", "application/x-www-form-urlencoded"),
    drips: true,
    reads: true,
  },
  {
    what: "pictures",
    request: post("/community/story", "multipart/form-data; boundary=x"),
    drips: true,
    reads: true,
  },
  {
    what: "readers",
    request: "GET /merchant-register HTTP/1.1\r\nHost: x\r\n\r\n",
    drips: false,
    reads: false,
  },
]

/** 500 connections that send a byte a second, or read nothing. */
export const slowClients: Fault = {
  name: "slow-clients",
  async run({ short }) {
    const each = short ? 50 : 125
    const product = await createProductProcess({ TRUST_PROXY: "1" })
    const port = Number(new URL(product.origin).port)
    const sockets: Socket[] = []
    const findings: Finding[] = []
    try {
      await makeEmbeddedTables(product)
      await product.start()
      await ask(`${product.origin}/faq`)
      const open = new Map<string, number>()
      const opened = performance.now()
      const endedAfter: number[] = []
      for (const { what, request, drips, reads } of kinds)
        for (let n = 0; n < each; n++) {
          const socket = connect(port, "localhost", () => {
            open.set(what, (open.get(what) ?? 0) + 1)
            socket.write(request)
          })
          socket.on("error", () => {})
          if (reads) socket.resume()
          else socket.pause()
          const drip = setInterval(() => drips && socket.writable && socket.write("a"), 1000)
          socket.once("close", () => {
            clearInterval(drip)
            open.set(what, (open.get(what) ?? 0) - 1)
            if (drips) endedAfter.push(performance.now() - opened)
          })
          sockets.push(socket)
        }
      await sleep(500)
      findings.push(figure("slow connections", [...open].map(([what, n]) => `${n} ${what}`).join(", ")))

      const pages: number[] = []
      const statuses = new Set<string>()
      const formTimes: number[] = []
      let formsTaken = 0
      let formsSent = 0
      const ends = performance.now() + longestSlowMs - 500
      while (performance.now() < ends) {
        for (const path of ["/faq", "/merchant-register", "/favicon.svg", "/readyz"]) {
          const answer = await ask(product.origin + path)
          statuses.add(String(answer?.status))
          pages.push(answer?.ms ?? 0)
        }
        const form = forms[formsSent % forms.length] ?? contact
        const started = performance.now()
        if (await sendUntilTaken(product.origin, form, `others-${formsSent}@example.org`, 1)) formsTaken++
        formsSent++
        formTimes.push(performance.now() - started)
        await sleep(250)
      }
      const left = kinds.filter(({ drips }) => drips).map(({ what }) => `${open.get(what)} ${what}`)
      findings.push(
        holds("others are answered with 200", [...statuses].join() === "200", [...statuses].join(", ")),
        figure("others: pages, files, readiness", inMs(pages)),
        holds("others: forms taken", formsTaken === formsSent, `${formsTaken} of ${formsSent}`),
        figure("others: a form opened and sent", inMs(formTimes)),
        holds(
          "the slow ones are ended",
          left.every((text) => text.startsWith("0 ")),
          `left: ${left.join(", ")}`,
        ),
        figure("ended after", inMs(endedAfter)),
      )
      return findings
    } finally {
      for (const socket of sockets) socket.destroy()
      await product.remove()
    }
  },
}

function post(path: string, type: string): string {
  return `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n`
}
