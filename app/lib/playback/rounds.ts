import { createFailureLog } from "../log/failure-log.ts"
import type { Log } from "../log/log.ts"

/**
 * Runs work now, and again `everyMs` after it has ended, until stopped. A failure is logged, and the next round tries again.
 *
 * @param work must end soon after its signal aborts
 * @param everyMs a function returns each pause
 * @param event as for createFailureLog
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
      // An error caused by the abort is not logged.
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
