import { describe, expect, test } from "vitest"
import { besideTheDatabase, inAPlaceOfTheirOwn, isBackupDue, keptOf } from "./retention.ts"

const dayMs = 24 * 60 * 60 * 1000
const night = (day: number) => new Date(Date.UTC(2025, 0, 1 + day, 3))
const dates = (times: Date[]) => times.map((time) => time.toISOString().slice(0, 10))

/** A seeded random generator (mulberry32), so that a failure can be reproduced. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

describe("the retention rule", () => {
  test("retains 7 days, 4 weeks and 12 months after two years of nightly backups", () => {
    let kept: Date[] = []
    for (let day = 0; day < 730; day++) kept = keptOf([...kept, night(day)], inAPlaceOfTheirOwn)
    expect(dates(kept)).toEqual([
      ...["2026-12-31", "2026-12-30", "2026-12-29", "2026-12-28", "2026-12-27", "2026-12-26", "2026-12-25"],
      // The Sundays before, then the last days of the months.
      ...["2026-12-20", "2026-12-13", "2026-11-30", "2026-10-31", "2026-09-30", "2026-08-31", "2026-07-31"],
      ...["2026-06-30", "2026-05-31", "2026-04-30", "2026-03-31", "2026-02-28", "2026-01-31"],
    ])
  })

  test("retains the last three nights that have a backup beside the database", () => {
    const times = [1, 2, 3, 9, 20].map(night)
    expect(keptOf(times, besideTheDatabase)).toEqual([20, 9, 3].map(night))
  })

  test.each(Array.from({ length: 40 }, (_, seed) => seed))(
    "retains after each night the same backups as if all were still there (seed %i)",
    (seed) => {
      const random = randomOf(seed)
      const retention = seed % 2 ? inAPlaceOfTheirOwn : besideTheDatabase
      const most = retention.days + retention.weeks + retention.months
      let kept: Date[] = []
      const made: Date[] = []
      for (let day = 0; day < 800; day++) {
        // Some nights the machine is off, sometimes for weeks. Some days have two backups.
        if (random() < 0.02) day += Math.floor(random() * 40)
        for (let times = random() < 0.1 ? 2 : random() < 0.8 ? 1 : 0; times > 0; times--) {
          const at = new Date(night(day).getTime() + random() * 20 * 60 * 60 * 1000)
          made.push(at)
          kept = keptOf([...kept, at], retention)
        }
        expect(kept.length).toBeLessThanOrEqual(most)
        // The nightly selection equals a selection from all backups ever made: nothing was removed too early.
        if (day % 50 === 0) expect(kept).toEqual(keptOf(made, retention))
      }
      expect(kept).toEqual(keptOf(made, retention))
      expect(keptOf(kept, retention)).toEqual(kept)
      const newest = new Date(Math.max(...made.map(Number)))
      expect(kept[0]).toEqual(newest)
      if (retention.months > 0) {
        const oldest = kept.at(-1) as Date
        expect(newest.getTime() - oldest.getTime()).toBeGreaterThan(300 * dayMs)
      }
    },
  )
})

describe("a backup is due", () => {
  const at = (text: string) => new Date(`2026-05-${text}Z`)
  const longAgo = at("01T00:00:00")
  const isDue = (now: string, lastGood: string | null, lastAttempt = lastGood, startedAt = longAgo) =>
    isBackupDue(
      { lastGood: lastGood ? at(lastGood) : null, lastAttempt: lastAttempt ? at(lastAttempt) : null },
      startedAt,
      at(now),
    )

  test("once a night, from 3:00 UTC on", () => {
    expect(isDue("10T02:59:00", "09T03:01:00")).toBe(false)
    expect(isDue("10T03:00:00", "09T03:01:00")).toBe(true)
    expect(isDue("10T23:00:00", "10T03:01:00")).toBe(false)
  })

  test("one hour after the start when the machine was off at night", () => {
    expect(isDue("10T09:59:00", "08T03:01:00", undefined, at("10T09:00:00"))).toBe(false)
    expect(isDue("10T10:00:00", "08T03:01:00", undefined, at("10T09:00:00"))).toBe(true)
    expect(isDue("10T10:00:00", null, null, at("10T09:00:00"))).toBe(true)
  })

  test("three hours after a failed attempt", () => {
    expect(isDue("10T05:59:00", "09T03:01:00", "10T03:00:00")).toBe(false)
    expect(isDue("10T06:00:00", "09T03:01:00", "10T03:00:00")).toBe(true)
  })
})
