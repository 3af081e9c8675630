/** Something that goes on by itself: it stays in a state for `waitMs`, then the `next` state follows. */
export type Machine<State> = {
  first: State
  waitMs(state: State): number
  next(state: State): State
}

/** Time as a browser has it; a test brings its own. */
export type PlayerClock = {
  /** Milliseconds, never going back. */
  now(): number
  setTimeout(callback: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

export const browserClock: PlayerClock = {
  now: () => performance.now(),
  setTimeout: (callback, ms) => window.setTimeout(callback, ms),
  clearTimeout: (timer) => window.clearTimeout(timer as number),
}

/** Runs a machine. A pause keeps what was left of the current state's time. */
export class Player<State> {
  readonly #machine: Machine<State>
  readonly #clock: PlayerClock
  readonly #show: (state: State) => void
  #state: State
  #leftMs: number
  #startedAt: number | null = null
  #timer: unknown

  /** @param show called with each state that follows; the first one is what the page already shows */
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

  /** Goes to a state at once, with its whole time ahead; plays on if it was playing. */
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
