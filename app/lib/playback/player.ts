/** A state machine driven by time: it stays in a state for `waitMs`, then goes to `next`. */
export type Machine<State> = {
  first: State
  waitMs(state: State): number
  next(state: State): State
}

/** The browser's timers; tests replace them. */
export type PlayerClock = {
  /** Milliseconds, monotonic. */
  now(): number
  setTimeout(callback: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

export const browserClock: PlayerClock = {
  now: () => performance.now(),
  setTimeout: (callback, ms) => window.setTimeout(callback, ms),
  clearTimeout: (timer) => window.clearTimeout(timer as number),
}

/** Runs a machine. A pause preserves the remaining time of the current state. */
export class Player<State> {
  readonly #machine: Machine<State>
  readonly #clock: PlayerClock
  readonly #show: (state: State) => void
  #state: State
  #leftMs: number
  #startedAt: number | null = null
  #timer: unknown

  /** @param show called with each new state; the page already shows the first one */
  constructor(machine: Machine<State>, clock: PlayerClock, show: (state: State) => void) {
    this.#machine = machine
    this.#clock = clock
    this.#show = show
    this.#state = machine.first
    this.#leftMs = machine.waitMs(machine.first)
  }

  get playing(): boolean {
    return this.#startedAt !== null
  }

  play(): void {
    if (this.#startedAt !== null) return
    this.#startedAt = this.#clock.now()
    this.#timer = this.#clock.setTimeout(() => this.#advance(), this.#leftMs)
  }

  pause(): void {
    if (this.#startedAt === null) return
    this.#clock.clearTimeout(this.#timer)
    this.#leftMs = Math.max(0, this.#leftMs - (this.#clock.now() - this.#startedAt))
    this.#startedAt = null
  }

  /** Goes to a state at once, with its full time; keeps playing if it was playing. */
  jump(state: State): void {
    const wasPlaying = this.playing
    this.pause()
    this.#enter(state)
    if (wasPlaying) this.play()
  }

  #advance(): void {
    this.#startedAt = null
    this.#enter(this.#machine.next(this.#state))
    this.play()
  }

  #enter(state: State): void {
    this.#state = state
    this.#leftMs = this.#machine.waitMs(state)
    this.#show(state)
  }
}
