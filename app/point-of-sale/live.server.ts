import type { Database } from "#app/lib/db/client.server.ts"
import { isUnavailable } from "#app/lib/db/database-reads.server.ts"
import type { Log } from "#app/lib/log/log.ts"
import type { Clock } from "#app/lib/time/clock.ts"
import { findRequest } from "./find-requests.server.ts"

/** Who may listen: of one request its customer and two tills; of all of them what the memory of one instance holds. */
const mostPerCode = 3
const mostInAll = 500
/** A line that says nothing is ended by proxies after a minute, and by us after ten: the browser opens another one. */
const pingMs = 25_000
const lifeMs = 10 * 60_000
/** A browser that lost its line waits so long before it asks again. */
const retryMs = 3000

export type LiveRequests = {
  /** A line that tells the version of a request: first the present one, then each other. @returns null where no more may listen */
  open(request: { code: string; expiresAt: Date }): ReadableStream<Uint8Array> | null
  /** Something about this request was written, here or on another instance. */
  tell(code: string): void
  /** Nobody knows what was written: everybody is told how it stands. */
  tellAll(): void
  /** Ends every line, and opens none any more. */
  end(): void
}

type Line = { version: string; send(text: string): void; end(): void }

/** The open lines of this instance. Each is told a few bytes; what they mean, the page says once it is loaded anew. */
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
      // They are told as soon as the database is heard again (onGap).
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
            // The clock alone changes it then, and nothing is written.
            ...(endsIn > 0 && endsIn < lifeMs ? [setTimeout(() => void tell(code), endsIn + 1000)] : []),
          ]
          for (const timer of timers) timer.unref()
          write(`retry:${retryMs}\n\n`)
          // What is written from now on is told, and what was written before this look is in it.
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
