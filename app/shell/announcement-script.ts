/**
 * Runs in the browser while the page is read, right behind the strip: hides one that this visitor has closed before, and
 * lets the others be closed. Its text goes into the page, so it calls nothing from outside of it.
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
    // A browser that keeps nothing shows it again.
  }
  button.hidden = false
  button.addEventListener("click", () => {
    // Whoever reads with a keyboard goes on with the page, not with its beginning.
    document.getElementById("main")?.focus({ preventScroll: true })
    strip.hidden = true
    try {
      localStorage.setItem(storageKey, name)
    } catch {}
  })
}
