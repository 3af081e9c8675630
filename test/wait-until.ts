import { vi } from "vitest"

/** Longer than anything takes that is still alive: who waits as long has waited in vain. */
export const longestWaitMs = 15_000

/**
 * Tries until nothing is thrown, and throws what was thrown last. The one way in which tests wait for what happens by itself.
 *
 * @param pause between two tries, in milliseconds
 */
export const waitUntil = <T>(look: () => T | Promise<T>, pause = 50): Promise<T> =>
  vi.waitFor(look, { timeout: longestWaitMs, interval: pause })
