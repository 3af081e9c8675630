import { expect, test } from "vitest"
import { useDatabase } from "#test/database.ts"
import { admitAttempt, forgetFailures, longestWait, takeBackAttempt } from "./sign-in-throttle.server.ts"

const database = useDatabase()
const start = new Date("2026-05-01T12:00:00Z").getTime()
const at = (seconds: number) => new Date(start + seconds * 1000)

let keys = 0
const counter = (maxWaitSeconds: number = longestWait.account) => ({
  key: `counter-${++keys}`,
  maxWaitSeconds,
})
const attempt = (seconds: number, ...counters: ReturnType<typeof counter>[]) =>
  admitAttempt(database.db, counters, at(seconds))

/** Fails as soon as it may, again and again, and tells how long each wait was. */
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

test("four failures are free, and from the fifth on each wait is twice as long, up to a minute for an account", async () => {
  expect(await waitsOf(13, counter(longestWait.account))).toEqual([
    0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60,
  ])
})

test("an address waits up to a quarter of an hour", async () => {
  expect((await waitsOf(16, counter(longestWait.address))).slice(-5)).toEqual([128, 256, 512, 900, 900])
})

test("asking during a wait does not make it longer", async () => {
  const limit = counter()
  for (let i = 0; i < 5; i++) await attempt(0, limit)
  for (let i = 0; i < 50; i++) expect(await attempt(0.5, limit)).toEqual({ waitSeconds: 1 })
  expect(await attempt(1, limit)).toMatchObject({ waitSeconds: 0 })
})

test("an attempt that one counter refuses is not counted by the other", async () => {
  const [account, address] = [counter(), counter(longestWait.address)]
  for (let i = 0; i < 5; i++) await attempt(0, account)
  for (let i = 0; i < 20; i++) await attempt(0, account, address)
  for (let i = 0; i < 5; i++) expect(await attempt(0, address)).toMatchObject({ waitSeconds: 0 })
})

test("failures are forgotten a quarter of an hour after the last wait", async () => {
  const limit = counter()
  for (let i = 0; i < 5; i++) await attempt(0, limit)
  await attempt(901, limit)
  for (let i = 0; i < 4; i++) expect(await attempt(901, limit)).toMatchObject({ waitSeconds: 0 })
  expect(await attempt(901, limit)).toEqual({ waitSeconds: 1 })
})

test("of a hundred attempts at once, five are looked at", async () => {
  const counters = [counter(), counter(longestWait.address)]
  const all = await Promise.all(Array.from({ length: 100 }, () => attempt(0, ...counters)))
  expect(all.filter((one) => one.waitSeconds === 0)).toHaveLength(5)
})

test("attempts that meet on two counters in opposite order do not lock each other out", async () => {
  const [one, other] = [counter(), counter()]
  const both = Array.from({ length: 20 }, (_, i) => (i % 2 ? attempt(0, one, other) : attempt(0, other, one)))
  expect((await Promise.all(both)).filter((result) => result.waitSeconds === 0)).toHaveLength(5)
})

test("an attempt taken back leaves the count and the wait as they were", async () => {
  const limit = counter()
  for (let i = 0; i < 4; i++) await attempt(0, limit)
  const fifth = await attempt(0, limit)
  if (!fifth.counted) throw new Error("refused")
  await takeBackAttempt(database.db, fifth.counted, at(0))
  expect(await attempt(0, limit)).toMatchObject({ waitSeconds: 0 })
  expect(await attempt(0, limit)).toEqual({ waitSeconds: 1 })
})

test("an attempt taken back does not end a wait that another one caused meanwhile", async () => {
  const limit = counter()
  for (let i = 0; i < 3; i++) await attempt(0, limit)
  const fourth = await attempt(0, limit)
  if (!fourth.counted) throw new Error("refused")
  await attempt(0, limit)
  await takeBackAttempt(database.db, fourth.counted, at(0))
  expect(await attempt(0, limit)).toEqual({ waitSeconds: 1 })
})

test("a success wipes the slate", async () => {
  const limit = counter()
  for (let i = 0; i < 5; i++) await attempt(0, limit)
  await forgetFailures(database.db, limit.key)
  expect(await waitsOf(5, limit)).toEqual([0, 0, 0, 0, 1])
})
