/**
 * Opens a term's note on click, so that the reader stays in the lesson. Modified clicks (new tab), and browsers without
 * popovers, follow the link to the glossary.
 */
class TermNotesElement extends HTMLElement {
  connectedCallback() {
    document.addEventListener("click", (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const term = (event.target as Element).closest<HTMLAnchorElement>("a[data-term]")
      const note = term && document.getElementById(`note-${term.dataset.term}`)
      if (!note || !("showPopover" in note)) return
      event.preventDefault()
      // Anchors the note to the term, in browsers with anchor positioning.
      note.showPopover({ source: term })
      // So that a screen reader reads it; Escape returns to the term.
      note.focus()
    })
  }
}

customElements.define("term-notes", TermNotesElement)
