/** Shows the minutes until `data-until`, rounded up, with the text of `data-words`. */
class TimeLeftElement extends HTMLElement {
  connectedCallback() {
    const { until = "", words = "" } = this.dataset
    const update = () => {
      const minutes = Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 60_000))
      const text = words.replace("{minutes}", String(minutes))
      if (this.textContent !== text) this.textContent = text
    }
    update()
    setInterval(update, 5000)
  }
}

customElements.define("time-left", TimeLeftElement)
