import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import PostalMime from "postal-mime"
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { connectDatabase } from "#app/lib/db/client.server.ts"
import { mails } from "#app/lib/db/schema.ts"
import { createLog } from "#app/lib/log/log.ts"
import { useDatabase } from "#test/database.ts"
import { waitUntil } from "#test/wait-until.ts"
import { mailServer, rawServer } from "../test-support.ts"
import { queueMail } from "./outbox.server.ts"
import { fileTransport, type MailTransport, senderAddress, smtpTransport } from "./transport.server.ts"
import { sendNextMail, startMailWorker } from "./worker.server.ts"

const database = useDatabase()
const start = new Date("2026-05-01T12:00:00Z")
const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-mail-"))
const subject = "We received your application: Ọ̀yọ́ Kitchen & Søn 🎉 «Café»"
const html = "<p>Ẹ káàbọ̀, <b>Adé</b></p>"
const text = "Ẹ káàbọ̀, Adé\nhttps://example.org/merchant-register/status/abc_-DEF0123456789"

const lines: string[] = []
let staff: string[] = ["ada@example.org"]
let now = start

beforeEach(async () => {
  await database.db.delete(mails)
  lines.length = 0
  now = start
  staff = ["ada@example.org"]
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => rmSync(folder, { recursive: true }))

const send = (transport: MailTransport) =>
  sendNextMail({
    db: database.db,
    transport,
    clock: () => now,
    log: createLog((line) => lines.push(line)),
    from: senderAddress(undefined, "example.org"),
    domain: "example.org",
    listStaff: async () => staff,
  })

const queue = (to: string | null = "owner@example.org") =>
  queueMail(
    database.db,
    { kind: "decision", dedupeKey: crypto.randomUUID(), urgency: "asked", to, subject, html, text },
    start,
  )

const stored = async () => (await database.db.select().from(mails))[0]

const secret = "Zk3v9_aaQ-XyLm20PpQrStUvWxYz0123456789abcde"
const refuseWith = (responseCode: number) =>
  Object.assign(new Error("owner@example.org is not known here"), { responseCode })

describe("over SMTP", () => {
  test("an accepted mail is sent once, to its recipient, as text and HTML", async () => {
    const { received, url } = await mailServer()
    await queue()
    expect(await send(smtpTransport(url))).toBe(true)
    expect(await send(smtpTransport(url))).toBe(false)
    expect(received).toMatchObject([{ from: "no-reply@example.org", to: ["owner@example.org"] }])
    const mail = await PostalMime.parse(received[0]?.source ?? "")
    const row = await stored()
    expect(mail).toMatchObject({ subject, messageId: `<${row?.id}@example.org>` })
    expect(mail.text?.trim()).toBe(`${text}\n\nWritten on May 1, 2026.`)
    expect(mail.html?.trim()).toBe(html)
    expect(row).toMatchObject({ status: "sent", sentAt: start, attempts: 1, lastError: null })
  })

  test("a recipient refused for good (550) is given up with the server's message, and the log has no address", async () => {
    const { received, url } = await mailServer({ onRcptTo: (_, __, callback) => callback(refuseWith(550)) })
    await queue()
    await send(smtpTransport(url))
    expect(received).toEqual([])
    expect(await stored()).toMatchObject({
      status: "dead",
      lastError: "EENVELOPE: 550 owner@example.org is not known here",
    })
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain("owner@example.org")
  })

  test("after a temporary refusal (450) the server gets the mail later, with the same Message-ID", async () => {
    const refusing = await mailServer({ onRcptTo: (_, __, callback) => callback(refuseWith(450)) })
    await queue()
    await send(smtpTransport(refusing.url))
    const waiting = await stored()
    expect(waiting).toMatchObject({
      status: "queued",
      attempts: 1,
      lastError: expect.stringMatching(/^EENVELOPE: 450 owner/),
    })

    const { received, url } = await mailServer()
    now = new Date(start.getTime() + 60_000)
    await send(smtpTransport(url))
    expect((await PostalMime.parse(received[0]?.source ?? "")).messageId).toBe(`<${waiting?.id}@example.org>`)
    expect(await stored()).toMatchObject({ status: "sent", attempts: 2, lastError: null })
  })

  test("a refused password (535) is no failure of the mail: it waits, and the message for staff has no secret", async () => {
    const { url } = await mailServer({
      disabledCommands: ["STARTTLS"],
      onAuth: ({ password }, _, callback) =>
        callback(
          Object.assign(new Error(`${password} is wrong, see https://mail.example/x?key=${secret}`), {
            responseCode: 535,
          }),
        ),
    })
    await queue()
    await send(smtpTransport(url.replace("smtp://", "smtp://site:our-password@")))
    const { status, lastError } = (await stored()) ?? {}
    expect([status, lastError]).toEqual([
      "queued",
      "EAUTH: 535 *** is wrong, see https://mail.example/x?key=[hidden]",
    ])
    expect(lines.join()).not.toMatch(/our-password|is wrong/)
  })

  test("a server without TLS gets neither our password nor a mail, which waits; the log says what to do", async () => {
    const tried: string[] = []
    const { received, url } = await mailServer({
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth: ({ username = "" }, _, callback) => {
        tried.push(username)
        callback(null, { user: username })
      },
    })
    // The same server, with an address that is not the loopback address.
    const elsewhere = url.replace("smtp://127.0.0.1", "smtp://site:password@0.0.0.0")
    await queue()
    for (const address of [elsewhere, `${elsewhere}?ignoreTLS=true`, `${elsewhere}?requireTLS=false`]) {
      await database.db.update(mails).set({ nextAttemptAt: start })
      await send(smtpTransport(address))
      expect([tried, received]).toEqual([[], []])
      expect(await stored()).toMatchObject({ status: "queued", lastError: expect.stringMatching(/^ETLS/) })
    }
    expect(lines[0]).toContain("add ?tls=none")

    await database.db.update(mails).set({ nextAttemptAt: start })
    const plain = smtpTransport(`${elsewhere}?tls=none`)
    expect(plain.describe).toContain("0.0.0.0, without TLS")
    await send(plain)
    expect([tried, received.length]).toEqual([["site"], 1])
  })

  test("a server on this machine may have TLS or none", async () => {
    const { received, url } = await mailServer()
    for (const host of ["127.0.0.1", "localhost"]) {
      await queue()
      const transport = smtpTransport(url.replace("127.0.0.1", host))
      expect(transport.describe).toBe(`sent through ${host}`)
      await send(transport)
    }
    expect(received).toHaveLength(2)
  })

  test("a server that does not greet is dropped after ten seconds", async () => {
    const connected = Promise.withResolvers<void>()
    const url = await rawServer(() => connected.resolve())
    await queue()
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const sending = send(smtpTransport(url))
    await connected.promise
    await waitUntil(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    vi.advanceTimersByTime(10_000)
    expect(await sending).toBe(true)
    expect(await stored()).toMatchObject({
      status: "queued",
      attempts: 1,
      lastError: "ETIMEDOUT: Connection timeout",
    })
  })

  test("a server that goes silent halfway is dropped, and the mail waits", async () => {
    const url = await rawServer((socket) => socket.write("220 ready\r\n"))
    await queue()
    await send(smtpTransport(`${url}?socketTimeout=200`))
    expect(await stored()).toMatchObject({ status: "queued", attempts: 1, lastError: "ETIMEDOUT: Timeout" })
  })

  test("a server that disconnects before it accepts the mail gets it again", async () => {
    const url = await rawServer((socket) => {
      let mail: string | undefined
      socket.write("220 ready\r\n")
      socket.on("data", (data) => {
        const said = data.toString()
        if (mail !== undefined) {
          mail += said
          if (mail.endsWith("\r\n.\r\n")) socket.end()
        } else if (said.startsWith("DATA")) {
          mail = ""
          socket.write("354 go on\r\n")
        } else socket.write("250 ok\r\n")
      })
    })
    await queue()
    await send(smtpTransport(url))
    expect(await stored()).toMatchObject({ status: "queued", attempts: 1, sentAt: null })
  })

  test("while no server is reachable the mail stays in the queue", async () => {
    await queue()
    await send(smtpTransport("smtp://127.0.0.1:1"))
    expect(await stored()).toMatchObject({
      status: "queued",
      attempts: 1,
      lastError: expect.stringMatching(/^E/),
    })
  })

  test("a mail to staff goes to the current staff, and waits while there are none", async () => {
    const { received, url } = await mailServer()
    staff = []
    await queue(null)
    await send(smtpTransport(url))
    expect(received).toEqual([])
    expect(await stored()).toMatchObject({ status: "queued", attempts: 0 })
    staff = ["ada@example.org", "grace@example.org"]
    now = new Date(start.getTime() + 60_000)
    await send(smtpTransport(url))
    expect(received.map((one) => one.to)).toEqual([["ada@example.org", "grace@example.org"]])
  })
})

describe("as files", () => {
  const files = () => readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "utf8"))

  test("each mail is one complete file that a mail program can open", async () => {
    await queue()
    await send(fileTransport(folder))
    const mail = await PostalMime.parse(files()[0] ?? "")
    expect(mail).toMatchObject({
      subject,
      from: { name: "Guapcoin", address: "no-reply@example.org" },
      to: [{ address: "owner@example.org" }],
      messageId: `<${(await stored())?.id}@example.org>`,
    })
    expect(mail.text?.trim()).toBe(`${text}\n\nWritten on May 1, 2026.`)
    expect(mail.html?.trim()).toBe(html)
    expect(await stored()).toMatchObject({ status: "sent" })
  })

  test("a second attempt replaces the file of the first", async () => {
    await queue()
    const before = files().length
    await send(fileTransport(folder))
    await database.db.update(mails).set({ status: "queued", nextAttemptAt: start })
    await send(fileTransport(folder))
    expect(files()).toHaveLength(before + 1)
  })

  test("typed text cannot become a header or a recipient", async () => {
    const dedupeKey = crypto.randomUUID()
    const evil = "Shop\r\nBcc: all@example.org\r\n\r\n<script>"
    await queueMail(
      database.db,
      { kind: "x", dedupeKey, urgency: "asked", to: "owner@example.org", subject: evil, html, text: evil },
      start,
    )
    const id = (await stored())?.id ?? ""
    await send(fileTransport(folder))
    const source = files().find((file) => file.includes(id)) ?? ""
    const mail = await PostalMime.parse(source)
    expect(mail.headers.map((header) => header.key)).not.toContain("bcc")
    expect(mail.bcc ?? []).toEqual([])
    expect(mail.to?.map((one) => one.address)).toEqual(["owner@example.org"])
    expect(mail.subject).toContain("Shop Bcc: all@example.org")
  })
})

test("a worker whose database is down logs it once, however often it polls", async () => {
  const nowhere = connectDatabase(
    "postgres://127.0.0.1:1/site",
    createLog(() => {}),
  )
  let looks = 0
  const worker = startMailWorker(
    {
      db: nowhere.db,
      transport: fileTransport(folder),
      clock: () => {
        looks++
        return start
      },
      log: createLog((line) => lines.push(line)),
      from: "",
      domain: "example.org",
      listStaff: async () => [],
    },
    5,
  )
  await waitUntil(() => expect(looks).toBeGreaterThan(5))
  await worker.stop()
  await nowhere.close()
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(["mail.worker-failed"])
})

test("the sender is the mailbox of SMTP_URL, else no-reply at the site's host", () => {
  expect(senderAddress("smtps://hello%40guap.example:x@mail.example", "site.example")).toBe(
    "Guapcoin <hello@guap.example>",
  )
  expect(senderAddress("smtp://user:x@mail.example", "site.example")).toBe("Guapcoin <no-reply@site.example>")
  expect(senderAddress(undefined, "site.example")).toBe("Guapcoin <no-reply@site.example>")
})
