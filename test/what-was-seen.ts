import { afterEach } from "vitest"

declare module "vitest" {
  interface TaskMeta {
    /** Log lines captured for a failed test, by source. */
    seen?: Record<string, string[]>
  }
}

/** Enough to see the cause; logs repeat themselves. */
const linesKept = 12

/**
 * Attaches the last lines of a log to each failed test of this file, for the closing lines of the run (closing-reporter.ts).
 *
 * @param lines returns all lines so far
 */
export function keepWhenRed(source: string, lines: () => string[]): void {
  afterEach(({ task }) => {
    if (task.result?.state !== "fail") return
    task.meta.seen = { ...task.meta.seen, [source]: lines().slice(-linesKept) }
  })
}
