import { calculateExchange, calculateStake, noFigure } from "./calculation.ts"

const calculations = { exchange: calculateExchange, stake: calculateStake }

/**
 * Calculates while the visitor types, the same as the server does on submit. Inside: the amount's input, links with
 * `data-amount` that fill in an amount, an element per figure (`data-figure`) and per problem (`data-problem`).
 */
export class DemoCalculatorElement extends HTMLElement {
  connectedCallback() {
    const input = this.querySelector("input[inputmode]")
    if (!(input instanceof HTMLInputElement)) return
    const show = () => this.#show(input)
    input.addEventListener("input", show)
    for (const link of this.querySelectorAll<HTMLElement>("a[data-amount]"))
      link.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        input.value = link.dataset.amount ?? ""
        show()
      })
    // A page restored by the browser may still have the amount typed before.
    show()
  }

  #show(input: HTMLInputElement) {
    const calculate = calculations[this.dataset.kind as keyof typeof calculations]
    const { figures, problem } = calculate(input.value, document.documentElement.lang)
    for (const place of this.querySelectorAll<HTMLElement | SVGPathElement>("[data-figure]")) {
      const figure = (figures as Record<string, string> | undefined)?.[place.dataset.figure ?? ""]
      if (place instanceof SVGPathElement) place.setAttribute("d", figure ?? "")
      else if (place.textContent !== (figure ?? noFigure)) place.textContent = figure ?? noFigure
    }
    for (const place of this.querySelectorAll<HTMLElement>("[data-problem]"))
      place.hidden = place.dataset.problem !== problem
    for (const link of this.querySelectorAll<HTMLElement>("a[data-amount]"))
      if (link.dataset.amount === input.value) link.setAttribute("aria-current", "true")
      else link.removeAttribute("aria-current")
    if (problem) input.setAttribute("aria-invalid", "true")
    else input.removeAttribute("aria-invalid")
  }
}
