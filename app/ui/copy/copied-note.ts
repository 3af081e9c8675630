import type { PlayerClock } from "#app/lib/playback/player.ts"

/** Display time of 'Copied!' (docs/rulings.md, Messages), in milliseconds. */
const copiedMs = 2000

/** Shows a note for two seconds after a copy; another copy restarts the time. */
export class CopiedNote {
  readonly #clock: PlayerClock
  readonly #show: (visible: boolean) => void
  #timer: unknown

  constructor(clock: PlayerClock, show: (visible: boolean) => void) {
    this.#clock = clock
    this.#show = show
  }

  copied(): void {
    this.#clock.clearTimeout(this.#timer)
    this.#show(true)
    this.#timer = this.#clock.setTimeout(() => this.#show(false), copiedMs)
  }

  hide(): void {
    this.#clock.clearTimeout(this.#timer)
    this.#show(false)
  }
}
