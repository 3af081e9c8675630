import { expect, test } from "vitest"
import { createTurns } from "./turns.ts"

const [a, b] = ["https://a.example/", "https://b.example/"]
const urls = [a, b]
/** Disables the random variation of the pauses. */
const even = () => 0.5

test("one endpoint is used until it fails, then the next one", () => {
  const turns = createTurns(even)
  expect([turns.pick(urls, 0), turns.pick(urls, 1)]).toEqual([a, a])
  turns.failed(a, 1)
  expect(turns.pick(urls, 2)).toBe(b)
  // The first endpoint may be used again, but the second still works.
  expect(turns.pick(urls, 60_000)).toBe(b)
})

test("an endpoint that keeps failing is used less and less often, at most every half minute", () => {
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

test("an endpoint that is behind is skipped without a pause", () => {
  const turns = createTurns(even)
  turns.pick(urls, 0)
  turns.skip(a, urls)
  expect(turns.pick(urls, 1)).toBe(b)
  turns.skip(b, urls)
  expect(turns.pick(urls, 2)).toBe(a)
})

test("without endpoints none is picked", () => {
  expect(createTurns(even).pick([], 0)).toBeUndefined()
})
