import type { PlayerClock } from "#app/lib/playback/player.ts"

/** How long 'Copied!' stays (docs/rulings.md, Messages), in milliseconds. */
const copiedMs = 2000

/** A note that comes when something was copied and goes after two seconds; a further copy begins them anew. */
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
