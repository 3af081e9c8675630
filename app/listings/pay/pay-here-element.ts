import "#app/ui/copy/copy-text-script.ts"
import { type PayingWallet, payInWallet, type WhatIsAsked } from "./pay-in-wallet.ts"

/**
 * The button that pays with the wallet whose browser shows the page. It contains a button, a hidden message per state
 * (`data-say`), and an output for the transaction hash. `data-asks` contains the network and the transaction.
 */
class PayHereElement extends HTMLElement {
  connectedCallback() {
    const wallets: PayingWallet[] = []
    // EIP-6963: wallets announce themselves when they load and on request.
    addEventListener("eip6963:announceProvider", (event) =>
      wallets.push((event as CustomEvent).detail.provider),
    )
    dispatchEvent(new Event("eip6963:requestProvider"))
    const button = this.querySelector("button")
    const say = (state: string) => {
      for (const words of this.querySelectorAll<HTMLElement>("[data-say]"))
        words.hidden = words.dataset.say !== state
    }
    let isAsking = false
    button?.addEventListener("click", async () => {
      if (isAsking) return
      isAsking = true
      say("asking")
      const wallet = wallets[0] ?? (window as { ethereum?: PayingWallet }).ethereum
      const outcome = await payInWallet(wallet, ...(JSON.parse(this.dataset.asks ?? "") as WhatIsAsked))
      isAsking = false
      if (typeof outcome === "string") return say(outcome)
      // A second click would pay twice.
      button.remove()
      this.querySelector("output")?.append(outcome.sent)
      say("sent")
    })
  }
}

customElements.define("pay-here", PayHereElement)
