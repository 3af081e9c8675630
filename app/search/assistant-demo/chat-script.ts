import type { Machine } from "#app/lib/playback/player.ts"

/** Number of visible messages, and whether the next one is being typed. */
export type ChatState = { shown: number; typing: boolean }

/** Milliseconds (docs/rulings.md, Demos). */
const typingMs = { bot: 1500, user: 800 }
const betweenMessagesMs = 1000
const beforeRestartMs = 5000

/** The scripted conversation: each message is typed, then shown; after the last one it restarts. */
export function chatScript(senders: readonly ("bot" | "user")[]): Machine<ChatState> {
  const first: ChatState = { shown: 0, typing: true }
  return {
    first,
    waitMs({ shown, typing }) {
      if (typing) return typingMs[senders[shown] ?? "bot"]
      return shown < senders.length ? betweenMessagesMs : beforeRestartMs
    },
    next({ shown, typing }) {
      if (typing) return { shown: shown + 1, typing: false }
      return shown < senders.length ? { shown, typing: true } : first
    },
  }
}
