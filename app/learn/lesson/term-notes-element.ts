/**
 * Opens the note of a marked word at a press on it, so that the reader stays in the lesson. A press that asks for another tab,
 * and a browser without popovers, follow the link to the glossary.
 */
class TermNotesElement extends HTMLElement {
  connectedCallback() {
    document.addEventListener("click", (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const term = (event.target as Element).closest<HTMLAnchorElement>("a[data-term]")
      const note = term && document.getElementById(`note-${term.dataset.term}`)
      if (!note || !("showPopover" in note)) return
      event.preventDefault()
      // Its source is what it stands beside, where the browser can place one thing by another.
      note.showPopover({ source: term })
      // A screen reader begins to read it; Escape leads back to the word.
      note.focus()
    })
  }
}

customElements.define("term-notes", TermNotesElement)
