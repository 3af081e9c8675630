/** Writes the position of the device into a form field on request. Nothing is sent before the form is submitted. */
export class ThisPlaceElement extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector("button")
    if (!button || !("geolocation" in navigator)) return
    button.hidden = false
    button.onclick = () => {
      this.#say("asking")
      navigator.geolocation.getCurrentPosition(this.#write, this.#fail, {
        enableHighAccuracy: true,
        timeout: 30_000,
      })
    }
  }

  #write = ({ coords: { latitude, longitude, accuracy } }: GeolocationPosition) => {
    const field = this.closest("form")?.elements.namedItem(this.dataset.field ?? "")
    if (!(field instanceof HTMLInputElement)) return
    field.value = [latitude, longitude].map((degrees) => degrees.toFixed(5)).join(", ")
    field.focus()
    // Without GPS a device only knows its approximate position.
    this.#say(accuracy > 200 ? "rough" : "found", Math.max(1, Math.round(accuracy)))
  }

  #fail = ({ code, PERMISSION_DENIED }: GeolocationPositionError) => {
    this.#say(code === PERMISSION_DENIED ? "denied" : "failed")
  }

  #say(sentence: string, meters = 0) {
    const status = this.querySelector("[role=status]")
    if (status) status.textContent = (this.dataset[sentence] ?? "").replace("{meters}", String(meters))
  }
}
