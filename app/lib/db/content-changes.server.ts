import pg from "pg"
import type { CacheTag } from "../cache/cache-hints.ts"
import type { Log } from "../log/log.ts"
import { longestSilenceMs, reach } from "./client.server.ts"

const contentChannel = "content_changed"
/** Migration 0042. */
const paymentChannel = "payment_changed"
const pauseMs = 1000

export type ContentChanges = {
  /** Content with this tag was changed, here or on another instance. */
  onChange(topic: CacheTag): void
  /** A payment request or a transfer for it was written. */
  onPayment(code: string): void
  /** The connection was lost: changes may have been missed. */
  onGap(): void
}

/**
 * Listens to the notifications that table triggers send at each commit (migrations 0006 and 0051), on its own connection. A lost
 * connection is reopened until `stop`. TCP does not report a host that is gone, so the connection is checked regularly.
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
      // Covers changes made before `listen` took effect.
      onGap()
    } catch {
      return leave(next)
    }
    askLater(next)
  }
  /** Checks the connection after a pause. */
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
  // 'end' has fired or will fire, and schedules the next attempt; the pool logs why the database is down.
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
