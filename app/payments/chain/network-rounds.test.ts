import { beforeEach, describe, expect, test } from "vitest"
import { chainPoints, chainEndpoints as endpoints } from "#app/lib/db/schema.ts"
import { useDatabase } from "#test/database.ts"
import type { Ask } from "./ask.server.ts"
import { askEndpoints, roundMs, sweepChainPoints } from "./network-rounds.server.ts"
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

test("a fresh site asks nobody anything", async () => {
  const asked: string[] = []
  const ask: Ask = async (url) => {
    asked.push(url)
    return { kind: "failed", problem: "silent" }
  }
  expect(await round(ask)).toBe(0)
  expect(asked).toEqual([])
  expect(await points()).toEqual([])
})

describe("a round", () => {
  test("keeps what each endpoint said, and a point of both chains", async () => {
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

  test("asks nobody again within 24 seconds, and keeps one point in five minutes", async () => {
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

  test("of several instances at once asks each endpoint once", async () => {
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

  test("keeps the last block of an endpoint that falls silent, and says so in the point", async () => {
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
    // An answer within the same five minutes counts more than the silence before it.
    later(30)
    height = 166
    await round()
    expect(await points()).toMatchObject([{ height: 100 }, { height: 166, current: 1 }])
  })

  test("survives an endpoint that staff remove while it is asked", async () => {
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

  test("that was taken by an instance which ended is taken again, also after a clock that was ahead", async () => {
    await add("l2", await startEndpoint(node(newest)))
    await database.db.update(endpoints).set({ askedAt: now })
    later(25)
    expect(await round()).toBe(1)
    await database.db.update(endpoints).set({ askedAt: new Date("2031-01-01T00:00:00Z") })
    expect(await round()).toBe(1)
  })

  test("ends at once with its process, and writes nothing of what it did not hear", async () => {
    const end = new AbortController()
    // It is asked, and never answers: a process that waited for it would end by its silence, half a minute later, and note that.
    await add("l2", await startEndpoint(() => end.abort()))
    await expect(askEndpoints(database.db, localAsk, clock, end.signal)).rejects.toThrow()
    expect(await stored()).toMatchObject([{ problem: null, heardAt: null }])
    expect(await points()).toEqual([])
  })

  test("comes every 30 seconds, give or take a fifth", () => {
    const pauses = Array.from({ length: 1000 }, roundMs)
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(24_000)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(36_000)
    expect(new Set(pauses).size).toBeGreaterThan(900)
  })
})

test("points are kept for 90 days", async () => {
  const day = 24 * 60 * 60 * 1000
  const at = (ago: number) => new Date(start.getTime() - ago)
  const silence = { network: "l1" as const, asked: 1, current: 0 }
  await database.db.insert(chainPoints).values([
    { ...silence, at: at(90 * day) },
    { ...silence, at: at(90 * day - 1) },
  ])
  expect(await sweepChainPoints(database.db, start)).toBe(1)
  expect(await points()).toMatchObject([{ at: at(90 * day - 1) }])
})
