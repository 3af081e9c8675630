import { swipePixels, toastMs } from "./toast-rules.ts"

/**
 * Removes a toast after its time, by its button or by a swipe; waits while the pointer moves over it or the focus is in it. A
 * pointer that was already there does not hold it until it moves.
 */
export class PageToastElement extends HTMLElement {
  #timer?: number
  #swipeStart?: { x: number; y: number }

  connectedCallback() {
    const wait = () => {
      clearTimeout(this.#timer)
      this.#timer = window.setTimeout(() => this.remove(), toastMs)
    }
    const hold = () => clearTimeout(this.#timer)
    this.addEventListener("focusin", hold)
    this.addEventListener("pointerleave", wait)
    this.addEventListener("focusout", wait)
    this.querySelector("[data-close]")?.addEventListener("click", () => this.remove())
    this.addEventListener("pointerdown", ({ clientX, clientY }) => {
      this.#swipeStart = { x: clientX, y: clientY }
    })
    this.addEventListener("pointermove", ({ clientX, clientY }) => {
      hold()
      const start = this.#swipeStart
      if (start && Math.hypot(clientX - start.x, clientY - start.y) >= swipePixels) this.remove()
    })
    this.addEventListener("pointerup", () => {
      this.#swipeStart = undefined
    })
    wait()
  }
}
