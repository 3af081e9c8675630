import { vi } from "vitest"

/** Longer than any working step takes. After 15 s a test has waited in vain. */
export const longestWaitMs = 15_000

/**
 * Retries until nothing is thrown, then gives up with the last error. All tests wait for asynchronous effects this way.
 *
 * @param pause between two tries, in milliseconds
 */
export const waitUntil = <T>(look: () => T | Promise<T>, pause = 50): Promise<T> =>
  vi.waitFor(look, { timeout: longestWaitMs, interval: pause })
