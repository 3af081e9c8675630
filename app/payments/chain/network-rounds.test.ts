import { beforeEach, describe, expect, test } from "vitest"
import { chainPoints, chainEndpoints as endpoints } from "#app/lib/db/schema.ts"
import { useDatabase } from "#test/database.ts"
import type { Ask } from "./ask.server.ts"
import { askEndpoints, cleanUpChainPoints, roundMs } from "./network-rounds.server.ts"
import type { Network } from "./options.ts"
import { explorer, localAsk, node, useEndpoints } from "./test-endpoint.ts"

const database = useDatabase()
const startEndpoint = useEndpoints()
const start = new Date("2026-11-23T12:01:00Z")
let now = start
const clock = () => now
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
let height = 100
const newest = () => ({ height, blockAt: new Date(now.getTime() - 3000) })

beforeEach(async () => {
  now = start
  height = 100
  await database.db.delete(endpoints)
  await database.db.delete(chainPoints)
})
const add = (network: Network, url: string) =>
  database.db.insert(endpoints).values({ network, url, addedAt: now })
const stored = () => database.db.select().from(endpoints).orderBy(endpoints.id)
const points = () => database.db.select().from(chainPoints).orderBy(chainPoints.network, chainPoints.at)
const round = (ask = localAsk) => askEndpoints(database.db, ask, clock)

test("a new site polls no endpoint", async () => {
  const asked: string[] = []
  const ask: Ask = async (url) => {
    asked.push(url)
    return { kind: "failed", problem: "silent" }
  }
  expect(await round(ask)).toBe(0)
  expect(asked).toEqual([])
  expect(await points()).toEqual([])
})

describe("a polling round", () => {
  test("stores the answer of each endpoint and one point per chain", async () => {
    await add("l2", await startEndpoint(node(newest)))
    await add("l2", await startEndpoint((_request, response) => response.end("<html>")))
    await add("l1", await startEndpoint(explorer(newest)))
    expect(await round()).toBe(3)
    const heard = { askedAt: now, problem: null, heardAt: now, height: 100, answerMs: expect.any(Number) }
    expect(await stored()).toMatchObject([
      { ...heard, network: "l2", blockAt: new Date("2026-11-23T12:00:57Z") },
      { askedAt: now, problem: "not-json", heardAt: null, height: null, answerMs: null },
      { ...heard, network: "l1" },
    ])
    const point = { at: new Date("2026-11-23T12:00:00Z"), current: 1, height: 100, blockAge: 3 }
    expect(await points()).toEqual([
      { ...point, network: "l1", asked: 1, validators: null },
      { ...point, network: "l2", asked: 2, validators: 5 },
    ])
  })

  test("polls no endpoint twice within 24 seconds and stores one point per five minutes", async () => {
    await add("l2", await startEndpoint(node(newest)))
    expect(await round()).toBe(1)
    later(20)
    expect(await round()).toBe(0)
    later(10)
    height = 106
    expect(await round()).toBe(1)
    expect((await stored())[0]).toMatchObject({ height: 106, heardAt: now })
    expect(await points()).toMatchObject([{ height: 100 }])
    later(240)
    height = 154
    await round()
    expect(await points()).toMatchObject([{ height: 100 }, { height: 154 }])
  })

  test("on several instances at once polls each endpoint once", async () => {
    let calls = 0
    const one = node(newest)
    await add(
      "l2",
      await startEndpoint((request, response, body) => {
        if (body.includes("eth_chainId")) calls++
        one(request, response, body)
      }),
    )
    const asked = await Promise.all([round(), round(), round(), round()])
    expect(asked.toSorted()).toEqual([0, 0, 0, 1])
    expect(calls).toBe(1)
  })

  test("keeps the last block of an endpoint that stops answering, and stores a point without a height", async () => {
    await add("l2", await startEndpoint(node(newest)))
    await round()
    const said = (await stored())[0]
    later(300)
    await round(async () => ({ kind: "failed", problem: "reset" }))
    expect((await stored())[0]).toMatchObject({
      problem: "reset",
      answerMs: null,
      askedAt: now,
      heardAt: said?.heardAt,
      height: 100,
    })
    const silence = { asked: 1, current: 0, height: null, blockAge: null, validators: null }
    expect((await points())[1]).toMatchObject(silence)
    // An answer within the same five minutes replaces the point without a height.
    later(30)
    height = 166
    await round()
    expect(await points()).toMatchObject([{ height: 100 }, { height: 166, current: 1 }])
  })

  test("survives that staff remove an endpoint during the poll", async () => {
    const one = node(newest)
    await add(
      "l2",
      await startEndpoint(async (request, response, body) => {
        await database.db.delete(endpoints)
        one(request, response, body)
      }),
    )
    expect(await round()).toBe(1)
    expect(await stored()).toEqual([])
  })

  test("polls an endpoint again if its instance stopped, or if its time is in the future", async () => {
    await add("l2", await startEndpoint(node(newest)))
    await database.db.update(endpoints).set({ askedAt: now })
    later(25)
    expect(await round()).toBe(1)
    await database.db.update(endpoints).set({ askedAt: new Date("2031-01-01T00:00:00Z") })
    expect(await round()).toBe(1)
  })

  test("stops at once on shutdown and stores nothing for open calls", async () => {
    const end = new AbortController()
    // This endpoint never answers. Without the abort signal the round would end after 30 s and store a failure.
    await add("l2", await startEndpoint(() => end.abort()))
    await expect(askEndpoints(database.db, localAsk, clock, end.signal)).rejects.toThrow()
    expect(await stored()).toMatchObject([{ problem: null, heardAt: null }])
    expect(await points()).toEqual([])
  })

  test("runs every 30 seconds, ±20 %", () => {
    const pauses = Array.from({ length: 1000 }, roundMs)
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(24_000)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(36_000)
    expect(new Set(pauses).size).toBeGreaterThan(900)
  })
})

test("points are deleted after 90 days", async () => {
  const day = 24 * 60 * 60 * 1000
  const at = (ago: number) => new Date(start.getTime() - ago)
  const silence = { network: "l1" as const, asked: 1, current: 0 }
  await database.db.insert(chainPoints).values([
    { ...silence, at: at(90 * day) },
    { ...silence, at: at(90 * day - 1) },
  ])
  expect(await cleanUpChainPoints(database.db, start)).toBe(1)
  expect(await points()).toMatchObject([{ at: at(90 * day - 1) }])
})
