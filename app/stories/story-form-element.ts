/**
 * Enhances the story form: reports missing fields at once, previews the picture, and asks
 * before a story is sent without the chosen picture. An incomplete form does not reach the
 * element that sends it. The form works without script too.
 */
export class StoryFormElement extends HTMLElement {
  connectedCallback() {
    this.addEventListener("submit", (event) => {
      if (!this.#isComplete() || this.#asksForPicture()) event.preventDefault()
    })
    const input = this.#find<HTMLInputElement>("input[type=file]")
    input?.addEventListener("change", () => this.#choose(input))
    // Also asks after the server refused a picture, before the story is sent without it.
    if (input?.ariaInvalid) this.#showProblem("")
    this.#find("[data-without]")?.addEventListener("click", () => {
      this.#clearProblem()
      this.#find<HTMLFormElement>("form")?.requestSubmit()
    })
    const remove = this.#find("[data-remove]")
    if (remove) remove.hidden = false
    remove?.addEventListener("click", () => this.#removePicture())
    // A field reported as missing is checked again on every change.
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

  /** Shows the field for the alternative text only if there is a picture. */
  #showAlt() {
    const alt = this.#find<HTMLInputElement>("[name=imageAlt]")
    if (alt?.parentElement) alt.parentElement.hidden = this.#find("[data-preview]")?.hidden ?? true
  }

  #choose(input: HTMLInputElement) {
    const file = input.files?.[0]
    const { maxBytes, tooLarge = "", wrongType = "" } = input.dataset
    const isKnown = !file || input.accept.split(",").includes(file.type)
    const problem = !isKnown ? wrongType : file && file.size > Number(maxBytes) ? tooLarge : ""
    // Canceling the file dialog does not answer the question.
    if (file) this.#clearProblem()
    if (problem) this.#showProblem(problem)
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

  /**
   * Shows the message and the question whether to send the story without a picture, until another one is chosen or the
   * question is answered.
   */
  #showProblem(message: string) {
    const problem = this.#find("[data-picture-problem]")
    const line = problem?.querySelector("p")
    if (!problem || !line) return
    problem.hidden = false
    line.textContent = message
    this.#markPicture(true)
  }

  #clearProblem() {
    const problem = this.#find("[data-picture-problem]")
    if (problem) problem.hidden = true
    this.#find("#image-error")?.remove()
    this.#markPicture(false)
  }

  #markPicture(isWrong: boolean) {
    const input = this.#find<HTMLInputElement>("input[type=file]")
    if (input) input.ariaInvalid = isWrong ? "true" : null
  }

  /** @returns true if the chosen picture cannot be sent and the user has not agreed to send the story without it */
  #asksForPicture(): boolean {
    const problem = this.#find("[data-picture-problem]")
    if (!problem || problem.hidden) return false
    problem.scrollIntoView({ block: "center" })
    this.#find("[data-without]")?.focus({ preventScroll: true })
    return true
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

  /** @returns true if all required fields are filled in; marks the others and links to them */
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
}
