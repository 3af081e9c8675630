import { isDatabaseUnavailable } from "../db/client.server.ts"
import type { Log } from "./log.ts"

/**
 * What a worker that looks again and again says of its failures: of a database that is away once when it goes and once when it
 * is back, of anything else each time.
 *
 * @param event such as 'mail.worker-failed'; its end is `<event>-no-more`
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
