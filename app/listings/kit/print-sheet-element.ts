/** A button that opens the print dialog. Without script, use the browser's menu. */
class PrintSheetElement extends HTMLElement {
  connectedCallback() {
    this.querySelector("button")?.addEventListener("click", () => window.print())
  }
}

customElements.define("print-sheet", PrintSheetElement)
