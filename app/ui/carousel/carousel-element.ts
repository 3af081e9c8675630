import { attachPlayback } from "#app/lib/playback/playback.ts"
import { browserClock, Player } from "#app/lib/playback/player.ts"
import { type CarouselState, goToSlide, slideshow } from "./carousel-state.ts"

/** Makes the buttons of a carousel work, and updates them when the visitor swipes. */
export class CarouselElement extends HTMLElement {
  #state: CarouselState = { index: 0, lockedUntil: 0 }
  #strip!: HTMLElement
  #slides: HTMLElement[] = []
  #dots: HTMLElement[] = []
  #player?: Player<number>
  /** The strip is scrolling to the slide that a button chose. */
  #isMoving = false

  connectedCallback() {
    this.#strip = this.querySelector<HTMLElement>("[data-strip]") ?? this
    this.#slides = [...this.#strip.children] as HTMLElement[]
    this.#dots = [...this.querySelectorAll<HTMLElement>("[data-dot]")]
    const onClick = (selector: string, target: () => number) =>
      this.querySelector(selector)?.addEventListener("click", () => this.#choose(target()))
    onClick("[data-previous]", () => this.#state.index - 1)
    onClick("[data-next]", () => this.#state.index + 1)
    this.#dots.forEach((dot, index) => {
      dot.addEventListener("click", () => this.#choose(index))
    })
    this.#strip.addEventListener("scroll", () => this.#followFinger(), { passive: true })
    for (const type of ["pointerdown", "touchstart", "wheel", "keydown"])
      this.#strip.addEventListener(type, () => this.#stopMoving(), { passive: true })
    this.#mark()

    const everyMs = Number(this.dataset.every)
    if (!everyMs) return
    this.#player = new Player(slideshow(this.#slides.length, everyMs), browserClock, (index) =>
      this.#go(index),
    )
    attachPlayback(this, this.#player, { holdWhileUsed: true })
  }

  #choose(target: number) {
    if (this.#go(target)) this.#player?.jump(this.#state.index)
  }

  #go(target: number): boolean {
    const next = goToSlide(this.#state, target, this.#slides.length, browserClock.now())
    if (next === this.#state) return false
    this.#state = next
    this.#mark()
    this.#isMoving = true
    // Scrolls only the strip; scrollIntoView would scroll the page too.
    this.#strip.scrollTo({ left: this.#slides[next.index]?.offsetLeft ?? 0 })
    return true
  }

  /** Updates the buttons after a swipe. Slides passed while the strip scrolls by itself are ignored. */
  #followFinger() {
    const at = this.#strip.scrollLeft / this.#strip.clientWidth
    const index = Math.round(at)
    if (this.#isMoving) {
      if (index === this.#state.index && Math.abs(at - index) < 0.01) this.#isMoving = false
      return
    }
    if (index === this.#state.index || !this.#slides[index]) return
    this.#state = { ...this.#state, index }
    this.#mark()
  }

  #stopMoving() {
    this.#isMoving = false
  }

  #mark() {
    const { index } = this.#state
    this.#slides.forEach((slide, at) => {
      slide.inert = at !== index
    })
    this.#dots.forEach((dot, at) => {
      if (at === index) dot.setAttribute("aria-current", "true")
      else dot.removeAttribute("aria-current")
    })
  }
}
