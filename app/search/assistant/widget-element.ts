import { nextWidgetState, type WidgetAction, type WidgetState } from "./widget-state.ts"

/**
 * The assistant's panel. The browser opens and closes it. This element replaces the bar's link to /ask with its button,
 * minimizes the panel, and shows the answer of /ask in it by fetching that page.
 */
class AssistantWidgetElement extends HTMLElement {
  #state: WidgetState = "closed"
  #asked = new AbortController()

  connectedCallback() {
    const on = (selector: string, action: WidgetAction) =>
      this.querySelector(selector)?.addEventListener("click", () => this.#do(action))
    on("[data-minimise]", "minimise")
    on("[data-restore]", "restore")
    const form = this.querySelector("form")
    form?.addEventListener("submit", (event) => {
      event.preventDefault()
      this.#ask(form)
    })
    const opener = this.querySelector<HTMLElement>("[data-open]")
    if (opener) {
      opener.hidden = false
      document.querySelector(`.site-bar [href="${form?.getAttribute("action")}"]`)?.replaceWith(opener)
    }
    const panel = this.querySelector<HTMLElement>("[popover]")
    panel?.addEventListener("toggle", (event) => {
      const isOpen = (event as ToggleEvent).newState === "open"
      this.#do(isOpen ? "open" : "close")
      if (isOpen) return this.querySelector("input")?.focus()
      this.#asked.abort()
      form?.reset()
      this.querySelector("[data-answer]")?.replaceChildren()
      const { activeElement, body } = document
      if (activeElement === body || panel.contains(activeElement)) opener?.focus()
    })
  }

  /**
   * A question without a response goes back into the field; one that /ask refuses opens /ask, with the error beside the
   * field.
   */
  async #ask(form: HTMLFormElement) {
    const field = form.elements.namedItem("question") as HTMLInputElement
    const question = field.value.trim()
    form.reset()
    const shown = this.querySelector<HTMLElement>("[data-answer]")
    if (!question || !shown) return
    this.#asked.abort()
    this.#asked = new AbortController()
    const { signal } = this.#asked
    shown.ariaBusy = "true"
    const body = new URLSearchParams({ question })
    const html = await fetch(form.action, { method: "POST", body, signal })
      .then((answer) => answer.text())
      .catch(() => undefined)
    if (signal.aborted) return
    shown.ariaBusy = null
    // Without its head: this document's CSP does not know the inline style of the other one (docs/decisions/pages-and-cache.md).
    const page = html?.slice(html.indexOf("<body")) ?? ""
    const answer = new DOMParser().parseFromString(page, "text/html").querySelector("#answer")
    if (!answer) field.value = question
    if (html && !answer) return form.submit()
    // An `inlined` document has only its own critical CSS: activate the full stylesheet.
    document.querySelector("link[media=print]")?.removeAttribute("media")
    const failure = this.querySelector("template")?.content.cloneNode(true)
    shown.replaceChildren(...(answer?.childNodes ?? (failure ? [failure] : [])))
    shown.scrollIntoView({ block: "start" })
  }

  #do(action: WidgetAction) {
    this.#state = nextWidgetState(this.#state, action)
    const isMinimised = this.#state === "minimised"
    this.toggleAttribute("data-minimised", isMinimised)
    const [minimise, restore] = ["[data-minimise]", "[data-restore]"].map((selector) =>
      this.querySelector<HTMLButtonElement>(selector),
    )
    if (!minimise || !restore) return
    minimise.hidden = isMinimised
    restore.hidden = !isMinimised
    if (action === "minimise") restore.focus()
    if (action === "restore") minimise.focus()
  }
}

customElements.define("assistant-widget", AssistantWidgetElement)
