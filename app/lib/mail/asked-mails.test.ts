import { beforeEach, expect, test } from "vitest"
import { useDatabase } from "#test/database.ts"
import { rateLimits } from "../db/schema.ts"
import { mayBeMailed } from "./asked-mails.server.ts"

const database = useDatabase()
const start = new Date("2026-05-01T12:00:00Z")
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
beforeEach(() => database.db.delete(rateLimits))

const ask = (minutes: number) =>
  mayBeMailed(database.db, "owner-link:ada", { mails: 3, seconds: 1800 }, at(minutes))

test("three mails are sent at first, and one in each later half hour of the day", async () => {
  const answers = []
  for (const minutes of [0, 1, 2, 3, 29, 31, 32, 60, 62, 63]) answers.push([minutes, await ask(minutes)])
  expect(answers).toEqual([
    [0, true],
    [1, true],
    [2, true],
    [3, false],
    [29, false],
    [31, true],
    [32, false],
    [60, false],
    [62, true],
    [63, false],
  ])
})

test("requests all day send about fifty mails instead of 144, and the next day starts again", async () => {
  let sent = 0
  for (let minutes = 0; minutes < 24 * 60; minutes += 5) if (await ask(minutes)) sent++
  expect(sent).toBeLessThanOrEqual(51)
  expect(sent).toBeGreaterThanOrEqual(40)
  const next = 24 * 60 + 31
  expect([await ask(next), await ask(next + 1), await ask(next + 2)]).toEqual([true, true, true])
})
