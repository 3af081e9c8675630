import type { Ask, Asked } from "./ask.server.ts"

/** Like `ask`, but returns at once when the process stops. The abort listener is removed after each call. */
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
