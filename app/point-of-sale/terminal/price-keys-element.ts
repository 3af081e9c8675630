/** Types into the field that `data-field` names; a key without a text takes the last character away. */
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
