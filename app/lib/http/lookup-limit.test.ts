import { expect, test } from "vitest"
import { createLookupLimit } from "./lookup-limit.ts"

const start = new Date("2026-05-01T12:00:00Z").getTime()

test("a network over its limit gets the seconds until the window ends", () => {
  let now = start
  const limit = createLookupLimit({ most: 2, seconds: 60 }, () => new Date(now))
  const ask = (network: string) => limit.secondsToWait(network)
  expect([ask("a"), ask("a"), ask("a"), ask("b")]).toEqual([undefined, undefined, 60, undefined])
  now += 59_500
  expect(ask("a")).toBe(1)
  now += 500
  expect(ask("a")).toBeUndefined()
})

test("a clock that is set back does not leave a window open", () => {
  let now = start
  const limit = createLookupLimit({ most: 1, seconds: 60 }, () => new Date(now))
  limit.secondsToWait("a")
  expect(limit.secondsToWait("a")).toBe(60)
  now -= 3_600_000
  expect(limit.secondsToWait("a")).toBeUndefined()
})
