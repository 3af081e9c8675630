import type { Ask, Asked } from "./ask.server.ts"

/** Asks as `ask` does, but nobody waits for an answer when the process ends. Nothing of a call is kept after its answer. */
export function untilStopped(ask: Ask, stop: AbortSignal | undefined): Ask {
  if (!stop) return ask
  return async (url, body) => {
    const { promise, resolve, reject } = Promise.withResolvers<Asked>()
    const giveUp = () => resolve({ kind: "failed", problem: "silent" })
    stop.addEventListener("abort", giveUp, { once: true })
    ask(url, body).then(resolve, reject)
    try {
      return await promise
    } finally {
      stop.removeEventListener("abort", giveUp)
    }
  }
}
