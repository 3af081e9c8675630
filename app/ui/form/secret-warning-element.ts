import { secretProblem } from "#app/lib/text/secret-problem.ts"
import { mayHoldSecret } from "#app/lib/text/wallet-secret.ts"

/**
 * Around a form: a text with a private key or a recovery phrase does not leave the browser, and its field says why until it is changed. The
 * server looks again, and alone when there is no script.
 */
class SecretWarningElement extends HTMLElement {
  #isClean = false

  connectedCallback() {
    // In the capturing phase: whatever else listens to the form learns that it does not leave.
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
