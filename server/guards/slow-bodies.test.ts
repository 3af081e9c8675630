import { once } from "node:events"
import { createServer } from "node:http"
import { connect, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { afterEach, expect, test } from "vitest"
import { endSlowBodies } from "./slow-bodies.ts"

const lookMs = 200
const server = createServer(async (request, response) => {
  let size = 0
  try {
    for await (const chunk of request) size += chunk.length
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
})

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
  socket.write(`POST / HTTP/1.1\r\nHost: test\r\nContent-Length: ${contentLength}\r\n\r\n`)
  return { socket, state }
}

test("a body of a byte at a time is ended", async () => {
  const { socket, state } = open(1000)
  const drip = setInterval(() => socket.writable && socket.write("x"), 20)
  await expect.poll(() => state.closed).toBe(true)
  clearInterval(drip)
})

test("a body that takes long and keeps coming is read to its end", async () => {
  const part = "x".repeat(2048)
  const { socket, state } = open(60 * part.length)
  for (let i = 0; i < 60; i++) {
    socket.write(part)
    await sleep(15)
  }
  await expect.poll(() => state.answer).toContain(String(60 * part.length))
})

test("a connection that rests between two requests is left alone", async () => {
  const { socket, state } = open(2)
  socket.write("ok")
  await expect.poll(() => state.answer).toContain("200")
  await sleep(lookMs * 3)
  expect(state.closed).toBe(false)
})
