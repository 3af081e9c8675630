import { expect, test } from "vitest"
import { createTurns } from "./turns.ts"

const [a, b] = ["https://a.example/", "https://b.example/"]
const urls = [a, b]
/** Rests are neither longer nor shorter by chance. */
const even = () => 0.5

test("one endpoint is asked until it fails, and then the next", () => {
  const turns = createTurns(even)
  expect([turns.pick(urls, 0), turns.pick(urls, 1)]).toEqual([a, a])
  turns.failed(a, 1)
  expect(turns.pick(urls, 2)).toBe(b)
  // The first one may be asked again, but nothing is wrong with the other.
  expect(turns.pick(urls, 60_000)).toBe(b)
})

test("one that fails again and again is asked less and less often, up to half a minute", () => {
  const turns = createTurns(even)
  const rests: number[] = []
  let now = 0
  for (let failures = 0; failures < 8; failures++) {
    turns.failed(a, now)
    const before = now
    while (turns.pick([a], now) === undefined) now += 100
    rests.push(now - before)
  }
  expect(rests).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
  turns.worked(a)
  turns.failed(a, now)
  expect(turns.pick([a], now + 1000)).toBe(a)
})

test("one that is behind is passed over without a rest", () => {
  const turns = createTurns(even)
  turns.pick(urls, 0)
  turns.skip(a, urls)
  expect(turns.pick(urls, 1)).toBe(b)
  turns.skip(b, urls)
  expect(turns.pick(urls, 2)).toBe(a)
})

test("without an endpoint there is nobody to ask", () => {
  expect(createTurns(even).pick([], 0)).toBeUndefined()
})
