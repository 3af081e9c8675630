import { createFailureLog } from "../log/failure-log.ts"
import type { Log } from "../log/log.ts"

/**
 * Does some work now, and again `everyMs` after it was done, until stopped. Work that fails is logged, and the next round makes
 * up for it.
 *
 * @param work its signal says that it should come to an end
 * @param everyMs a function gives each pause anew
 * @param event as createFailureLog's
 */
export function startRounds(
  work: (stop: AbortSignal) => Promise<unknown>,
  { everyMs, log, event }: { everyMs: number | (() => number); log: Log; event: string },
): { stop(): Promise<void> } {
  const end = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const failures = createFailureLog(log, event)

  const round = async () => {
    try {
      await work(end.signal)
      failures.worked()
    } catch (error) {
      // Ended in the middle of its work, it may say so.
      if (!end.signal.aborted) failures.failed(error)
    }
    if (!end.signal.aborted) timer = setTimeout(begin, typeof everyMs === "number" ? everyMs : everyMs())
  }
  const begin = () => {
    running = round()
  }
  begin()
  return {
    async stop() {
      end.abort()
      clearTimeout(timer)
      await running
    },
  }
}
