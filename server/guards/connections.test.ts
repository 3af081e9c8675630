import { EventEmitter } from "node:events"
import type { Server } from "node:http"
import { expect, test } from "vitest"
import { limitConnections } from "./connections.ts"

/** Simulates a new connection. */
function connect(server: EventEmitter, remoteAddress: string) {
  const socket = Object.assign(new EventEmitter(), {
    remoteAddress,
    isOpen: true,
    destroy() {
      socket.isOpen = false
      socket.emit("close")
    },
  })
  server.emit("connection", socket)
  return socket
}
const connectMany = (server: EventEmitter, addresses: string[]) =>
  addresses.map((address) => connect(server, address))

function guarded(most: number) {
  const server = new EventEmitter()
  limitConnections(server as unknown as Server, most)
  return server
}

test("one public address is limited to its share, and a closed connection frees a slot", () => {
  const server = guarded(2)
  const sockets = connectMany(server, ["198.51.100.7", "198.51.100.7", "::ffff:198.51.100.7", "203.0.113.7"])
  expect(sockets.map(({ isOpen }) => isOpen)).toEqual([true, true, false, true])
  sockets[0]?.destroy()
  expect(connect(server, "198.51.100.7").isOpen).toBe(true)
})

test("a network with many addresses gets three shares", () => {
  const server = guarded(2)
  const sockets = connectMany(
    server,
    Array.from({ length: 9 }, (_, one) => `2001:db8:7:${one}00::1`),
  )
  expect(sockets.filter(({ isOpen }) => isOpen)).toHaveLength(6)
})

test("a proxy on this machine or in a private network is not limited", () => {
  const server = guarded(2)
  const sockets = connectMany(server, [...Array(5).fill("127.0.0.1"), ...Array(5).fill("10.0.0.2")])
  expect(sockets.every(({ isOpen }) => isOpen)).toBe(true)
})
