import { retryingFetch } from "#app/lib/http/retry.ts"
import { typingPauseMs } from "#app/lib/playback/typing-pause.ts"

/**
 * Shows results while the visitor types: fetches the page of the new query and copies its results. The arrow keys move
 * through the results, Escape returns to the field, and "/" focuses it from anywhere on the page. Without script the same
 * form loads each page.
 */
class SiteSearchElement extends HTMLElement {
  #asked = new AbortController()
  #timer = 0

  connectedCallback() {
    this.addEventListener("input", () => {
      clearTimeout(this.#timer)
      this.#timer = window.setTimeout(() => this.#search(), typingPauseMs)
    })
    this.addEventListener("submit", (event) => {
      event.preventDefault()
      this.#search()
    })
    document.addEventListener("keydown", this.#press)
  }

  disconnectedCallback() {
    this.#asked.abort()
    clearTimeout(this.#timer)
    document.removeEventListener("keydown", this.#press)
  }

  get #field() {
    return this.querySelector("input") as HTMLInputElement
  }

  #press = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return
    const next = this.#leadsTo(key, target)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  /** Element to focus for a key, if any. */
  #leadsTo(key: string, from: HTMLElement): HTMLElement | undefined {
    if (key === "/") return from.closest("input, textarea, select") ? undefined : this.#field
    const stops = [this.#field, ...this.querySelectorAll<HTMLElement>("[data-part=results] a")]
    const at = stops.indexOf(from)
    if (at < 0) return
    if (key === "ArrowDown") return stops[at + 1]
    if (key === "ArrowUp") return stops[at - 1]
    // In the field, the browser handles Escape: it clears the field.
    return key === "Escape" && at > 0 ? this.#field : undefined
  }

  async #search() {
    clearTimeout(this.#timer)
    this.#asked.abort()
    this.#asked = new AbortController()
    const { signal } = this.#asked
    const results = this.querySelector("[data-part=results]") as HTMLElement
    const address = new URL(location.pathname, location.href)
    const words = this.#field.value.trim()
    if (words) address.searchParams.set("q", words)
    results.ariaBusy = "true"
    const answer = await retryingFetch((...request) => fetch(...request))(address, { signal }).catch(
      () => undefined,
    )
    const page = new DOMParser().parseFromString((await answer?.text().catch(() => "")) ?? "", "text/html")
    if (signal.aborted) return
    results.ariaBusy = null
    const found = page.querySelector(`${this.localName} [data-part=results]`)
    const failure = this.querySelector("template")?.content.cloneNode(true)
    if (!found || !answer) return results.replaceChildren(...(failure ? [failure] : []))
    document.title = page.title
    // An `inlined` document has only its own critical CSS (docs/decisions/pages-and-cache.md); the results come from another page.
    document.querySelector("link[media=print]")?.removeAttribute("media")
    results.replaceChildren(...found.childNodes)
    // The server redirects away from an address that contains a wallet secret; clear the field as well.
    history.replaceState(null, "", answer.url)
    if (answer.redirected) this.#field.value = ""
    const status = this.querySelector("[role=status]")
    if (status) status.textContent = results.querySelector("h2")?.textContent ?? ""
  }
}

customElements.define("site-search", SiteSearchElement)
