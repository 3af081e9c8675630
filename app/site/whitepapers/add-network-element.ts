import { addToWallet, type Outcome, type WalletProvider } from "./add-to-wallet.ts"

/** A wallet that has not responded within this time may never do so. A later response still counts. */
const answerMs = 60_000

declare global {
  interface Window {
    ethereum?: WalletProvider
  }
}

/**
 * Button that adds a network to the visitor's wallet. Inside: a button and one hidden text per state, with `data-say`.
 * The network is in `data-network`, as JSON.
 */
export class AddNetworkElement extends HTMLElement {
  #button: HTMLButtonElement | null = null
  #announced: WalletProvider[] = []
  #waiting = false

  connectedCallback() {
    // EIP-6963: wallets announce themselves when they load and on every request event.
    window.addEventListener("eip6963:announceProvider", (event) => {
      const { provider } = (event as CustomEvent<{ provider?: WalletProvider } | null>).detail ?? {}
      if (provider && !this.#announced.includes(provider)) this.#announced.push(provider)
    })
    window.dispatchEvent(new Event("eip6963:requestProvider"))
    this.#button = this.querySelector("button")
    this.#button?.addEventListener("click", () => this.#add())
  }

  async #add() {
    if (this.#waiting) return
    this.#say("adding")
    const timer = setTimeout(() => this.#say("failed"), answerMs)
    const wallet = this.#announced[0] ?? window.ethereum
    const outcome = await addToWallet(wallet, JSON.parse(this.dataset.network ?? "null"))
    clearTimeout(timer)
    this.#say(outcome)
  }

  #say(state: "adding" | Outcome) {
    this.#waiting = state === "adding"
    // Not disabled, because that would lose the focus.
    this.#button?.setAttribute("aria-disabled", String(this.#waiting))
    for (const words of this.querySelectorAll<HTMLElement>("[data-say]"))
      words.hidden = words.dataset.say !== state
  }
}
