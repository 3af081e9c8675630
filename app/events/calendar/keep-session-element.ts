import { keepSession } from "#app/ui/own-cloth/kept-sessions.ts"

/** Notes on this device that a session was put into a calendar: any link inside that was followed. Nothing is sent. */
class KeepSessionElement extends HTMLElement {
  connectedCallback() {
    this.addEventListener("click", ({ target }) => {
      const { session } = this.dataset
      if (session && target instanceof Element && target.closest("a")) keepSession(session)
    })
  }
}

customElements.define("keep-session", KeepSessionElement)
