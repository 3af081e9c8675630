import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { createLog } from "#app/platform/log.ts"
import { silentLog } from "#test/database.ts"
import { waitUntil } from "#test/wait-until.ts"
import { createSharedCaches } from "./shared-caches.ts"

/** A cache in front, which notes what it is told. `status` can be changed; 0 never answers. */
async function startCache(status = 200) {
  const cache = { status, told: [] as string[], url: "" }
  const server = createServer(({ method, headers }, response) => {
    cache.told.push(`${method} ${headers["surrogate-key"]}`)
    if (cache.status) response.writeHead(cache.status).end("Gone")
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  cache.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return cache
}

function createFor(urls: string[], log = silentLog) {
  const caches = createSharedCaches(urls, log)
  onTestFinished(() => caches.stop())
  return caches
}

test("a change is told at once, and once more for the answers that were on their way", async () => {
  const cache = await startCache()
  const caches = createFor([cache.url])
  caches.forget("merchants")
  await waitUntil(() => expect(cache.told).toEqual(["PURGE merchants", "PURGE merchants"]))
  caches.forget("events")
  await waitUntil(() => expect(cache.told.slice(2)).toEqual(["PURGE events", "PURGE events"]))
})

test("what changes while a cache is being told goes together with the next word", async () => {
  const cache = await startCache()
  const caches = createFor([cache.url])
  for (let write = 0; write < 500; write++) {
    caches.forget("merchants")
    caches.forget("articles")
    await Promise.resolve()
  }
  caches.forgetAll()
  await waitUntil(() => expect(cache.told.length).toBeGreaterThan(1))
  // The first was sent before the others were known.
  expect(cache.told.slice(0, 2)).toEqual(["PURGE merchants", "PURGE merchants articles settings"])
})

test("a cache that refuses or is away is told until it hears, and holds up no other", async () => {
  const [refusing, hanging, well] = await Promise.all([startCache(405), startCache(0), startCache()])
  const lines: string[] = []
  const caches = createFor(
    [refusing.url, hanging.url, well.url, "http://127.0.0.1:1"],
    createLog((line) => lines.push(line)),
  )
  expect(caches.countDeaf()).toBe(0)
  caches.forget("events")
  await waitUntil(() => expect(caches.countDeaf()).toBe(3))
  await waitUntil(() => expect(refusing.told.length).toBeGreaterThan(3))
  await waitUntil(() => expect(well.told).toEqual(["PURGE events", "PURGE events"]))
  expect(lines.filter((line) => line.includes(refusing.url))).toHaveLength(1)
  refusing.status = 200
  hanging.status = 200
  await waitUntil(() => expect(caches.countDeaf()).toBe(1))
  expect(lines.filter((line) => line.includes("shared-cache.back"))).toHaveLength(2)
})

test("a stop waits for no cache", async () => {
  const cache = await startCache(0)
  const caches = createFor([cache.url])
  caches.forget("events")
  await waitUntil(() => expect(cache.told).toEqual(["PURGE events"]))
  await caches.stop()
  expect(cache.told).toEqual(["PURGE events"])
})
