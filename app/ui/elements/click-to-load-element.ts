/** Replaces a poster with the frame of another site when the visitor clicks. */
export class ClickToLoadElement extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector<HTMLAnchorElement>("a[data-load]")
    link?.addEventListener("click", (event) => {
      event.preventDefault()
      const frame = document.createElement("iframe")
      frame.src = link.href
      frame.title = link.dataset.title ?? ""
      frame.allow = "fullscreen; autoplay"
      frame.referrerPolicy = "strict-origin-when-cross-origin"
      this.replaceChildren(frame)
      frame.focus()
    })
  }
}
