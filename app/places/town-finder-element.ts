import { typingPauseMs } from "#app/lib/playback/typing-pause.ts"

/**
 * Suggests towns while a city is typed, by loading the choices that the form's button would load. If a request
 * fails, the button is shown again. Choosing a town completes the city and the empty fields of the form.
 */
export class TownFinderElement extends HTMLElement {
  #connected = new AbortController()
  #asked = new AbortController()
  #timer = 0
  /** A form keeps its values when opened. An exact match is chosen only after typing. */
  #isTyped = false

  connectedCallback() {
    this.#connected = new AbortController()
    const { signal } = this.#connected
    for (const kind of ["input", "change"] as const)
      this.#form?.addEventListener(kind, (event) => this.#changed(event), { signal })
    this.#offer()
  }

  disconnectedCallback() {
    this.#connected.abort()
    this.#asked.abort()
    clearTimeout(this.#timer)
  }

  get #form() {
    return this.closest("form")
  }

  #field(name: string) {
    const field = this.#form?.elements.namedItem(name)
    return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : undefined
  }

  #changed({ target, type, isTrusted }: Event) {
    // Ignores events of values written by this element.
    if (!isTrusted || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    if (target.name === "town" && type === "input") this.#complete(target.dataset)
    if ((target.name === "city" && type === "input") || target.name === "country") {
      this.#isTyped = true
      clearTimeout(this.#timer)
      this.#timer = window.setTimeout(() => this.#offer(), typingPauseMs)
    }
  }

  async #offer() {
    this.#asked.abort()
    this.#asked = new AbortController()
    const { signal } = this.#asked
    const [city, country] = ["city", "country"].map((name) => this.#field(name)?.value.trim() ?? "")
    const choices = this.querySelector("[data-choices]")
    const button = this.querySelector("button")
    if (!choices || !button) return
    button.hidden = true
    if (!city) return choices.replaceChildren()
    const town = choices.querySelector<HTMLInputElement>(":checked")?.value ?? this.dataset.chosen ?? ""
    const typed = { city, country: country ?? "", town, ...(this.#isTyped && { typed: "1" }) }
    try {
      const answer = await fetch(`${this.dataset.address}?${new URLSearchParams(typed)}`, { signal })
      // A 429 response contains an error text to show.
      if (!answer.ok && answer.status !== 429) throw new TypeError(answer.statusText)
      const text = await answer.text()
      if (!signal.aborted) this.#show(choices, new DOMParser().parseFromString(text, "text/html"))
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof TypeError)) throw error
      button.hidden = false
    }
  }

  #show(choices: Element, { body }: Document) {
    const focused = choices.contains(document.activeElement)
    const before = choices.textContent
    choices.replaceChildren(...body.childNodes)
    if (focused) (choices.querySelector<HTMLElement>(":checked") ?? choices.querySelector("input"))?.focus()
    // A choice made by the server needs an event, because React notices changes only by events.
    const chosen = choices.querySelector<HTMLInputElement>("input:checked")
    if (this.#isTyped && chosen?.dataset.city && chosen.value !== this.dataset.chosen)
      chosen.dispatchEvent(new Event("input", { bubbles: true }))
    const status = this.querySelector("[role=status]")
    // Announces the towns only if they changed.
    if (status && choices.textContent !== before)
      status.textContent = choices.querySelector<HTMLElement>("[data-said]")?.dataset.said ?? ""
  }

  #complete({ city, state, country }: DOMStringMap) {
    const typed = this.#field("city")?.value.trim().toLowerCase()
    if (city && typed && city.toLowerCase().startsWith(typed)) write(this.#field("city"), city)
    for (const [name, value] of Object.entries({ state, country })) {
      const field = this.#field(name)
      if (value && field && !field.value) write(field, value)
    }
  }
}

/** Sets a value like user input: React notices changes by events, and only if its own value setter is bypassed. */
function write(field: HTMLInputElement | HTMLSelectElement | undefined, value: string) {
  if (!field || field.value === value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value)
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }))
}
