import { createServer, type Server } from "node:http"
import { connect, type Socket } from "node:net"
import { getRequestListener } from "@hono/node-server"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { applications, rateLimits } from "#app/lib/db/schema.ts"
import { useApp } from "./app.ts"
import { completePost } from "./application.ts"
import { waitUntil } from "./wait-until.ts"

const app = useApp()
let server: Server
let port: number

beforeAll(async () => {
  server = createServer(getRequestListener((request, env) => app.send(request, env)))
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const address = server.address()
  port = typeof address === "object" && address ? address.port : 0
})
afterAll(() => server.close())

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  app.logLines.length = 0
  for (const table of [applications, rateLimits]) await app.db.delete(table)
})

const entries = () => app.logLines.map((line) => JSON.parse(line))
const stored = () => app.db.select().from(applications)

/** Sends these bytes and @returns the response until the server closes the connection. */
function exchange(bytes: string | Buffer, then?: (socket: Socket) => void): Promise<string> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1")
    let answer = ""
    socket.on("data", (data) => {
      answer += data.toString("latin1")
    })
    socket.on("error", () => {})
    socket.on("close", () => done(answer))
    socket.write(bytes, () => then?.(socket))
  })
}

const get = (target: string, headers = "") =>
  exchange(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`)
const statusOf = (answer: string) => Number(answer.match(/^HTTP\/1\.1 (\d{3})/)?.[1])

const postHead = (length: string) =>
  `POST /merchant-register HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\n${length}\r\n`

describe("invalid HTTP", () => {
  test.each([
    ["a method nobody knows", "BREW / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"],
    ["TRACE", "TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"],
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["a host that is none", "GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n"],
    ["no HTTP at all", "\x16\x03\x01\x02\x00\r\n\r\n"],
    ["two lengths", `${postHead("Content-Length: 3\r\nContent-Length: 4\r\n")}abc`],
    ["a length and chunks", `${postHead("Content-Length: 3\r\nTransfer-Encoding: chunked\r\n")}0\r\n\r\n`],
  ])("%s are refused, and no internal error is logged", async (_, bytes) => {
    const answer = await exchange(bytes)
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400)
    expect(statusOf(answer)).toBeLessThan(500)
    expect(entries().filter((entry) => entry.level === "error")).toEqual([])
  })

  test.each([
    "//evil.example/",
    "//evil.example/admin",
    "/\\evil.example",
    "http://evil.example/",
    "/admin/..//evil.example",
  ])("the target %s redirects to no other host", async (target) => {
    const answer = await get(target)
    expect(statusOf(answer)).toBeLessThan(500)
    expect(answer.match(/^location: (.*)$/im)?.[1] ?? "/").toMatch(/^\/(?![/\\])/)
  })

  test("raw bytes in an address get a response", async () => {
    expect(
      statusOf(
        await exchange(
          Buffer.from(
            "GET /caf\xe9?q=\xff\xfe HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
            "latin1",
          ),
        ),
      ),
    ).toBeLessThan(500)
  })
})

describe("a form sent over a raw connection", () => {
  /** Far more bytes than the buffers of a connection hold. */
  const enough = 500_000_000
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

  test("in chunks is read like any other", async () => {
    const body = (await completePost(app)).toString()
    const half = body.length >> 1
    const chunks = [body.slice(0, half), body.slice(half)].map(chunk).join("")
    expect(statusOf(await exchange(`${postHead("Transfer-Encoding: chunked\r\n")}${chunks}0\r\n\r\n`))).toBe(
      303,
    )
    expect(await stored()).toHaveLength(1)
  })

  test("in endless chunks is refused as soon as it is too large", async () => {
    let sent = 0
    const answer = await exchange(postHead("Transfer-Encoding: chunked\r\n"), (socket) => {
      const more = (error?: Error | null) => {
        sent = socket.bytesWritten
        if (!error && sent < enough) socket.write(chunk("x".repeat(60_000)), more)
      }
      more()
    })
    expect(statusOf(answer)).toBe(413)
    expect(sent).toBeLessThan(enough)
  })

  test("with a stated length that is too large is refused before its body is sent", async () => {
    expect(statusOf(await exchange(postHead("Content-Length: 900000000\r\n")))).toBe(413)
  })

  test("that breaks off halfway stores nothing and is no internal error", async () => {
    const body = (await completePost(app)).toString()
    await exchange(`${postHead(`Content-Length: ${body.length}\r\n`)}${body.slice(0, -20)}`, (socket) =>
      setTimeout(() => socket.destroy(), 50),
    )
    await waitUntil(() =>
      expect(entries().some((entry) => entry.path === "/merchant-register" && entry.method === "POST")).toBe(
        true,
      ),
    )
    expect(await stored()).toEqual([])
    expect(entries().filter((entry) => entry.level === "error")).toEqual([])
  })
})
