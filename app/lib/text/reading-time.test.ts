import { expect, test } from "vitest"
import { readingMinutes } from "./reading-time.ts"

test.each([
  [1, 1],
  [200, 1],
  [201, 2],
  [1000, 5],
  [1001, 6],
])("%i words take %i minutes at 200 words a minute", (words, minutes) => {
  expect(readingMinutes("word ".repeat(words))).toBe(minutes)
})
