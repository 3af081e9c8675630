/**
 * Tells a moment (`data-at`) on the visitor's own clock, in the sentence of `data-words`. Says nothing where the clocks
 * of `data-zone`, which the page shows already, say the same.
 */
export class LocalTimeElement extends HTMLElement {
  connectedCallback() {
    const { at = "", zone, words = "" } = this.dataset
    const moment = new Date(at)
    const text = (timeZone?: string, timeZoneName?: "short") =>
      new Intl.DateTimeFormat(document.documentElement.lang, {
        weekday: "short",
        month: "short",
        day: "numeric",
        hour: "numeric",
        minute: "2-digit",
        timeZone,
        timeZoneName,
      }).format(moment)
    this.textContent = text() === text(zone) ? "" : words.replace("{time}", text(undefined, "short"))
  }
}
