import { describe, expect, test } from "vitest"
import { useDatabase } from "#test/database.ts"
import { rateLimits } from "../db/schema.ts"
import { deriveSecrets } from "../secrets/secrets.server.ts"
import { countAgainst, countHit, forgetExpiredHits, visitorCeilings } from "./rate-limit.server.ts"

const database = useDatabase()
const start = new Date("2026-05-01T12:00:00Z")
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000)

test("countHit counts within a window that starts with the first event, and returns its end", async () => {
  const hits = []
  for (const second of [0, 10, 59]) hits.push(await countHit(database.db, "window", 60, at(second)))
  expect(hits).toEqual([1, 2, 3].map((count) => ({ hits: count, resetsAt: at(60) })))
})

test("countHit starts at one again after the window", async () => {
  await countHit(database.db, "anew", 60, start)
  await countHit(database.db, "anew", 60, at(1))
  expect(await countHit(database.db, "anew", 60, at(61))).toEqual({ hits: 1, resetsAt: at(121) })
})

test("each key has its own count", async () => {
  await countHit(database.db, "one", 60, start)
  expect((await countHit(database.db, "another", 60, start)).hits).toBe(1)
})

test("a hundred concurrent events are counted as a hundred", async () => {
  const all = await Promise.all(Array.from({ length: 100 }, () => countHit(database.db, "many", 60, start)))
  expect(all.map(({ hits }) => hits).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 100 }, (_, index) => index + 1),
  )
})

test("a window written by a clock that is ahead ends at most one window from now", async () => {
  for (let i = 0; i < 3; i++) await countHit(database.db, "ahead", 60, at(365 * 24 * 3600))
  expect(await countHit(database.db, "ahead", 60, start)).toEqual({ hits: 4, resetsAt: at(60) })
  expect(await countHit(database.db, "ahead", 60, at(30))).toEqual({ hits: 5, resetsAt: at(60) })
  expect((await countHit(database.db, "ahead", 60, at(61))).hits).toBe(1)
})

test("expired counters are deleted, current ones stay", async () => {
  await database.db.delete(rateLimits)
  await countHit(database.db, "short", 10, start)
  await countHit(database.db, "long", 100, start)
  await forgetExpiredHits(database.db, at(50))
  expect((await database.db.select({ key: rateLimits.key }).from(rateLimits)).map(({ key }) => key)).toEqual([
    "long",
  ])
})

describe("the rate limits of a visitor", () => {
  const secrets = deriveSecrets("a secret of thirty-two characters")
  const visit = (name: string, limitGroup: string, second = 0) => {
    const ceilings = visitorCeilings({ name, most: 2 }, { secrets, limitGroup })
    return countAgainst(database.db, ceilings, 60, at(second))
  }

  test("the limit of one address refuses and returns the seconds to wait", async () => {
    expect([await visit("a", "192.0.2.1"), await visit("a", "192.0.2.1", 20)]).toEqual([undefined, undefined])
    expect(await visit("a", "192.0.2.1", 30)).toBe(30)
    expect(await visit("a", "192.0.2.1", 61)).toBeUndefined()
  })

  test("the network around an address has a higher limit of its own", async () => {
    const answers = []
    for (let host = 1; host <= 8; host++) answers.push(await visit("b", `192.0.2.${host}`))
    expect(answers).toEqual([...Array(6).fill(undefined), 60, 60])
    expect(await visit("b", "198.51.100.1")).toBeUndefined()
  })

  test("the limit of a network holds for concurrent events from any of its addresses", async () => {
    const subnets = Array.from({ length: 60 }, (_, one) => `2001:db8:1:${(one % 7).toString(16)}00::/64`)
    const answers = await Promise.all(subnets.map((limitGroup) => visit("c", limitGroup)))
    expect(answers.filter((wait) => wait === undefined)).toHaveLength(6)
  })

  test("no address is stored in the database", async () => {
    await visit("d", "203.0.113.77")
    expect(JSON.stringify(await database.db.select().from(rateLimits))).not.toContain("203.0")
  })
})
