import { createHash } from "node:crypto"
import { test } from "vitest"
import { commitSeed } from "./commit-seed.mjs"

const seed = process.env.TEST_SEED ?? commitSeed()

/** `npm run test:nightly` leaves nothing out. */
export const isWhole = process.env.SAMPLE === "all"

/** Looks at states that other tests already pass through; in the gate the page crawl looks at each page once. */
export const nightlyTest = test.runIf(isWhole)

/**
 * Something beside the way of a journey that another test goes to its end. By hand and in the nightly run it is a test like any other; the
 * gate draws a quarter of them, others with each commit.
 */
export function detail(name: string, look: () => Promise<void>): void {
  const [isDrawn] = sampleOf(name, [true, false, false, false])
  test.runIf(isDrawn || !process.env.TEST_SUITE)(name, look)
}

/**
 * Of the ways to look at one thing those of this run: others with each commit, so that all of them have their turn.
 *
 * @param thing gives each its own draw: a run looks at some pages in one way and at others in another
 */
export function sampleOf<Way>(thing: string, ways: readonly Way[], count = 1): Way[] {
  if (isWhole) return [...ways]
  const draw = (way: number) => createHash("sha256").update(`${seed} ${thing} ${way}`).digest("hex")
  const drawn = [...ways.keys()].sort((a, b) => draw(a).localeCompare(draw(b))).slice(0, count)
  return ways.filter((_, way) => drawn.includes(way))
}
