/**
 * Brings the story form to life: says at once what is missing, shows the picture before it is sent, and asks before a story
 * goes without the picture that was chosen. What is not complete does not reach the element that sends it. Everything
 * works without it, page by page.
 */
export class StoryFormElement extends HTMLElement {
  connectedCallback() {
    this.addEventListener("submit", (event) => {
      if (!this.#isComplete() || this.#asksForPicture()) event.preventDefault()
    })
    const input = this.#find<HTMLInputElement>("input[type=file]")
    input?.addEventListener("change", () => this.#choose(input))
    // What the server found wrong with a picture is asked about too, before the story goes without one.
    if (input?.ariaInvalid) this.#showProblem("")
    this.#find("[data-without]")?.addEventListener("click", () => {
      this.#clearProblem()
      this.#find<HTMLFormElement>("form")?.requestSubmit()
    })
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
    // Who opened the list of files and chose none has answered nothing.
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

  /** The message, and the question whether the story goes without: until another picture is chosen, or it is answered. */
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

  /** @returns whether a picture was chosen that cannot be sent, and nobody has said that the story goes without */
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
}
