/**
 * The sessions that the visitor added to a calendar on this device, by their calendar ids: each is one band of the visitor's own
 * pattern.
 */
const key = "guapcoin.sessions"
/** The maximum number of bands beside the lessons; the oldest is dropped. */
const mostSessions = 5

/** Returns the stored sessions; an invalid value, or a device without storage, counts as none. */
export function recallSessions(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "[]")
    return Array.isArray(value) ? value.filter((name) => typeof name === "string").slice(-mostSessions) : []
  } catch {
    return []
  }
}

export function keepSession(name: string): void {
  const others = recallSessions().filter((known) => known !== name)
  try {
    localStorage.setItem(key, JSON.stringify([...others, name].slice(-mostSessions)))
  } catch {
    // Full or forbidden: the calendar works without it.
  }
}
