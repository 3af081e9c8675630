import { keepSession } from "#app/ui/own-cloth/kept-sessions.ts"

/** Records on this device that a session was added to a calendar, when a link inside is followed. Sends nothing. */
class KeepSessionElement extends HTMLElement {
  connectedCallback() {
    this.addEventListener("click", ({ target }) => {
      const { session } = this.dataset
      if (session && target instanceof Element && target.closest("a")) keepSession(session)
    })
  }
}

customElements.define("keep-session", KeepSessionElement)
