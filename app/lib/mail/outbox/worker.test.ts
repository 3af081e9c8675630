import { setTimeout as sleep } from "node:timers/promises"
import { beforeEach, describe, expect, onTestFinished, test } from "vitest"
import { connectDatabase } from "#app/lib/db/client.server.ts"
import { mails } from "#app/lib/db/schema.ts"
import { createTestDatabase, silentLog, useDatabase } from "#test/database.ts"
import { createDatabaseSwitch } from "#test/database-switch.ts"
import type { MailUrgency } from "../options.ts"
import { mailServer, rawServer } from "../test-support.ts"
import { queueMail } from "./outbox.server.ts"
import { type MailTransport, smtpTransport } from "./transport.server.ts"
import { sendNextMail, startMailWorker } from "./worker.server.ts"

const database = useDatabase()
const start = new Date("2026-05-01T12:00:00Z")

beforeEach(() => database.db.delete(mails))

const partsFor = (transport: MailTransport, db = database.db) => ({
  db,
  transport,
  clock: () => start,
  log: silentLog,
  from: "no-reply@guap.example",
  domain: "guap.example",
  listStaff: async () => ["ada@guap.example"],
})

function transportTo(url: string): MailTransport {
  const transport = smtpTransport(url)
  onTestFinished(() => transport.close())
  return transport
}

function work(transport: MailTransport, db = database.db): void {
  const worker = startMailWorker(partsFor(transport, db), 20)
  onTestFinished(() => worker.stop())
}

const queue = (to: string, urgency: MailUrgency = "asked", db = database.db) =>
  queueMail(
    db,
    { kind: "x", dedupeKey: to, urgency, to, subject: "Hello", html: "<p>Hello</p>", text: "Hello" },
    start,
  )

async function queueMany(count: number, name: string, urgency?: MailUrgency): Promise<string[]> {
  const addresses = Array.from({ length: count }, (_, number) => `${name}-${number}@example.org`)
  for (const address of addresses) await queue(address, urgency)
  return addresses
}

/** A mail server that waits for `gate` before it answers a recipient; it counts connections and concurrent deliveries. */
async function slowServer(gate: (address: string) => Promise<unknown> | undefined) {
  const seen = { connections: 0, now: 0 }
  const server = await mailServer({
    onConnect(_session, callback) {
      seen.connections++
      callback()
    },
    async onRcptTo({ address }, _session, callback) {
      seen.now++
      await gate(address)
      seen.now--
      callback()
    },
  })
  return { ...server, seen, to: () => server.received.flatMap(({ to }) => to) }
}

