import pg from "pg"
import type { PageTopic } from "#app/platform/keeping.ts"
import type { Log } from "#app/platform/log.ts"

const contentChannel = "content_changed"
/** Migration 0042. */
const paymentChannel = "payment_changed"
const pauseMs = 1000

export type ContentChanges = {
  /** Something of this kind was written, here or on another instance. */
  onChange(topic: PageTopic): void
  /** A payment request, or what came for it, was written. */
  onPayment(code: string): void
  /** The connection was lost: nobody knows what was missed. */
  onGap(): void
}

/**
 * Listens to what triggers on the tables tell at each commit (migration 0006), on a connection of its own; a lost one
 * is made anew until `stop`.
 *
 * @param connection as of `connectDatabase`
 */
export function listenToContentChanges(
  connection: string | pg.PoolConfig,
  log: Log,
  { onChange, onPayment, onGap }: ContentChanges,
): { stop(): Promise<void> } {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const connect = async () => {
    const config = typeof connection === "string" ? { connectionString: connection } : connection
    const next = new pg.Client({ ...config, keepAlive: true, application_name: "guapcoin-site-changes" })
    client = next
    next.on("notification", ({ channel, payload }) =>
      channel === paymentChannel ? onPayment(payload ?? "") : onChange(payload as PageTopic),
    )
    next.on("error", (error) => log.warn("content-changes.lost", { reason: error.message }))
    next.once("end", () => {
      if (!stopped) timer = setTimeout(connect, pauseMs)
    })
    try {
      await next.connect()
      await next.query(`listen ${contentChannel}; listen ${paymentChannel}`)
      // What was written before the first word is heard.
      onGap()
    } catch {
      // 'end' has followed or follows, and with it the next attempt; the pool says why the database is away.
      next.end().catch(() => {})
    }
  }
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
