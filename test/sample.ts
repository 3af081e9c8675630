import { createHash } from "node:crypto"
import { test } from "vitest"
import { commitSeed } from "./commit-seed.mjs"

const seed = process.env.TEST_SEED ?? commitSeed()

/** True in `npm run test:nightly`, which runs all tests without sampling. */
export const isWhole = process.env.SAMPLE === "all"

/** Tests states that other tests already pass through. CI skips these: its page crawl opens each page once. */
export const nightlyTest = test.runIf(isWhole)

/**
 * A side step of a journey that another test completes. Run by hand or nightly, it always runs. CI runs a quarter of these, a
 * different quarter per commit.
 */
export function detail(name: string, look: () => Promise<void>): void {
  const [isDrawn] = sampleOf(name, [true, false, false, false])
  test.runIf(isDrawn || !process.env.TEST_SUITE)(name, look)
}

/**
 * Returns the variants that this run tests, chosen by commit so that all of them get their turn.
 *
 * @param thing seeds the draw, so that one run tests different things in different variants
 */
export function sampleOf<Way>(thing: string, ways: readonly Way[], count = 1): Way[] {
  if (isWhole) return [...ways]
  const draw = (way: number) => createHash("sha256").update(`${seed} ${thing} ${way}`).digest("hex")
  const drawn = [...ways.keys()].sort((a, b) => draw(a).localeCompare(draw(b))).slice(0, count)
  return ways.filter((_, way) => drawn.includes(way))
}
