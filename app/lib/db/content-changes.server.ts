import pg from "pg"
import type { CacheTag } from "../cache/cache-hints.ts"
import type { Log } from "../log/log.ts"
import { longestSilenceMs, reach } from "./client.server.ts"

const contentChannel = "content_changed"
/** Migration 0042. */
const paymentChannel = "payment_changed"
const pauseMs = 1000

export type ContentChanges = {
  /** Something of this topic was written, here or on another instance. */
  onChange(topic: CacheTag): void
  /** A payment request, or what came for it, was written. */
  onPayment(code: string): void
  /** The connection was lost: nobody knows what was missed. */
  onGap(): void
}

/**
 * Listens to what triggers on the tables tell at each commit (migrations 0006 and 0051), on a connection of its own; a lost one
 * is made anew until `stop`. That a machine at its other end is gone nobody says, so it is asked now and then.
 *
 * @param connection as of `connectDatabase`
 */
export function listenToContentChanges(
  connection: string | pg.PoolConfig,
  log: Log,
  { onChange, onPayment, onGap }: ContentChanges,
  { askEveryMs, silenceMs } = { askEveryMs: 10_000, silenceMs: longestSilenceMs },
): { stop(): Promise<void> } {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const connect = async () => {
    const config = typeof connection === "string" ? { connectionString: connection } : connection
    const own = { application_name: "guapcoin-site-changes", query_timeout: silenceMs }
    const next = new pg.Client({ ...config, ...reach, ...own })
    client = next
    next.on("notification", ({ channel, payload }) =>
      channel === paymentChannel ? onPayment(payload ?? "") : onChange(payload as CacheTag),
    )
    next.on("error", tellLost)
    next.once("end", () => {
      clearTimeout(timer)
      if (!stopped) timer = setTimeout(connect, pauseMs)
    })
    try {
      await next.connect()
      await next.query(`listen ${contentChannel}; listen ${paymentChannel}`)
      // What was written before the first word is heard.
      onGap()
    } catch {
      return leave(next)
    }
    askLater(next)
  }
  /** Is the line there? */
  const askLater = (line: pg.Client) => {
    const ask = () =>
      line.query("select 1").then(
        () => askLater(line),
        (error: Error) => {
          tellLost(error)
          leave(line)
        },
      )
    if (!stopped) timer = setTimeout(ask, askEveryMs)
  }
  const tellLost = ({ message }: Error) => log.warn("content-changes.lost", { reason: message })
  // 'end' has followed or follows, and with it the next attempt; the pool says why the database is away.
  const leave = (lost: pg.Client) => void lost.end().catch(() => {})
  const first = connect()

  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await first
      await client?.end().catch(() => {})
    },
  }
}
