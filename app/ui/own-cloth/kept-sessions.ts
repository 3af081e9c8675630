/** The sessions that were put into a calendar on this device, by their names in calendars: each is a strip of its cloth. */
const key = "guapcoin.sessions"
/** The cloth has room for so many beside the lessons; the oldest makes room. */
const mostSessions = 5

/** Anything else than was stored here counts as nothing, as does a device that keeps nothing. */
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
