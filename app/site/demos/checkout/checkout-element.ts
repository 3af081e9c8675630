import { attachPlayback } from "#app/lib/playback/playback.ts"
import { browserClock, Player } from "#app/lib/playback/player.ts"
import { type CheckoutState, checkoutScript } from "./checkout-script.ts"

/** Shows the label of each step, then the success. Pauses while the receipt is read. */
export class CheckoutDemoElement extends HTMLElement {
  connectedCallback() {
    const labels = [...this.querySelectorAll<HTMLElement>("[data-step]")]
    const paid = this.querySelector<HTMLElement>("[data-paid]")
    const show = (state: CheckoutState) => {
      labels.forEach((label, index) => {
        label.classList.toggle("invisible", state === "paid" || index !== state.step)
      })
      paid?.classList.toggle("invisible", state !== "paid")
      this.toggleAttribute("data-is-paid", state === "paid")
    }
    const { hold } = attachPlayback(this, new Player(checkoutScript(labels.length), browserClock, show))
    const receipt = this.querySelector("dialog")
    receipt?.addEventListener("toggle", () => hold("receipt", receipt.open))
  }
}
