/** Types into the field named by `data-field`. A key with empty text deletes the last character. */
class PriceKeysElement extends HTMLElement {
  connectedCallback() {
    const field = document.querySelector<HTMLInputElement>(`[name="${this.dataset.field}"]`)
    this.addEventListener("click", ({ target }) => {
      const key = (target as HTMLElement).closest<HTMLElement>("[data-key]")?.dataset.key
      if (!field || key === undefined) return
      field.value = key ? field.value + key : field.value.slice(0, -1)
    })
  }
}

customElements.define("price-keys", PriceKeysElement)
