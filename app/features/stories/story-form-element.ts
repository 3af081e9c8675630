/**
 * Brings the story form to life: says at once what is missing, shows the picture before it is sent, and sends the form
 * without leaving the page, so that a failure costs nobody what they typed. Everything works without it, page by page.
 */
export class StoryFormElement extends HTMLElement {
  #isSending = false

  connectedCallback() {
    this.#wire()
  }

  #wire() {
    this.querySelector("form")?.addEventListener("submit", (event) => {
      event.preventDefault()
      this.#submit()
    })
    const input = this.#find<HTMLInputElement>("input[type=file]")
    input?.addEventListener("change", () => this.#choose(input))
    const remove = this.#find("[data-remove]")
    if (remove) remove.hidden = false
    remove?.addEventListener("click", () => this.#removePicture())
    // What was said to be missing is checked again as soon as it changes.
    for (const field of this.querySelectorAll<HTMLInputElement>("[required]"))
      field.addEventListener("input", () => this.#mark(field, false))
    this.#showAlt()
  }

  #find<T extends Element = HTMLElement>(selector: string): T | null {
    return this.querySelector<T>(selector)
  }

  #say(text: string) {
    const message = this.#find("[data-message]")
    if (!message) return
    message.textContent = text
    message.hidden = text === ""
    if (text) message.scrollIntoView({ block: "center" })
  }

  /** What the picture shows is asked for when there is one. */
  #showAlt() {
    const alt = this.#find<HTMLInputElement>("[name=imageAlt]")
    if (alt?.parentElement) alt.parentElement.hidden = this.#find("[data-preview]")?.hidden ?? true
  }

  #choose(input: HTMLInputElement) {
    const file = input.files?.[0]
    const { maxBytes, tooLarge = "", wrongType = "" } = input.dataset
    const isKnown = !file || input.accept.split(",").includes(file.type)
    const problem = !isKnown ? wrongType : file && file.size > Number(maxBytes) ? tooLarge : ""
    const error = this.#find("[data-picture-error]")
    if (error) {
      error.textContent = problem
      error.hidden = !problem
    }
    if (!file || problem) {
      input.value = ""
      if (!this.#find("[name=keptPicture]")) this.#showPreview()
      return
    }
    this.#find("[name=keptPicture]")?.remove()
    this.#find("[data-kept]")?.remove()
    const reader = new FileReader()
    reader.onload = () => this.#showPreview(String(reader.result))
    reader.readAsDataURL(file)
  }

  #showPreview(source?: string) {
    const box = this.#find("[data-preview]")
    const image = box?.querySelector("img")
    if (!box || !image) return
    box.hidden = !source
    image.hidden = !source
    if (source) image.src = source
    else image.removeAttribute("src")
    this.#showAlt()
  }

  #removePicture() {
    const input = this.#find<HTMLInputElement>("input[type=file]")
    if (input) input.value = ""
    this.#find("[name=keptPicture]")?.remove()
    this.#find("[data-kept]")?.remove()
    this.#showPreview()
    input?.focus()
  }

  /** @returns whether every required field is filled in; marks and points to the others */
  #isComplete(): boolean {
    const required = [...this.querySelectorAll<HTMLInputElement>("[required]")]
    const empty = required.filter((field) => field.value.trim() === "")
    for (const field of required) this.#mark(field, empty.includes(field))
    this.#say(empty.length > 0 ? (this.dataset.missing ?? "") : "")
    empty[0]?.focus({ preventScroll: true })
    return empty.length === 0
  }

  #mark(field: HTMLInputElement, isMissing: boolean) {
    const id = `${field.id}-error`
    this.#find(`#${id}`)?.remove()
    const others = (field.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .filter((one) => one && one !== id)
    if (isMissing) {
      const error = document.createElement("p")
      error.id = id
      error.className = "font-semibold text-ember-text"
      error.textContent = this.dataset.required ?? ""
      field.before(error)
      others.push(id)
    }
    if (others.length > 0) field.setAttribute("aria-describedby", others.join(" "))
    else field.removeAttribute("aria-describedby")
    if (isMissing) field.setAttribute("aria-invalid", "true")
    else field.removeAttribute("aria-invalid")
  }

  async #submit() {
    const form = this.#find<HTMLFormElement>("form")
    const button = this.#find<HTMLButtonElement>("button[data-sending]")
    if (!form || !button || this.#isSending || !this.#isComplete()) return
    this.#isSending = true
    const label = button.textContent
    button.textContent = button.dataset.sending ?? label
    button.setAttribute("aria-disabled", "true")
    try {
      const body = new FormData(form)
      const response = await fetch(form.action, { method: "POST", body, redirect: "manual" })
      // Accepted: the page comes new, with an empty form, the panel closed, and a message.
      if (response.type === "opaqueredirect") return location.assign("/community")
      if (response.status >= 500 || !this.#replace(await response.text()))
        this.#say(this.dataset.failed ?? "")
    } catch {
      this.#say(this.dataset.failed ?? "")
    } finally {
      this.#isSending = false
      button.textContent = label
      button.removeAttribute("aria-disabled")
    }
  }

  /** Puts the form as the server answers it in the place of this one. @returns false when the answer holds none */
  #replace(html: string): boolean {
    const answer = new DOMParser().parseFromString(html, "text/html").querySelector(this.localName)
    if (!answer) return false
    this.replaceChildren(...answer.childNodes)
    this.#wire()
    this.#find("[role=alert][tabindex]")?.focus()
    return true
  }
}
