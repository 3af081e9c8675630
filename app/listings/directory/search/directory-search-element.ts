import { retryingFetch } from "#app/lib/http/retry.ts"
import { typingPauseMs } from "#app/lib/playback/typing-pause.ts"

/**
 * Searches while the visitor types and filters on a click, without leaving the document: fetches the page of the new
 * address and replaces each `data-part`. The search field keeps its present value. Without script the same form and
 * links load whole pages.
 */
export class DirectorySearchElement extends HTMLElement {
  /** Address of the latest request. */
  #wanted = new URL(location.href)
  /** Address for which the visible filters were rendered; each response replaces them. */
  #drawn = this.#wanted
  #asked = new AbortController()
  #timer = 0

  connectedCallback() {
    this.addEventListener("input", () => {
      clearTimeout(this.#timer)
      this.#timer = window.setTimeout(() => this.#search("replaceState"), typingPauseMs)
    })
    this.addEventListener("submit", (event) => {
      event.preventDefault()
      this.#search("pushState")
    })
    this.addEventListener("click", this.#filter)
    // A click elsewhere right after typing cancels the pending search, which would otherwise replace the new page.
    document.addEventListener("click", this.#stopOnPress, true)
    window.addEventListener("popstate", this.#goBack)
  }

  disconnectedCallback() {
    this.#asked.abort()
    clearTimeout(this.#timer)
    document.removeEventListener("click", this.#stopOnPress, true)
    window.removeEventListener("popstate", this.#goBack)
  }

  #stopOnPress = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a, button")) clearTimeout(this.#timer)
  }

  get #field() {
    return this.querySelector<HTMLInputElement>("input[name=q]")
  }

  #search(change: "pushState" | "replaceState") {
    clearTimeout(this.#timer)
    this.#show(this.#withWords(), change)
  }

  /**
   * The address of the latest request plus the text of the field. The visible filters would be wrong: a filter clicked
   * a moment ago is not in them before its response arrives.
   */
  #withWords(): URL {
    const address = new URL(this.#wanted)
    const words = this.#field?.value.trim()
    address.hash = ""
    address.searchParams.delete("page")
    address.searchParams.delete("q")
    if (words) address.searchParams.set("q", words)
    return address
  }

  #filter = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event
    // Modified clicks (new tab, download) stay with the browser.
    if (ctrlKey || metaKey || shiftKey || altKey) return
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("[data-filters] a")
    // The page of a country or town is another document.
    if (!link || link.pathname !== location.pathname) return
    event.preventDefault()
    this.#follow(this.#changedBy(link), "pushState")
  }

  /**
   * Applies the difference between a filter link and the address it was rendered for to the latest requested address.
   * Words typed and filters clicked a moment ago are thus preserved.
   */
  #changedBy(link: HTMLAnchorElement): URL {
    const before = this.#drawn.searchParams
    const after = new URL(link.href).searchParams
    const address = this.#withWords()
    const differs = (name: string) => before.get(name) !== after.get(name)
    // A new location replaces the old one, in whichever parameter each is.
    const isMoved = placeNames.some(differs)
    for (const name of [...before.keys(), ...after.keys(), ...placeNames]) {
      if (!(placeNames.includes(name) ? isMoved : differs(name))) continue
      address.searchParams.delete(name)
      const value = after.get(name)
      if (value) address.searchParams.set(name, value)
    }
    return address
  }

  #goBack = () => {
    if (location.search !== this.#wanted.search) this.#follow(new URL(location.href))
  }

  /** Opens an address and sets the field to its words: 'Clear all' empties the field. */
  #follow(to: URL, change?: "pushState") {
    clearTimeout(this.#timer)
    if (this.#field) this.#field.value = to.searchParams.get("q") ?? ""
    this.#show(to, change)
  }

  async #show(address: URL, change?: "pushState" | "replaceState") {
    if (change && address.search !== location.search) history[change](null, "", address)
    this.#wanted = address
    this.#asked.abort()
    this.#asked = new AbortController()
    const { signal } = this.#asked
    const results = this.querySelector("[data-part=results]")
    if (!results) return
    this.#say(this.dataset.loading)
    results.ariaBusy = "true"
    const page = await this.#ask(address, signal)
    if (signal.aborted) return
    results.ariaBusy = null
    const next = page.querySelector(this.localName)
    if (next) {
      this.#drawn = address
      return this.#takeOver(next, page.title)
    }
    const failure = this.querySelector<HTMLTemplateElement>("template[data-failure]")
    results.replaceChildren(...(failure ? [failure.content.cloneNode(true)] : []))
    results.querySelector("a")?.setAttribute("href", address.href)
    this.#say("")
  }

  /** @returns the document of an address; an empty one if the request fails */
  async #ask(address: URL, signal: AbortSignal): Promise<Document> {
    const parser = new DOMParser()
    try {
      const answer = await retryingFetch((...request) => fetch(...request))(address, { signal })
      return parser.parseFromString(await answer.text(), "text/html")
    } catch (error) {
      // Network failure, or aborted by a newer request.
      if (error instanceof TypeError || signal.aborted) return parser.parseFromString("", "text/html")
      throw error
    }
  }

  #takeOver(next: Element, title: string) {
    document.title = title
    // A document with critical CSS contains the styles of its own parts only
    // (docs/decisions/pages-and-cache.md); the new parts need the full stylesheet.
    document.querySelector("link[media=print]")?.removeAttribute("media")
    const pressed = document.activeElement?.textContent
    for (const part of this.querySelectorAll<HTMLElement>("[data-part]")) {
      const hadFocus = part.contains(document.activeElement)
      part.replaceChildren(...(next.querySelector(`[data-part=${part.dataset.part}]`)?.childNodes ?? []))
      // Restores the focus by link text, because several filters can have one address. If the link is gone, the first
      // link gets the focus.
      const links = [...part.querySelectorAll("a")]
      const link = links.find((one) => one.textContent === pressed) ?? links[0]
      if (hadFocus) link?.focus({ preventScroll: true })
    }
    this.#say(next.querySelector("[role=status]")?.textContent)
  }

  #say(text: string | null | undefined) {
    const status = this.querySelector("[role=status]")
    if (status) status.textContent = text ?? ""
  }
}

/** Parameters for a location: the owner's text, an area code, or a position (directory-search.ts). */
const placeNames = ["location", "in", "near"]
