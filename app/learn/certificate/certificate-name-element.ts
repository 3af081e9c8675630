import { weaveBands } from "./own-bands.ts"

/**
 * Shows the typed name on the certificate, and prints it. With the name, the bands take the pattern of this device;
 * someone who opens the link sees the site's pattern only. Nothing is stored or sent.
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
    // A browser may have restored the typed name after a reload.
    draw()
  }
}

customElements.define("certificate-name", CertificateNameElement)
