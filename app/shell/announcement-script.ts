/**
 * Runs inline right after the announcement while the page is parsed: hides one that this visitor closed before, and
 * makes others closable. Its source is inserted into the page, so it cannot use anything outside of it.
 */
export function startAnnouncement() {
  const storageKey = "guapcoin.closedAnnouncement"
  const strip = document.querySelector<HTMLElement>("[data-announcement]")
  const button = strip?.querySelector("button")
  if (!strip || !button) return

  const name = strip.dataset.announcement ?? ""
  try {
    strip.hidden = localStorage.getItem(storageKey) === name
  } catch {
    // Without storage the announcement is shown again.
  }
  button.hidden = false
  button.addEventListener("click", () => {
    // Keyboard users continue at the page's content, not at its start.
    document.getElementById("main")?.focus({ preventScroll: true })
    strip.hidden = true
    try {
      localStorage.setItem(storageKey, name)
    } catch {}
  })
}
