import type { Database } from "#app/lib/db/client.server.ts"
import { isUnavailable } from "#app/lib/db/database-reads.server.ts"
import type { Log } from "#app/lib/log/log.ts"
import type { Clock } from "#app/lib/time/clock.ts"
import { findRequest } from "./find-requests.server.ts"

/** Limits for event streams: per request a customer and two terminals, and in total what fits into the memory of one instance. */
const mostPerCode = 3
const mostInAll = 500
/** Proxies close a silent connection after a minute. The server closes each stream after ten; the browser reconnects. */
const pingMs = 25_000
const lifeMs = 10 * 60_000
/** Reconnect delay of the browser. */
const retryMs = 3000

export type LiveRequests = {
  /**
   * Opens an event stream with the version of a request: the current one, then each new one.
   *
   * @returns null if the limits are reached
   */
  open(request: { code: string; expiresAt: Date }): ReadableStream<Uint8Array> | null
  /** This request changed, here or on another instance. */
  tell(code: string): void
  /** Checks all open streams, after database notifications may have been lost. */
  tellAll(): void
  /** Closes all streams and refuses new ones. */
  end(): void
}

type Line = { version: string; send(text: string): void; end(): void }

/** The open event streams of this instance. Events only contain a version; the reloaded page shows what changed. */
export function createLiveRequests({
  db,
  clock,
  log,
}: {
  db: Database
  clock: Clock
  log: Log
}): LiveRequests {
  const lines = new Map<string, Set<Line>>()
  let count = 0
  let hasEnded = false
  const everyLine = () => [...lines.values()].flatMap((listening) => [...listening])

  async function tell(code: string): Promise<void> {
    const listening = lines.get(code)
    if (!listening) return
    try {
      const version = (await findRequest(db, code, { now: clock() }))?.version
      for (const line of listening) {
        if (!version) line.end()
        else if (version !== line.version) line.send(version)
        line.version = version ?? ""
      }
    } catch (error) {
      // onGap sends updates once the database answers again.
      if (!isUnavailable(error)) log.error("live.failed", error)
    }
  }

  const pings = setInterval(() => {
    for (const line of everyLine()) line.send("")
  }, pingMs)
  pings.unref()

  return {
    open({ code, expiresAt }) {
      const listening = lines.get(code) ?? new Set()
      if (hasEnded || count >= mostInAll || listening.size >= mostPerCode) return null
      lines.set(code, listening)
      let line: Line
      let timers: NodeJS.Timeout[] = []
      const leave = () => {
        if (!listening.delete(line)) return
        for (const timer of timers) clearTimeout(timer)
        if (listening.size === 0) lines.delete(code)
        count--
      }
      return new ReadableStream<Uint8Array>({
        start(controller) {
          const write = (text: string) => controller.enqueue(Buffer.from(text))
          line = {
            version: "",
            send: (text) => write(text ? `data:${text}\n\n` : ":\n\n"),
            end() {
              if (!listening.has(line)) return
              leave()
              controller.close()
            },
          }
          listening.add(line)
          count++
          const endsIn = expiresAt.getTime() - clock().getTime()
          timers = [
            setTimeout(() => line.end(), lifeMs),
            // The request then expires by the clock alone, without a database notification.
            ...(endsIn > 0 && endsIn < lifeMs ? [setTimeout(() => void tell(code), endsIn + 1000)] : []),
          ]
          for (const timer of timers) timer.unref()
          write(`retry:${retryMs}\n\n`)
          // Sends the first version. The stream is registered before this read, so no change is missed.
          void tell(code)
        },
        cancel: leave,
      })
    },
    tell: (code) => void tell(code),
    tellAll() {
      for (const code of lines.keys()) void tell(code)
    },
    end() {
      hasEnded = true
      clearInterval(pings)
      for (const line of everyLine()) line.end()
    },
  }
}
