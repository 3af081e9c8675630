import type { shrinkPicture } from "#app/lib/images/shrink-picture.ts"
import shrinkScript from "#app/lib/images/shrink-picture-script.ts?worker&url"

/**
 * Around a form that takes a picture: the one that is chosen is made small before it leaves the browser. A form that is sent meanwhile
 * waits for it. Without script, and in a browser that cannot do it, the picture is sent as it is.
 */
class SmallPicturesElement extends HTMLElement {
  #shrinking?: Promise<void>
  #isOurs = false
  #wrongType?: string

  connectedCallback() {
    // In the capturing phase: whatever else listens learns of the small picture alone, and of a form only when it leaves.
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

  /** What its form says of a file that is no picture of ours (`data-wrong-type`) says what to do where it is a HEIC picture. */
  #nameHeic({ dataset }: HTMLInputElement, { name }: File) {
    this.#wrongType ??= dataset.wrongType
    dataset.wrongType = (/\.hei[cf]$/i.test(name) && dataset.heic) || (this.#wrongType ?? "")
  }

  async #shrink(input: HTMLInputElement, file: File) {
    // By its address: the elements are one file, into which an import of its own would be put.
    await import(/* @vite-ignore */ shrinkScript).catch(() => {})
    const shrink = (globalThis as { shrinkPicture?: typeof shrinkPicture }).shrinkPicture
    const small = (await shrink?.(file)) ?? file
    // Another one was chosen meanwhile.
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
