/** 'a@b.c': the server checks the same (subscription-schema.ts). */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/**
 * Checks a form before it is sent. A field with `data-error` shows that message if its value is too short or, for an
 * address, malformed. After the first attempt the field is checked on every change. The server repeats the checks, and is
 * the only one to check without script.
 */
export class CheckedFormElement extends HTMLElement {
  connectedCallback() {
    // In the capture phase, so that other submit listeners see that the form is not sent.
    this.addEventListener("submit", this.#check, { capture: true })
    this.addEventListener("input", ({ target }) => {
      // Fields that the server found invalid are checked on input as well.
      if (target instanceof HTMLInputElement && (this.#wasSent || target.ariaInvalid)) this.#show(target)
    })
  }

  #wasSent = false

  #check = (event: Event) => {
    this.#wasSent = true
    const wrong = [...this.querySelectorAll<HTMLInputElement>("input[data-error]")].filter((field) =>
      this.#show(field),
    )
    if (wrong.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    wrong[0]?.focus()
  }

  /** @returns whether the field is invalid */
  #show(field: HTMLInputElement): boolean {
    const { error } = field.dataset
    if (!error) return false
    const text = field.value.trim()
    const isWrong = field.type === "email" ? !address.test(text) : [...text].length < field.minLength
    const id = `${field.id}-error`
    let note = document.getElementById(id)
    if (!isWrong) {
      note?.remove()
      field.removeAttribute("aria-invalid")
      field.removeAttribute("aria-describedby")
      return false
    }
    if (!note) {
      note = document.createElement("p")
      note.id = id
      note.className = "font-semibold text-ember-text"
      field.before(note)
    }
    note.textContent = error
    field.ariaInvalid = "true"
    field.setAttribute("aria-describedby", id)
    return true
  }
}
