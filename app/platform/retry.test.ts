import { expect, test } from "vitest"
import { retryDelayMs, withRetry } from "./retry.ts"

const failing = (times: number, error: unknown) => {
  let calls = 0
  return Object.assign(
    async () => {
      calls++
      if (calls <= times) throw error
      return "answer"
    },
    { count: () => calls },
  )
}

test("a passing failure is tried again after 1, 2 and 4 seconds", async () => {
  const pauses: number[] = []
  const attempt = failing(3, new TypeError("Failed to fetch"))
  await expect(withRetry(attempt, async (ms) => void pauses.push(ms))).resolves.toBe("answer")
  expect(pauses).toEqual([1000, 2000, 4000])
})

test("the fourth failure is final", async () => {
  const attempt = failing(9, { status: 503 })
  await expect(withRetry(attempt, async () => {})).rejects.toEqual({ status: 503 })
  expect(attempt.count()).toBe(4)
})

test("a refusal is not tried again", async () => {
  const attempt = failing(9, { status: 403 })
  await expect(withRetry(attempt, async () => {})).rejects.toEqual({ status: 403 })
  expect(attempt.count()).toBe(1)
})

test("no pause is longer than 30 seconds", () => {
  expect(retryDelayMs(10)).toBe(30_000)
})
