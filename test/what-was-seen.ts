import { afterEach } from "vitest"

declare module "vitest" {
  interface TaskMeta {
    /** Of a test that failed: what was seen beside it, by its source. */
    seen?: Record<string, string[]>
  }
}

/** Enough to tell why, of a log that repeats itself. */
const linesKept = 12

/**
 * Keeps the last lines of a log with each test that fails in this file, for the closing lines of the run (closing-reporter.ts).
 *
 * @param lines all there are so far
 */
export function keepWhenRed(source: string, lines: () => string[]): void {
  afterEach(({ task }) => {
    if (task.result?.state !== "fail") return
    task.meta.seen = { ...task.meta.seen, [source]: lines().slice(-linesKept) }
  })
}
