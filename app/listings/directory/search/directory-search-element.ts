import { retryingFetch } from "#app/lib/http/retry.ts"
import { typingPauseMs } from "#app/lib/playback/typing-pause.ts"

/**
 * Searches the directory as a person types, and filters it at a press, without leaving the document: asks for the page of
 * the new address and takes over what its parts show. The field keeps what is being typed. Without it the same form and
 * links lead from page to page.
 */
export class DirectorySearchElement extends HTMLElement {
  /** The address of what was asked for last. */
  #wanted = new URL(location.href)
  /** The address that the filters on screen were drawn for: an answer brings others. */
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
    // Whoever types and then presses something else at once has decided: the words must not pull them back.
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

  /** The filters of what is asked for, not those on screen: one just pressed is not there before its answer. And what the field says. */
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
    // Into another tab, onto the disk: what else can be done with a link stays the browser's.
    if (ctrlKey || metaKey || shiftKey || altKey) return
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("[data-filters] a")
    // The page of a place is another document.
    if (!link || link.pathname !== location.pathname) return
    event.preventDefault()
    this.#follow(this.#changedBy(link), "pushState")
  }

  /**
   * What a filter changes of the address that it was drawn for, changed in what is wanted by now: words typed a moment ago, and
   * a filter pressed before this one, stay.
   */
  #changedBy(link: HTMLAnchorElement): URL {
    const before = this.#drawn.searchParams
    const after = new URL(link.href).searchParams
    const address = this.#withWords()
    const differs = (name: string) => before.get(name) !== after.get(name)
    // One place takes the place of another, however each is said.
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

  /** To an address whose words become the field's: 'Clear all' empties it. */
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

  /** @returns the document of an address; an empty one when there is none to be had */
  async #ask(address: URL, signal: AbortSignal): Promise<Document> {
    const parser = new DOMParser()
    try {
      const answer = await retryingFetch((...request) => fetch(...request))(address, { signal })
      return parser.parseFromString(await answer.text(), "text/html")
    } catch (error) {
      // Broken off on its way, or not wanted any more.
      if (error instanceof TypeError || signal.aborted) return parser.parseFromString("", "text/html")
      throw error
    }
  }

  #takeOver(next: Element, title: string) {
    document.title = title
    // A first visit's document has the style of its own parts inside (decision 50); these come from another one.
    document.querySelector("link[media=print]")?.removeAttribute("media")
    const pressed = document.activeElement?.textContent
    for (const part of this.querySelectorAll<HTMLElement>("[data-part]")) {
      const hadFocus = part.contains(document.activeElement)
      part.replaceChildren(...(next.querySelector(`[data-part=${part.dataset.part}]`)?.childNodes ?? []))
      // By its words: several filters can lead to one address. What was taken away leaves the focus to its neighbour.
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

/** How an address says where: a place as its owner wrote it, one of the world's, or what is near somebody (directory-search.ts). */
const placeNames = ["location", "in", "near"]
