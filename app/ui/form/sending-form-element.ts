import { retryingFetch, whyLost } from "#app/lib/http/retry.ts"

/** A line may be dead without a word; a picture may take its time on a slow one. */
const giveUpMs = { fields: 30_000, files: 600_000 }

/**
 * Sends its form without leaving the page, so that a line that is cut, or a gateway that answers for us, costs nobody what
 * they typed. Accepted, it goes where the form leads (`data-done`); sent back, the form as the server answers it takes this
 * one's place; lost, it says why beside the button. A form with an idempotency key is tried again first (retry.ts).
 *
 * Meanwhile its button says so and is marked as disabled. It is not really disabled: it would lose the focus.
 */
export class SendingFormElement extends HTMLElement {
  #button: HTMLElement | null = null
  #label = ""

  connectedCallback() {
    this.addEventListener("submit", this.#submit)
    // Back from the next page, and out of the browser's memory, it stands there as it was left.
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
      // The page it leads to is the browser's to ask for: the message of the cookie is read once.
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

  /** @returns false when the answer holds no such form, and so is none of ours */
  #takeOver(html: string, form: HTMLFormElement): boolean {
    const page = new DOMParser().parseFromString(html, "text/html")
    const action = form.getAttribute("action")
    const answered = page.querySelector(`main ${this.localName}:has(form[action="${action}"])`)
    if (!answered) return false
    // The box at the foot of a page is answered by a page of its own, which the browser opens by sending it once more.
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
