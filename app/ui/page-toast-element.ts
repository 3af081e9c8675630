// As in toast.tsx (document 1, sections 4 and 9).
const durationMs = 4000
const swipePixels = 20

/** Shows the toast that the server put into its template, for as long as toasts last. */
export class PageToastElement extends HTMLElement {
  connectedCallback() {
    const toast = this.querySelector("template")?.content.firstElementChild?.cloneNode(true)
    const list = this.querySelector("ol")
    if (!(toast instanceof HTMLElement) || !list) return
    // A region that arrives with its words in it is not announced: it was empty for a moment.
    setTimeout(() => list.append(toast), 100)

    const leave = () => this.remove()
    let timer = window.setTimeout(leave, durationMs)
    // Waits as long as somebody points at it or has focus in it.
    const hold = () => clearTimeout(timer)
    const release = () => {
      clearTimeout(timer)
      timer = window.setTimeout(leave, durationMs)
    }
    toast.addEventListener("pointerenter", hold)
    toast.addEventListener("pointerleave", release)
    toast.addEventListener("focusin", hold)
    toast.addEventListener("focusout", release)

    let from: PointerEvent | undefined
    toast.addEventListener("pointerdown", (event) => {
      from = event
    })
    toast.addEventListener("pointerup", () => {
      from = undefined
    })
    toast.addEventListener("pointermove", (event) => {
      if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) >= swipePixels)
        leave()
    })
    toast.querySelector("button")?.addEventListener("click", leave)
  }
}
