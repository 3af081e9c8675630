import type { PlayerClock } from "#app/lib/playback/player.ts"

/** A clock that advances only when a test says so. */
export class FakeClock implements PlayerClock {
  #now = 0
  #nextId = 1
  readonly #timers = new Map<unknown, { at: number; callback: () => void }>()

  now(): number {
    return this.#now
  }

  setTimeout(callback: () => void, ms: number): unknown {
    const id = this.#nextId++
    this.#timers.set(id, { at: this.#now + ms, callback })
    return id
  }

  clearTimeout(timer: unknown): void {
    this.#timers.delete(timer)
  }

  /** Advances the clock and runs each timer that becomes due at its own moment. */
  pass(ms: number): void {
    const end = this.#now + ms
    for (;;) {
      const [id, timer] = [...this.#timers].sort(([, a], [, b]) => a.at - b.at)[0] ?? []
      if (!timer || timer.at > end) break
      this.#timers.delete(id)
      this.#now = timer.at
      timer.callback()
    }
    this.#now = end
  }
}
