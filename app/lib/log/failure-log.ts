import { isDatabaseUnavailable } from "../db/client.server.ts"
import type { Log } from "./log.ts"

/**
 * Logs the failures of a polling worker: an unavailable database once when it goes down and once when it is back, any other
 * error each time.
 *
 * @param event such as 'mail.worker-failed'; the end is logged as `<event>-no-more`
 */
export function createFailureLog(log: Log, event: string) {
  let isAway = false
  return {
    failed(error: unknown): void {
      const wasAway = isAway
      isAway = isDatabaseUnavailable(error)
      if (!isAway || !wasAway) log.error(event, error)
    },
    worked(): void {
      if (isAway) log.info(`${event}-no-more`)
      isAway = false
    },
  }
}
