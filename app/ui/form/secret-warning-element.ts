import { secretProblem } from "#app/lib/text/secret-problem.ts"
import { mayHoldSecret } from "#app/lib/text/wallet-secret.ts"

/**
 * Wraps a form: a text with a private key or a recovery phrase is not sent, and its field shows the reason until it is changed.
 * The server checks again, and is the only check without script.
 */
class SecretWarningElement extends HTMLElement {
  #isClean = false

  connectedCallback() {
    // In the capturing phase, so that other listeners see that the form is not sent.
    this.addEventListener("submit", this.#check, { capture: true })
  }

  #check = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const fields = [...form.querySelectorAll<HTMLInputElement>("textarea, input:not([type=hidden])")]
    const doubtful = fields.filter(({ value }) => mayHoldSecret(value))
    if (this.#isClean || doubtful.length === 0) {
      this.#isClean = false
      return
    }
    event.preventDefault()
    event.stopPropagation()
    this.#look(form, event.submitter, doubtful)
  }

  async #look(form: HTMLFormElement, submitter: HTMLElement | null, fields: HTMLInputElement[]) {
    for (const field of fields) {
      const problem = await secretProblem(field.value)
      if (!problem) continue
      field.setCustomValidity(problem)
      field.addEventListener("input", () => field.setCustomValidity(""), { once: true })
      field.reportValidity()
      return
    }
    this.#isClean = true
    form.requestSubmit(submitter)
  }
}

customElements.define("secret-warning", SecretWarningElement)
