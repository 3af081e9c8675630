import "#app/ui/copy/copy-text-script.ts"
import "./time-left-element.ts"

/**
 * Reloads the page when the server reports another version. Listens only while the page is visible, and shows when
 * the connection is lost. If no stream is available because of too many listeners, it reloads every five seconds.
 */
class LiveStateElement extends HTMLElement {
  connectedCallback() {
    const { href = "", version } = this.dataset
    const stale = this.querySelector<HTMLElement>("[data-stale]")
    let source: EventSource | undefined
    let timer = 0
    const mark = (isStale: boolean) => {
      if (stale) stale.hidden = !isStale
    }
    const listen = () => {
      source?.close()
      clearTimeout(timer)
      if (document.hidden) return
      source = new EventSource(href)
      source.onopen = () => mark(false)
      source.onmessage = ({ data }) => data !== version && location.reload()
      source.onerror = () => {
        mark(true)
        if (source?.readyState === EventSource.CLOSED)
          timer = window.setTimeout(() => location.reload(), 5000)
      }
    }
    document.addEventListener("visibilitychange", listen)
    listen()
  }
}

customElements.define("live-state", LiveStateElement)
