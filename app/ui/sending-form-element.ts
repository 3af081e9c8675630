/** A request that was stopped or lost tells the page nothing: after this long the form can be sent again. */
const giveUpMs = 20_000

/**
 * Marks the button of a form that is on its way as disabled, shows the words of `data-sending` on it, and holds back
 * every further press. The button is not really disabled: it would lose the focus, and the form the button's value.
 */
export class SendingFormElement extends HTMLElement {
  #button: HTMLElement | null = null
  #label = ""
  #timer = 0

  connectedCallback() {
    this.addEventListener("submit", this.#send)
    // Back from the next page, and out of the browser's memory, it may stand there as it was left.
    window.addEventListener("pageshow", this.#restore)
  }

  disconnectedCallback() {
    this.#restore()
    this.removeEventListener("submit", this.#send)
    window.removeEventListener("pageshow", this.#restore)
  }

  #send = (event: SubmitEvent) => {
    if (this.#button) event.preventDefault()
    if (event.defaultPrevented) return
    this.#button = event.submitter ?? this.querySelector<HTMLElement>("button:not([type=button])")
    if (!this.#button) return
    this.#label = this.#button.textContent
    this.#button.ariaDisabled = "true"
    this.#say(this.dataset.sending ?? this.#label)
    this.#timer = window.setTimeout(this.#restore, giveUpMs)
  }

  #restore = () => {
    if (!this.#button) return
    clearTimeout(this.#timer)
    this.#say(this.#label)
    this.#button.ariaDisabled = null
    this.#button = null
  }

  #say(words: string) {
    if (this.#button) this.#button.textContent = words
    const status = this.querySelector("[role=status]")
    if (status) status.textContent = words === this.#label ? "" : words
  }
}
