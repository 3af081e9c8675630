/** The parts of the date and time that are shown. */
const formats: Record<string, Intl.DateTimeFormatOptions> = {
  day: { day: "numeric" },
  month: { month: "short", year: "numeric" },
  date: { dateStyle: "medium" },
  time: { weekday: "short", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
}

/** Shows a time (`data-at`) in the visitor's time zone, in the sentence of `data-words` if there is one. */
export class LocalTimeElement extends HTMLElement {
  connectedCallback() {
    const { at = "", format = "time", words = "{time}" } = this.dataset
    const text = new Intl.DateTimeFormat(document.documentElement.lang, formats[format]).format(new Date(at))
    this.textContent = words.replace("{time}", text)
  }
}
