import { retryingFetch, whyLost } from "#app/lib/http/retry.ts"

/** Timeouts in ms: a connection may hang without an error; a picture may take long on a slow one. */
const giveUpMs = { fields: 30_000, files: 600_000 }

/**
 * Sends its form without leaving the page, so that a broken connection, or the response of a gateway, loses no input. If
 * accepted, it goes to `data-done`; if rejected, the form of the response replaces this one; if lost, it shows the reason beside
 * the button. A form with an idempotency key is retried first (retry.ts).
 *
 * Meanwhile its button shows that and is aria-disabled. It is not really disabled, because it would lose the focus.
 */
export class SendingFormElement extends HTMLElement {
  #button: HTMLElement | null = null
  #label = ""

  connectedCallback() {
    this.addEventListener("submit", this.#submit)
    // A page restored from the back/forward cache is in the state in which it was left.
    window.addEventListener("pageshow", this.#restore)
  }

  disconnectedCallback() {
    this.removeEventListener("submit", this.#submit)
    window.removeEventListener("pageshow", this.#restore)
  }

  #submit = (event: SubmitEvent) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    if (!this.#button) this.#send(event.target as HTMLFormElement, event.submitter)
  }

  async #send(form: HTMLFormElement, submitter: HTMLElement | null) {
    const fields = new FormData(form, submitter)
    this.#wait(submitter ?? this.querySelector("button:not([type=button])"))
    const hasFiles = form.enctype === "multipart/form-data"
    const answer = await retryingFetch((...request) => fetch(...request))(form.action, {
      method: "POST",
      body: hasFiles ? fields : new URLSearchParams(fields as never),
      // The browser has to load the next page itself: the flash cookie can be read only once.
      redirect: "manual",
      signal: AbortSignal.timeout(hasFiles ? giveUpMs.files : giveUpMs.fields),
    }).catch((error: unknown) => error)
    if (answer instanceof Response) {
      if (answer.type === "opaqueredirect") return location.assign(this.dataset.done ?? "")
      if (answer.status < 500 && this.#takeOver(await answer.text().catch(() => ""), form)) return
    }
    this.#restore()
    this.#say("[data-lost]", this.dataset[whyLost(answer)] ?? "")
  }

  /** @returns false if the response has no such form, so that it is not ours */
  #takeOver(html: string, form: HTMLFormElement): boolean {
    const page = new DOMParser().parseFromString(html, "text/html")
    const action = form.getAttribute("action")
    const answered = page.querySelector(`main ${this.localName}:has(form[action="${action}"])`)
    if (!answered) return false
    // The form in the footer has a result page of its own; the browser opens it by sending the form again.
    if (this.closest("footer")) form.submit()
    else {
      this.#restore()
      this.replaceChildren(...answered.childNodes)
      this.querySelector<HTMLElement>("[autofocus]")?.focus()
    }
    return true
  }

  #wait(button: HTMLElement | null) {
    if (!button) return
    this.#say("[data-lost]", "")
    this.#button = button
    this.#label = button.textContent
    button.ariaDisabled = "true"
    button.textContent = this.dataset.sending ?? this.#label
    this.#say("[data-status]", button.textContent)
  }

  #restore = () => {
    if (!this.#button) return
    this.#button.textContent = this.#label
    this.#button.ariaDisabled = null
    this.#button = null
    this.#say("[data-status]", "")
  }

  #say(where: string, words: string) {
    const line = this.querySelector<HTMLElement>(where)
    if (line) line.textContent = words
  }
}
