import { expect, test } from "vitest"
import { rateLimits } from "#app/db/schema.ts"
import { useDatabase } from "#test/database.ts"
import { countHit, forgetExpiredHits } from "./rate-limit.server.ts"

const database = useDatabase()
const start = new Date("2026-05-01T12:00:00Z")
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000)

test("counts within a window that starts with the first event, and tells when it ends", async () => {
  const hits = []
  for (const second of [0, 10, 59]) hits.push(await countHit(database.db, "window", 60, at(second)))
  expect(hits).toEqual([1, 2, 3].map((count) => ({ hits: count, resetsAt: at(60) })))
})

test("starts anew once the window has passed", async () => {
  await countHit(database.db, "anew", 60, start)
  await countHit(database.db, "anew", 60, at(1))
  expect(await countHit(database.db, "anew", 60, at(61))).toEqual({ hits: 1, resetsAt: at(121) })
})

test("counts each key for itself", async () => {
  await countHit(database.db, "one", 60, start)
  expect((await countHit(database.db, "another", 60, start)).hits).toBe(1)
})

test("a hundred at once are a hundred", async () => {
  const all = await Promise.all(Array.from({ length: 100 }, () => countHit(database.db, "many", 60, start)))
  expect(all.map(({ hits }) => hits).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 100 }, (_, index) => index + 1),
  )
})

test("a window that a clock ahead of its time has written ends at most one window from now", async () => {
  for (let i = 0; i < 3; i++) await countHit(database.db, "ahead", 60, at(365 * 24 * 3600))
  expect(await countHit(database.db, "ahead", 60, start)).toEqual({ hits: 4, resetsAt: at(60) })
  expect(await countHit(database.db, "ahead", 60, at(30))).toEqual({ hits: 5, resetsAt: at(60) })
  expect((await countHit(database.db, "ahead", 60, at(61))).hits).toBe(1)
})

test("what has passed is forgotten, what still counts is kept", async () => {
  await database.db.delete(rateLimits)
  await countHit(database.db, "short", 10, start)
  await countHit(database.db, "long", 100, start)
  await forgetExpiredHits(database.db, at(50))
  expect((await database.db.select({ key: rateLimits.key }).from(rateLimits)).map(({ key }) => key)).toEqual([
    "long",
  ])
})
