import type { shrinkPicture } from "#app/lib/images/shrink-picture.ts"
import shrinkScript from "#app/lib/images/shrink-picture-script.ts?worker&url"

/**
 * Wraps a form with a picture: the chosen picture is shrunk in the browser, and sending waits for that. Without script, and in a
 * browser that cannot shrink it, the picture is sent unchanged.
 */
class SmallPicturesElement extends HTMLElement {
  #shrinking?: Promise<void>
  #isOurs = false
  #wrongType?: string

  connectedCallback() {
    // In the capturing phase: other listeners see only the small picture, and the form only when it is sent.
    this.addEventListener("change", this.#choose, { capture: true })
    this.addEventListener("submit", this.#submit, { capture: true })
  }

  #choose = (event: Event) => {
    const input = event.target as HTMLInputElement
    const file = input.files?.[0]
    if (this.#isOurs || !file) return
    event.stopPropagation()
    this.#nameHeic(input, file)
    const shrinking = this.#shrink(input, file)
    this.#shrinking = shrinking
    shrinking.then(() => {
      if (this.#shrinking === shrinking) this.#shrinking = undefined
    })
  }

  /** Extends the form's message about a wrong file type (`data-wrong-type`) with what to do about a HEIC picture. */
  #nameHeic({ dataset }: HTMLInputElement, { name }: File) {
    this.#wrongType ??= dataset.wrongType
    dataset.wrongType = (/\.hei[cf]$/i.test(name) && dataset.heic) || (this.#wrongType ?? "")
  }

  async #shrink(input: HTMLInputElement, file: File) {
    // By address: the elements are bundled into one file, and a normal import would be added to it.
    await import(/* @vite-ignore */ shrinkScript).catch(() => {})
    const shrink = (globalThis as { shrinkPicture?: typeof shrinkPicture }).shrinkPicture
    const small = (await shrink?.(file)) ?? file
    // Another file was chosen meanwhile.
    if (input.files?.[0] !== file) return
    if (small !== file) {
      const chosen = new DataTransfer()
      chosen.items.add(small)
      input.files = chosen.files
    }
    this.#isOurs = true
    input.dispatchEvent(new Event("change", { bubbles: true }))
    this.#isOurs = false
  }

  #submit = (event: SubmitEvent) => {
    if (!this.#shrinking) return
    event.preventDefault()
    event.stopPropagation()
    const { target, submitter } = event
    this.#shrinking.then(() => (target as HTMLFormElement).requestSubmit(submitter))
  }
}

customElements.define("small-pictures", SmallPicturesElement)
