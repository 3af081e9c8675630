import { weaveBands } from "./own-bands.ts"

/**
 * Draws what is typed into its field onto the sheet, and prints it. With the name comes the cloth that this device has: the
 * link alone, which others open, shows none but the site's. Nothing is stored, and nothing is sent.
 */
class CertificateNameElement extends HTMLElement {
  connectedCallback() {
    const field = this.querySelector("input")
    const drawn = this.querySelector("[data-name]")
    if (!field || !drawn) return
    const draw = () => {
      drawn.textContent = field.value.trim()
      if (drawn.textContent) weaveBands(this)
    }
    field.addEventListener("input", draw)
    this.querySelector("button")?.addEventListener("click", () => window.print())
    // A browser may have put back what was typed before a reload.
    draw()
  }
}

customElements.define("certificate-name", CertificateNameElement)
