import { once } from "node:events"
import { createServer } from "node:net"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, test } from "vitest"
import type { ServerProcess } from "../src/guardian.ts"
import { waitUntilReady } from "../src/server-session.ts"
import { superviseServer } from "../src/supervisor.ts"
import { afterThisTest, temporaryFolder } from "./test-support.ts"

// Failures that real servers cannot be made to show: each server here is a test double.

function double(): ServerProcess & { end(exit: string): void } {
  const { promise: exited, resolve: end } = Promise.withResolvers<string>()
  return { exited, end, stop: async () => end("stopped"), startLog: () => "No space left on device" }
}

test("waiting ends when a server that accepted a connection ends without an answer", async () => {
  const folder = temporaryFolder()
  // The startup message is answered with 'authenticated' and 'ready for query', the query with nothing.
  const welcome = Buffer.from("R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I", "latin1")
  const listening = createServer((socket) => socket.once("data", () => socket.write(welcome)))
  listening.listen(join(folder, ".s.PGSQL.5432"))
  afterThisTest(() => listening.close())
  const server = double()
  const waiting = waitUntilReady(server, { host: folder, port: 5432 }, true)
  const [socket] = await once(listening, "connection")
  afterThisTest(() => socket.destroy())
  server.end("exit code 1")
  await expect(waiting).rejects.toThrow("stopped while starting (exit code 1): No space left on device")
})

test("a start that fails at once is retried like a server that dies", async () => {
  const servers: ReturnType<typeof double>[] = []
  let starts = 0
  const { promise: restarted, resolve: onRestart } = Promise.withResolvers<string>()
  const supervisor = await superviseServer({
    start() {
      starts++
      if (starts === 2) throw new Error("No space left on device")
      const server = double()
      servers.push(server)
      return server
    },
    async ready(server) {
      const ended = server.exited.then((exit): never => {
        throw new Error(exit)
      })
      await Promise.race([sleep(10), ended])
    },
    onRestart,
    onGiveUp(error) {
      throw error
    },
  })
  afterThisTest(supervisor.stop)
  servers[0]?.end("signal 9")
  expect(await restarted).toBe("No space left on device")
  expect(starts).toBe(3)
})
