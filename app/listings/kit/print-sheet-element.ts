/** A button that opens the browser's dialog for printing. Without script the menu of the browser does the same. */
class PrintSheetElement extends HTMLElement {
  connectedCallback() {
    this.querySelector("button")?.addEventListener("click", () => window.print())
  }
}

customElements.define("print-sheet", PrintSheetElement)
