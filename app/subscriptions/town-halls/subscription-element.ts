/** 'a@b.c': what the server will ask of an address too (subscription-schema.ts). */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/**
 * Checks a form before it leaves: a field with `data-error` shows that sentence when it is sent too short or, for an
 * address, in no shape of one; from then on it is looked at with every change. The server checks the same again, and
 * alone when there is no script.
 */
export class CheckedFormElement extends HTMLElement {
  connectedCallback() {
    // In the capturing phase: whatever else listens to the form learns that it does not leave.
    this.addEventListener("submit", this.#check, { capture: true })
    this.addEventListener("input", ({ target }) => {
      // What the server has found wrong is looked at again, too.
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

  /** @returns whether something is wrong with it */
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
