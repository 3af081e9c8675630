import { setTimeout as sleep } from "node:timers/promises"
import { EmbeddedPostgresError } from "./errors.ts"
import type { ServerProcess } from "./guardian.ts"

/**
 * Pauses before the first, second ... restart within a minute. One more death than there are pauses makes the supervisor give up.
 */
const PAUSES_MS = [100, 250, 500, 1_000, 2_000]
const WINDOW_MS = 60_000

export type Supervisor = { stop(): Promise<void> }

/** Keeps a server running until stop() is called or it dies too often. */
export async function superviseServer(options: {
  start: () => ServerProcess
  /** Resolves when the server answers; rejects when it ends first. */
  ready: (server: ServerProcess) => Promise<unknown>
  onRestart: (exit: string) => void
  /** Called at most once, when no server runs and none will be started again. */
  onGiveUp: (error: EmbeddedPostgresError) => void
}): Promise<Supervisor> {
  const { start, ready, onRestart, onGiveUp } = options
  let stopping = false
  const interrupt = new AbortController()
  let server = start()
  try {
    await ready(server)
  } catch (error) {
    await server.stop()
    throw error
  }

  /** A start that fails at once, as on a full disk, counts as one more death. */
  function startOrSay(): ServerProcess {
    try {
      return start()
    } catch (error) {
      const said = (error as Error).message
      return { exited: Promise.resolve(said), stop: async () => {}, startLog: () => said }
    }
  }

  const watching = watch()
  async function watch(): Promise<void> {
    const deaths: number[] = []
    for (;;) {
      const exit = await server.exited
      if (stopping) return
      deaths.push(Date.now())
      const recent = deaths.filter((at) => at > Date.now() - WINDOW_MS).length
      const pause = PAUSES_MS[recent - 1]
      if (pause === undefined) {
        onGiveUp(
          new EmbeddedPostgresError(
            `PostgreSQL died ${recent} times within a minute and is not started again (${exit}): ${server.startLog()}`,
          ),
        )
        return
      }
      await sleep(pause, undefined, { signal: interrupt.signal }).catch(() => {})
      if (stopping) return
      server = startOrSay()
      await ready(server).then(
        () => onRestart(exit),
        // The server ended again or failed its check. It is stopped and counts as one more death in the loop.
        () => server.stop(),
      )
    }
  }

  return {
    async stop() {
      stopping = true
      interrupt.abort()
      await server.stop()
      await watching
    },
  }
}
