import { describe, expect, test } from "vitest"
import { useDatabase } from "#test/database.ts"
import { admitAttempt, counterRules, forgetFailures, takeBackAttempt } from "./throttle.server.ts"

const database = useDatabase()
const start = new Date("2026-05-01T12:00:00Z").getTime()
const at = (seconds: number) => new Date(start + seconds * 1000)

let keys = 0
const counter = (rules = counterRules.account) => ({ key: `counter-${++keys}`, ...rules })
const attempt = (seconds: number, ...counters: ReturnType<typeof counter>[]) =>
  admitAttempt(database.db, counters, at(seconds))

/** Fails as soon as allowed, and returns the length of each wait. */
async function waitsOf(failures: number, limit: ReturnType<typeof counter>): Promise<number[]> {
  const waits: number[] = []
  let now = 0
  for (let i = 0; i < failures; i++) {
    await attempt(now, limit)
    const look = await attempt(now, limit)
    if (look.counted) await takeBackAttempt(database.db, look.counted, at(now))
    waits.push(look.waitSeconds)
    now += look.waitSeconds
  }
  return waits
}

test("four failures are free; from the fifth the wait doubles, up to a minute for a device", async () => {
  expect(await waitsOf(13, counter(counterRules.device))).toEqual([
    0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60,
  ])
})

test("an address waits up to a quarter of an hour", async () => {
  expect((await waitsOf(16, counter(counterRules.address))).slice(-5)).toEqual([128, 256, 512, 900, 900])
})

test("an attempt during a wait does not extend it", async () => {
  const limit = counter()
  for (let i = 0; i < 5; i++) await attempt(0, limit)
  for (let i = 0; i < 50; i++) expect(await attempt(0.5, limit)).toEqual({ waitSeconds: 1 })
  expect(await attempt(1, limit)).toMatchObject({ waitSeconds: 0 })
})

test("an attempt refused by one counter is not counted by the other", async () => {
  const [account, address] = [counter(), counter(counterRules.address)]
  for (let i = 0; i < 5; i++) await attempt(0, account)
  for (let i = 0; i < 20; i++) await attempt(0, account, address)
  for (let i = 0; i < 5; i++) expect(await attempt(0, address)).toMatchObject({ waitSeconds: 0 })
})

test("failures expire a quarter of an hour after the last wait", async () => {
  const limit = counter()
  for (let i = 0; i < 5; i++) await attempt(0, limit)
  await attempt(901, limit)
  for (let i = 0; i < 4; i++) expect(await attempt(901, limit)).toMatchObject({ waitSeconds: 0 })
  expect(await attempt(901, limit)).toEqual({ waitSeconds: 1 })
})

test("of a hundred simultaneous attempts, five are checked", async () => {
  const counters = [counter(), counter(counterRules.address)]
  const all = await Promise.all(Array.from({ length: 100 }, () => attempt(0, ...counters)))
  expect(all.filter((one) => one.waitSeconds === 0)).toHaveLength(5)
})

test("attempts with two counters in opposite order do not deadlock", async () => {
  const [one, other] = [counter(), counter()]
  const both = Array.from({ length: 20 }, (_, i) => (i % 2 ? attempt(0, one, other) : attempt(0, other, one)))
  expect((await Promise.all(both)).filter((result) => result.waitSeconds === 0)).toHaveLength(5)
})

test("taking back an attempt restores the count and the wait", async () => {
  const limit = counter()
  for (let i = 0; i < 4; i++) await attempt(0, limit)
  const fifth = await attempt(0, limit)
  if (!fifth.counted) throw new Error("refused")
  await takeBackAttempt(database.db, fifth.counted, at(0))
  expect(await attempt(0, limit)).toMatchObject({ waitSeconds: 0 })
  expect(await attempt(0, limit)).toEqual({ waitSeconds: 1 })
})

test("taking back an attempt does not end a wait caused by another one", async () => {
  const limit = counter()
  for (let i = 0; i < 3; i++) await attempt(0, limit)
  const fourth = await attempt(0, limit)
  if (!fourth.counted) throw new Error("refused")
  await attempt(0, limit)
  await takeBackAttempt(database.db, fourth.counted, at(0))
  expect(await attempt(0, limit)).toEqual({ waitSeconds: 1 })
})

test("a success resets the counter", async () => {
  const limit = counter()
  for (let i = 0; i < 5; i++) await attempt(0, limit)
  await forgetFailures(database.db, [limit.key])
  expect(await waitsOf(5, limit)).toEqual([0, 0, 0, 0, 1])
})

describe("a ceiling", () => {
  const fill = async (ceiling: ReturnType<typeof counter>) => {
    for (let i = 0; i < 5; i++) await attempt(0, ceiling)
  }
  const under = (ceiling: ReturnType<typeof counter>, seconds: number, own: ReturnType<typeof counter>) =>
    admitAttempt(database.db, [own], at(seconds), ceiling)

  test("leaves one attempt to those without a failure for a day, and makes the others wait", async () => {
    const [ceiling, own] = [counter(), counter(counterRules.network)]
    await fill(ceiling)
    expect(await under(ceiling, 0.5, own)).toMatchObject({ waitSeconds: 0 })
    expect(await under(ceiling, 0.5, own)).toEqual({ waitSeconds: 1 })
    for (const hour of [1, 23]) {
      for (let i = 0; i < 5; i++) await attempt(hour * 3600, ceiling)
      expect(await under(ceiling, hour * 3600, own), `${hour} h`).toMatchObject({ waitSeconds: 1 })
    }
    for (let i = 0; i < 5; i++) await attempt(25 * 3600, ceiling)
    expect(await under(ceiling, 25 * 3600, own)).toMatchObject({ waitSeconds: 0 })
  })

  test("leaves one of a hundred simultaneous attempts", async () => {
    const [ceiling, own] = [counter(), counter(counterRules.network)]
    await fill(ceiling)
    const all = await Promise.all(Array.from({ length: 100 }, () => under(ceiling, 0.5, own)))
    expect(all.filter((one) => one.waitSeconds === 0)).toHaveLength(1)
  })

  test("does not extend its wait by the attempts it lets through", async () => {
    const ceiling = counter()
    await fill(ceiling)
    for (let i = 0; i < 20; i++) await under(ceiling, 0.5, counter(counterRules.network))
    expect(await attempt(1, ceiling)).toMatchObject({ waitSeconds: 0 })
  })
})

describe("after a clock that was ahead", () => {
  test.each([
    ["five hours", 5],
    ["a year", 365 * 24],
  ])("by %s its waits are ignored, and the next failure waits as usual", async (_, hours) => {
    const limit = counter(counterRules.device)
    for (let i = 0; i < 20; i++) await attempt(hours * 3600, limit)
    expect(await attempt(0, limit)).toMatchObject({ waitSeconds: 0 })
    expect(await attempt(0, limit)).toEqual({ waitSeconds: 2 })
  })
})
