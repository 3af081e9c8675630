import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { parseArgs } from "node:util"
import { eq } from "drizzle-orm"
import { SMTPServer } from "smtp-server"
import type { Database } from "#app/lib/db/client.server.ts"
import { mails } from "#app/lib/db/schema.ts"
import { createLog } from "#app/lib/log/log.ts"
import type { MailUrgency } from "#app/lib/mail/options.ts"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { smtpTransport } from "#app/lib/mail/outbox/transport.server.ts"
import { startMailWorker } from "#app/lib/mail/outbox/worker.server.ts"
import { startEmbedded } from "./databases.ts"
import { describeMachine } from "./machine.ts"
import { quantile, textTable } from "./measure.ts"

const usage = `Usage: npm run bench -- mails [options]
How long reset links wait in the outbox behind other mails, with a mail server that takes its time.
  --waiting <n>   mails that were there first, of the class 'asked', which no cap holds back (1000)
  --links <n>     reset links, asked for one after the other (50)`

/** The mail server's time for one mail, in milliseconds. */
const serverMs = [50, 200]
/** The mail server must have every reset link within this time (p95). */
const barMs = 10_000

export async function main(args: string[]): Promise<void> {
  const options = { waiting: { type: "string" }, links: { type: "string" } } as const
  const { values } = parseArgs({ args, options, strict: false })
  const waiting = Number(values.waiting ?? 1000)
  const links = Number(values.links ?? 50)
  if (!(waiting >= 0 && links > 0)) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  console.log(describeMachine())
  const server = await startEmbedded()
  const table = [["a mail takes", "others left meanwhile", "link p50 ms", "p95", "most", "bar"]]
  try {
    for (const ms of serverMs) {
      const { client, drop } = await server.createDatabase()
      try {
        const { times, left } = await measureLinks(client.db, { ms, waiting, links })
        const figures = [quantile(times, 0.5), quantile(times, 0.95), times.at(-1) ?? 0]
        table.push([
          `${ms} ms`,
          `${left} of ${waiting}`,
          ...figures.map((figure) => figure.toFixed(0)),
          String(barMs),
        ])
      } finally {
        await drop()
      }
    }
  } finally {
    await server.stop()
  }
  console.log(textTable(table))
}

async function measureLinks(
  db: Database,
  { ms, waiting, links }: { ms: number; waiting: number; links: number },
): Promise<{ times: number[]; left: number }> {
  const arrived = new Map<string, (at: number) => void>()
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 20,
    onData(stream, session, callback) {
      stream.resume()
      stream.on("end", async () => {
        await sleep(ms)
        for (const { address } of session.envelope.rcptTo) arrived.get(address)?.(performance.now())
        callback()
      })
    },
  })
  await new Promise<void>((done) => smtp.listen(0, "127.0.0.1", done))
  const { port } = smtp.server.address() as { port: number }
  const queue = (urgency: MailUrgency, to: string) =>
    queueMail(
      db,
      {
        ...{ kind: "bench", dedupeKey: randomUUID(), urgency, to },
        ...{ subject: "Hello", html: "<p>Hello</p>".repeat(300), text: "Hello ".repeat(200) },
      },
      new Date(),
    )
  for (let number = 0; number < waiting; number++) await queue("asked", `owner-${number}@example.org`)
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`)
  const worker = startMailWorker({
    ...{ db, transport, clock: () => new Date(), log: createLog(() => {}) },
    ...{ from: "no-reply@guap.example", domain: "guap.example", listStaff: async () => [] },
  })
  const times: number[] = []
  await sleep(500)
  for (let number = 0; number < links; number++) {
    const to = `admin-${number}@guap.example`
    const asked = performance.now()
    const there = new Promise<number>((done) => arrived.set(to, done))
    await queue("account", to)
    times.push((await there) - asked)
    await sleep(Math.random() * 300)
  }
  const sent = await db.select({ urgency: mails.urgency }).from(mails).where(eq(mails.status, "sent"))
  await worker.stop()
  transport.close()
  await new Promise<void>((done) => smtp.close(done))
  return {
    times: times.toSorted((a, b) => a - b),
    left: sent.filter(({ urgency }) => urgency === "asked").length,
  }
}
