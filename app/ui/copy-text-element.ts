/** How long 'Copied!' stays (document 2, section "Other"). */
const doneMs = 2000

/**
 * Copies `data-text` at the press of its button. Where the browser forbids that, as on pages without https, it marks
 * what `[data-shown]` shows, so that a person can copy it.
 */
export class CopyTextElement extends HTMLElement {
  #timer?: ReturnType<typeof setTimeout>

  connectedCallback() {
    this.querySelector("button")?.addEventListener("click", () => this.#copy())
  }

  async #copy() {
    clearTimeout(this.#timer)
    this.#say("")
    try {
      await navigator.clipboard.writeText(this.dataset.text ?? "")
      this.#say("done")
      this.#timer = setTimeout(() => this.#say(""), doneMs)
    } catch {
      this.#say("failed")
      const shown = this.querySelector("[data-shown]")
      if (shown) getSelection()?.selectAllChildren(shown)
    }
  }

  #say(state: "" | "done" | "failed") {
    this.dataset.state = state
    for (const words of this.querySelectorAll<HTMLElement>("[data-say]"))
      words.hidden = words.dataset.say !== state
  }
}
