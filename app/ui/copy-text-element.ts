/** How long 'Copied!' stays (document 2, section "Other"). */
const copiedMs = 2000

/**
 * Copies the text of `[data-text]` at the press of its button and shows `[data-copied]` for a while. Where the browser
 * forbids it, as on pages without HTTPS, the text is selected and `[data-failed]` says so.
 */
export class CopyTextElement extends HTMLElement {
  #timer?: ReturnType<typeof setTimeout>

  connectedCallback() {
    this.querySelector("button")?.addEventListener("click", () => this.#copy())
  }

  async #copy() {
    const text = this.querySelector("[data-text]")
    if (!text) return
    try {
      await navigator.clipboard.writeText(text.textContent)
      this.#show("data-copied")
      this.#timer = setTimeout(() => this.#show(), copiedMs)
    } catch {
      getSelection()?.selectAllChildren(text)
      this.#show("data-failed")
    }
  }

  #show(note?: "data-copied" | "data-failed") {
    clearTimeout(this.#timer)
    for (const each of this.querySelectorAll<HTMLElement>("[data-copied], [data-failed]"))
      each.hidden = !(note && each.hasAttribute(note))
  }
}
