/** Document 1, section 9: three retries, doubling from one second, never waiting longer than half a minute. */
export const retries = 3
export const retryDelayMs = (retry: number): number => Math.min(1000 * 2 ** retry, 30_000)

/** A network that failed, or a server that said it is away for a moment: worth another try. A refusal is not. */
export function isPassing(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status
  return typeof status === "number"
    ? status === 503 || status === 502 || status === 504
    : error instanceof TypeError
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
