/** Document 1, section 9: three retries, doubling from one second, never waiting longer than half a minute. */
const retries = 3
export const retryDelayMs = (retry: number): number => Math.min(1000 * 2 ** retry, 30_000)

const statusOf = (error: unknown) => (error as { status?: unknown } | null)?.status

/** A network that failed, or a server that said it is away for a moment: worth another try. A refusal is not. */
function isPassing(error: unknown): boolean {
  const status = statusOf(error)
  return typeof status === "number"
    ? status === 503 || status === 502 || status === 504
    : error instanceof TypeError
}

/**
 * Ruling 17, for a form that no answer of ours came back for: a server that was not reached or did not answer in time, a
 * post that was refused, or anything else.
 *
 * @param failure what fetch threw, or an answer that is not ours
 */
export function whyLost(failure: unknown): "network" | "permission" | "other" {
  if (isPassing(failure) || (failure as Error | null)?.name === "TimeoutError") return "network"
  return statusOf(failure) === 401 || statusOf(failure) === 403 ? "permission" : "other"
}

/**
 * Runs a fetch again while its failure looks passing. Only for reads, and for writes under an idempotency key.
 *
 * @param pause waits; tests pass their own
 */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  pause: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await attempt()
    } catch (error) {
      if (retry === retries || !isPassing(error)) throw error
      await pause(retryDelayMs(retry))
    }
  }
}

/**
 * A `fetch` that tries again what may be sent more than once: reads, and forms that carry an idempotency key. The pages'
 * data goes through here (entry.client.tsx), so that no page has to think of it.
 */
export function retryingFetch(plain: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (!mayRepeat(init)) return plain(input, init)
    try {
      return await withRetry(async () => {
        const response = await plain(input, init)
        if (isPassing(response)) throw response
        return response
      })
    } catch (error) {
      // Still away after the last try: what the server says then is the answer.
      if (error instanceof Response) return error
      // A page that cannot be fetched is away, for its visitor; who sent a form has to know that it never arrived.
      if (error instanceof TypeError && !init?.body) return new Response(null, { status: 503 })
      throw error
    }
  }
}

function mayRepeat({ method = "GET", body }: RequestInit = {}): boolean {
  const isForm = body instanceof URLSearchParams || body instanceof FormData
  return method === "GET" || (isForm && body.has("submissionKey"))
}