describe("the worker", () => {
  test("sends several mails at once over reused connections, each once", async () => {
    const gate = Promise.withResolvers<void>()
    const server = await slowServer(() => gate.promise)
    const addresses = await queueMany(60, "many")
    work(transportTo(server.url))
    work(transportTo(server.url))
    // Two workers, with four slots each for mail that is not about accounts.
    await expect.poll(() => server.seen.now).toBe(8)
    gate.resolve()
    await expect.poll(() => server.to().length).toBe(60)
    expect(server.to().toSorted()).toEqual(addresses.toSorted())
    expect(server.seen.connections).toBe(8)
    await expect
      .poll(async () =>
        (await database.db.select().from(mails)).map(({ status, attempts }) => [status, attempts]),
      )
      .toEqual(Array(60).fill(["sent", 1]))
  })

  test("is not blocked by one recipient whose server hangs", async () => {
    const hanging = Promise.withResolvers<void>()
    onTestFinished(() => hanging.resolve())
    const server = await slowServer((address) => (address.startsWith("hangs") ? hanging.promise : undefined))
    await queue("hangs@example.org")
    const others = await queueMany(20, "other")
    work(transportTo(server.url))
    await expect.poll(() => server.to().toSorted()).toEqual(others.toSorted())
    hanging.resolve()
    await expect.poll(() => server.to()).toContain("hangs@example.org")
  })

  test("sends a reset link while everything else hangs", async () => {
    const hanging = Promise.withResolvers<void>()
    onTestFinished(() => hanging.resolve())
    const server = await slowServer((address) => (address.startsWith("hangs") ? hanging.promise : undefined))
    await queueMany(20, "hangs", "stranger")
    work(transportTo(server.url))
    await expect.poll(() => server.seen.now).toBe(4)
    await queue("ada@guap.example", "account")
    await expect.poll(() => server.to()).toEqual(["ada@guap.example"])
    hanging.resolve()
    await expect.poll(() => server.to().length).toBe(21)
  })

  test("sends a reset link before registrations that were queued earlier", async () => {
    // Slow enough that few are sent between two polls.
    const server = await slowServer(() => sleep(25))
    await queueMany(60, "registration", "stranger")
    work(transportTo(server.url))
    await expect.poll(() => server.to().length).toBeGreaterThan(5)
    await queue("ada@guap.example", "account")
    await expect.poll(() => server.to()).toContain("ada@guap.example")
    // Those being sent when it was queued, and those taken in the meantime.
    expect(server.to().indexOf("ada@guap.example")).toBeLessThan(30)
  })

  test("records sent mail once the database is back, and does not send it again", async () => {
    const gate = Promise.withResolvers<void>()
    const server = await slowServer(() => gate.promise)
    const created = await createTestDatabase()
    const line = createDatabaseSwitch()
    const direct = connectDatabase(created.connection, silentLog)
    const overLine = connectDatabase(await line.reach(created.connection), silentLog)
    onTestFinished(async () => {
      await Promise.all([direct.close(), overLine.close()])
      await created.drop()
    })
    await queue("once@example.org", "asked", direct.db)
    work(transportTo(server.url), overLine.db)
    await expect.poll(() => server.seen.now).toBe(1)
    await line.cut()
    gate.resolve()
    await expect.poll(() => server.to()).toEqual(["once@example.org"])
    await line.mend()
    const states = async () =>
      (await direct.db.select().from(mails)).map(({ status, attempts }) => [status, attempts])
    await expect.poll(states).toEqual([["sent", 1]])
  })

  test("completes running deliveries when it is stopped", async () => {
    const gate = Promise.withResolvers<void>()
    const server = await slowServer(() => gate.promise)
    await queueMany(10, "stopped")
    const transport = transportTo(server.url)
    const worker = startMailWorker(partsFor(transport), 20)
    await expect.poll(() => server.seen.now).toBe(4)
    const stopped = worker.stop()
    gate.resolve()
    await stopped
    const rows = await database.db.select().from(mails)
    expect(rows.filter(({ status }) => status === "sent")).toHaveLength(4)
    expect(rows.filter(({ status, attempts }) => status === "queued" && attempts === 0)).toHaveLength(6)
  })
})

describe("a reused connection", () => {
  test("closing it between two mails costs neither of them an attempt", async () => {
    const server = await mailServer()
    const transport = transportTo(server.url)
    for (const to of ["first@example.org", "second@example.org"]) {
      await queue(to)
      await sendNextMail(partsFor(transport))
      server.hangUp()
    }
    expect(server.received.flatMap(({ to }) => to)).toEqual(["first@example.org", "second@example.org"])
    expect((await database.db.select().from(mails)).map(({ attempts }) => attempts)).toEqual([1, 1])
  })

  test("it is used again after a refused mail", async () => {
    const refusing = await mailServer({
      onRcptTo: ({ address }, _, callback) =>
        callback(address.startsWith("no") ? Object.assign(new Error("No"), { responseCode: 550 }) : null),
    })
    const transport = transportTo(refusing.url)
    for (const to of ["no@example.org", "yes@example.org"]) {
      await queue(to)
      await sendNextMail(partsFor(transport))
    }
    expect(refusing.received.flatMap(({ to }) => to)).toEqual(["yes@example.org"])
  })
})

test("a server that keeps talking and never answers is dropped after the maximum time of an attempt", async () => {
  const url = await rawServer((socket) => {
    const talk = setInterval(() => socket.write("220-wait\r\n"), 20)
    socket.on("close", () => clearInterval(talk))
  })
  const sending = transportTo(url).send(
    {
      messageId: "<x@guap.example>",
      from: "no-reply@guap.example",
      to: ["ada@guap.example"],
      subject: "x",
      html: "x",
      text: "x",
    },
    AbortSignal.timeout(300),
  )
  await expect(sending).rejects.toMatchObject({ code: "EABORT" })
})
