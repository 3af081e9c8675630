import { once } from "node:events"
import { createServer } from "node:http"
import { connect, type Socket } from "node:net"
import { afterAll, afterEach, expect, test, vi } from "vitest"
import { endSlowBodies } from "./slow-bodies.ts"

const lookMs = 10_000
vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] })
afterAll(() => void vi.useRealTimers())

/** The bytes of all bodies that the server has read. */
let read = 0
const server = createServer(async (request, response) => {
  let size = 0
  try {
    for await (const chunk of request) {
      size += chunk.length
      read += chunk.length
    }
    response.end(String(size))
  } catch {
    response.destroy()
  }
})
endSlowBodies(server, lookMs)
server.listen(0, "127.0.0.1")
await once(server, "listening")
const { port } = server.address() as { port: number }
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  read = 0
})

const head = (contentLength: number) =>
  `POST / HTTP/1.1\r\nHost: test\r\nContent-Length: ${contentLength}\r\n\r\n`

function open(contentLength: number) {
  const socket = connect(port, "127.0.0.1")
  sockets.push(socket)
  const state = { answer: "", closed: false }
  socket.on("data", (data) => {
    state.answer += data
  })
  socket.on("error", () => {})
  socket.on("close", () => {
    state.closed = true
  })
  socket.write(head(contentLength))
  return { socket, state }
}

/** Sends a part of a body; when it has arrived, advances the clock by half an interval. */
async function send(socket: Socket, part: string): Promise<void> {
  const before = read
  socket.write(part)
  await expect.poll(() => read).toBe(before + part.length)
  vi.advanceTimersByTime(lookMs / 2)
}

test("a body that arrives byte by byte is closed after one and a half intervals", async () => {
  // The request begins just after a check, so the second check finds it slightly too young.
  vi.advanceTimersByTime(1)
  const { socket, state } = open(1000)
  for (let i = 0; i < 3; i++) await send(socket, "x")
  await expect.poll(() => state.closed).toBe(true)
})

test("a slow body that keeps arriving is read to its end", async () => {
  const part = "x".repeat(4096)
  const { socket, state } = open(12 * part.length)
  for (let i = 0; i < 12; i++) await send(socket, part)
  await expect.poll(() => state.answer).toContain(String(12 * part.length))
})

test("an idle connection between two requests is left open", async () => {
  const { socket, state } = open(2)
  await send(socket, "ok")
  await expect.poll(() => state.answer).toContain("200")
  vi.advanceTimersByTime(3 * lookMs)
  state.answer = ""
  socket.write(`${head(2)}ok`)
  await expect.poll(() => state.answer).toContain("200")
})
