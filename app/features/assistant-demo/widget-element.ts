import { nextWidgetState, type WidgetAction, type WidgetState } from "./widget-state.ts"

/** Opening and closing is the browser's; this adds the bar, and clears what was typed. */
export class AssistantWidgetElement extends HTMLElement {
  #state: WidgetState = "closed"

  connectedCallback() {
    const on = (selector: string, action: WidgetAction) =>
      this.querySelector(selector)?.addEventListener("click", () => this.#do(action))
    on("[data-minimise]", "minimise")
    on("[data-restore]", "restore")
    const form = this.querySelector("form")
    form?.addEventListener("submit", () => form.reset())
    const panel = this.querySelector<HTMLElement>("[popover]")
    panel?.addEventListener("toggle", (event) => {
      const isOpen = (event as ToggleEvent).newState === "open"
      this.#do(isOpen ? "open" : "close")
      if (isOpen) this.querySelector("input")?.focus()
      else {
        form?.reset()
        // The opener is not drawn while the panel is open, so the browser cannot give it the focus back.
        const { activeElement, body } = document
        if (activeElement === body || panel.contains(activeElement))
          this.querySelector<HTMLElement>("[data-open]")?.focus()
      }
    })
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
