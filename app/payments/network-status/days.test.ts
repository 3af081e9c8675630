import { beforeEach, describe, expect, test } from "vitest"
import { chainPoints } from "#app/lib/db/schema.ts"
import { useDatabase } from "#test/database.ts"
import { ageText } from "./age-text.ts"
import { drawDays, type NetworkDay } from "./days.ts"
import { listNetworkDays } from "./network-days.server.ts"

const database = useDatabase()
const now = new Date("2026-11-23T12:00:00Z")
beforeEach(() => database.db.delete(chainPoints))

const point = (at: string, height: number | null, blockAge = 3) => ({
  network: "l2" as const,
  at: new Date(at),
  asked: 1,
  current: height === null ? 0 : 1,
  height,
  blockAge: height === null ? null : blockAge,
})
const day = (day: string, blocksAnHour: number | null): NetworkDay => ({
  ...{ day, blocksAnHour, points: 288, heard: blocksAnHour === null ? 0 : 288 },
  longestAge: blocksAnHour === null ? null : 5,
})

describe("the stored days", () => {
  test("contain blocks per hour between the answers and the largest age of the newest block", async () => {
    await database.db
      .insert(chainPoints)
      .values([
        point("2026-11-22T23:55:00Z", 1000),
        point("2026-11-23T00:00:00Z", 1060),
        point("2026-11-23T00:05:00Z", null),
        point("2026-11-23T00:10:00Z", 1180, 90),
        { ...point("2026-11-23T00:10:00Z", null), network: "l1" },
      ])
    expect(await listNetworkDays(database.db, now)).toEqual({
      l1: [{ day: "2026-11-23", points: 1, heard: 0, blocksAnHour: null, longestAge: null }],
      l2: [
        { day: "2026-11-22", points: 1, heard: 1, blocksAnHour: null, longestAge: 3 },
        { day: "2026-11-23", points: 3, heard: 2, blocksAnHour: 720, longestAge: 90 },
      ],
    })
  })

  test("are 90 including today", async () => {
    await database.db
      .insert(chainPoints)
      .values([point("2026-08-25T23:55:00Z", 1), point("2026-08-26T00:00:00Z", 2)])
    const { l2 } = await listNetworkDays(database.db, now)
    expect(l2.map(({ day }) => day)).toEqual(["2026-08-26"])
  })
})

describe("the chart of the days", () => {
  test("has one bar per day with today last, a stub for a day without blocks, and nothing before the first day", () => {
    const { heard, unheard, plan } = drawDays(
      "l2",
      [day("2026-11-20", 720), day("2026-11-22", null), day("2026-11-23", 900)],
      now,
    )
    expect(heard).toBe("M344 48v-38h3v38zM356 48v-48h3v48z")
    expect(unheard).toBe("M348 48v-4h3v4zM352 48v-4h3v4z")
    expect(plan).toBe(10)
  })

  test("is not flattened by a day with an invented height", () => {
    const { heard, plan } = drawDays("l2", [day("2026-11-22", 720), day("2026-11-23", 900_000)], now)
    expect(heard).toBe("M352 48v-24h3v24zM356 48v-48h3v48z")
    expect(plan).toBe(24)
  })

  test("shows a stopped chain as a line, not as a gap", () => {
    expect(drawDays("l1", [day("2026-11-23", 0)], now).heard).toBe("M356 48v-1h3v1z")
    expect(drawDays("l1", [], now)).toMatchObject({ heard: "", unheard: "" })
  })
})

test.each([
  [0, "0 seconds"],
  [1, "1 second"],
  [119, "119 seconds"],
  [120, "2 minutes"],
  [7199, "119 minutes"],
  [7200, "2 hours"],
  [172_799, "47 hours"],
  [172_800, "2 days"],
])("%i seconds are written as %s", (seconds, text) => {
  expect(ageText(seconds)).toBe(text)
})
