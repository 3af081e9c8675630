/** Document 1, section 9: three retries, doubling from one second, at most 30 s each. */
const retries = 3
export const retryDelayMs = (retry: number): number => Math.min(1000 * 2 ** retry, 30_000)

const statusOf = (error: unknown) => (error as { status?: unknown } | null)?.status

/** A network failure, or a 502, 503 or 504: worth a retry. A refusal is not. */
function isPassing(error: unknown): boolean {
  const status = statusOf(error)
  return typeof status === "number"
    ? status === 503 || status === 502 || status === 504
    : error instanceof TypeError
}

/**
 * The reason why a form got no response of ours (ruling 17): the server was unreachable or timed out, the post was refused, or
 * anything else.
 *
 * @param failure the error of fetch, or a response that is not ours
 */
export function whyLost(failure: unknown): "network" | "permission" | "other" {
  if (isPassing(failure) || (failure as Error | null)?.name === "TimeoutError") return "network"
  return statusOf(failure) === 401 || statusOf(failure) === 403 ? "permission" : "other"
}

/**
 * Retries a fetch while its failure looks temporary. Only for reads, and for writes with an idempotency key.
 *
 * @param pause waits; tests replace it
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
 * Returns a `fetch` that retries what is safe to send again: reads, and forms with an idempotency key. The router's requests go
 * through it (entry.client.tsx), so that no page needs its own retry.
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
      // Still unavailable after the last retry: the caller gets the server's response.
      if (error instanceof Response) return error
      // For a page, unavailable. For a form, the visitor must learn that it never arrived.
      if (error instanceof TypeError && !init?.body) return new Response(null, { status: 503 })
      throw error
    }
  }
}

function mayRepeat({ method = "GET", body }: RequestInit = {}): boolean {
  const isForm = body instanceof URLSearchParams || body instanceof FormData
  return method === "GET" || (isForm && body.has("submissionKey"))
}
