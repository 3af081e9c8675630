import { describe, expect, test } from "vitest"
import { createPace } from "./pace.ts"

/** A chain with 5 s blocks. Each block becomes readable `offsetMs` after its timestamp. */
function follow({
  offsetMs,
  firstLook = 0,
  minutes = 2,
}: {
  offsetMs: number
  firstLook?: number
  minutes?: number
}) {
  const pace = createPace(5000)
  const end = firstLook + minutes * 60_000
  const lags: number[] = []
  let looks = 0
  let seen = 0
  for (let now = firstLook; now < end; now += pace.pauseMs(now)) {
    looks++
    const newest = Math.floor((now - offsetMs) / 5000) * 5000
    if (newest > seen) {
      pace.sawBlock(new Date(newest), now)
      lags.push(now - offsetMs - newest)
      seen = newest
    } else pace.sawNothing(now)
  }
  return { looks: looks / minutes, lags: lags.slice(2) }
}

describe("a chain with 5 s blocks", () => {
  test.each([200, 3700, -45_000, 90_000])(
    "with timestamps off by %i ms is polled when a block is due",
    (offsetMs) => {
      const { looks, lags } = follow({ offsetMs })
      // 12 blocks a minute, with a few early polls before each.
      expect(looks).toBeLessThanOrEqual(12 * 4)
      expect(Math.max(...lags)).toBeLessThanOrEqual(500)
    },
  )

  test.each([0, 900, 2600, 4900])("is followed from any first poll: %i ms after a block", (firstLook) => {
    const { looks, lags } = follow({ offsetMs: 200, firstLook })
    expect(looks).toBeLessThanOrEqual(12 * 4)
    expect(Math.max(...lags)).toBeLessThanOrEqual(500)
  })

  test("is polled every two seconds once it has stopped", () => {
    const pace = createPace(5000)
    pace.sawBlock(new Date(0), 100)
    let now = 100
    let looks = 0
    for (; now < 60_000; now += pace.pauseMs(now)) {
      looks++
      pace.sawNothing(now)
    }
    expect(looks).toBeLessThan(60)
    expect(pace.pauseMs(now)).toBe(2000)
  })
})

test("a chain without a fixed block time is polled constantly", () => {
  const pace = createPace(0)
  pace.sawBlock(new Date(0), 10)
  expect(pace.pauseMs(20)).toBe(250)
})
