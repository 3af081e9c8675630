import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { retryDelayMs, whyLost, withRetry } from "./retry.ts"
import { retryingRequests } from "./retry-requests.ts"

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

test("a temporary failure is retried after 1, 2 and 4 seconds", async () => {
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

test("a refusal is not retried", async () => {
  const attempt = failing(9, { status: 403 })
  await expect(withRetry(attempt, async () => {})).rejects.toEqual({ status: 403 })
  expect(attempt.count()).toBe(1)
})

test("no pause is longer than 30 seconds", () => {
  expect(retryDelayMs(10)).toBe(30_000)
})

test.each([
  ["network", new TypeError("Failed to fetch")],
  ["network", new DOMException("signal timed out", "TimeoutError")],
  ["network", { status: 502 }],
  ["network", { status: 503 }],
  ["network", { status: 504 }],
  ["permission", { status: 401 }],
  ["permission", { status: 403 }],
  ["other", { status: 500 }],
  ["other", { status: 200 }],
  ["other", new Error("Unable to decode turbo-stream response")],
])("whyLost returns '%s' for %o", (why, failure) => {
  expect(whyLost(failure)).toBe(why)
})

describe("retryingFetch", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const address = "https://guap.example/merchant-directory.data"
  const fetchAgainst = async (
    answers: (Response | Error)[],
    input: string | Request = address,
    init?: RequestInit,
  ) => {
    const calls: string[] = []
    const fetching = retryingRequests(async (...call) => {
      // Reads the body, which a Request allows only once.
      calls.push(await new Request(...call).text())
      const answer = answers[calls.length - 1]
      if (answer instanceof Response) return answer
      throw answer
    })(input, init)
    const outcome = fetching.then(
      (response) => response.status,
      (error: Error) => error.message,
    )
    await vi.runAllTimersAsync()
    return { outcome: await outcome, calls: calls.length }
  }
  type Call = [string | Request, RequestInit?]
  const waysToSend = (init: RequestInit): Call[] => [[address, init], [new Request(address, init)]]
  const lost = () => new TypeError("Failed to fetch")
  const away = () => new Response(null, { status: 503 })
  const here = () => new Response(null, { status: 200 })

  test("a read is retried until it succeeds", async () => {
    expect(await fetchAgainst([lost(), away(), here()])).toEqual({ outcome: 200, calls: 3 })
  })

  test("the last response of an unavailable server is returned", async () => {
    expect(await fetchAgainst([away(), away(), away(), away()])).toEqual({ outcome: 503, calls: 4 })
    expect(await fetchAgainst([lost(), lost(), lost(), lost()])).toEqual({ outcome: 503, calls: 4 })
  })

  test("a form is sent again only with an idempotency key", async () => {
    const form = (fields: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(fields) })
    const withPicture = new FormData()
    withPicture.set("submissionKey", "1")
    for (const sent of [form({ submissionKey: "1" }), { method: "POST", body: withPicture }])
      for (const call of waysToSend(sent))
        expect(await fetchAgainst([lost(), here()], ...call)).toEqual({ outcome: 200, calls: 2 })
    for (const call of waysToSend(form({ id: "1" })))
      expect(await fetchAgainst([lost(), here()], ...call)).toEqual({ outcome: "Failed to fetch", calls: 1 })
  })
})
