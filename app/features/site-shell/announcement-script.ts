// Runs while the page is read, right behind the strip: hides one that this visitor has closed before, and lets the
// others be closed. It is a script of its own because pages of text have no other.
const storageKey = "guapcoin.closedAnnouncement"
const strip = document.querySelector<HTMLElement>("[data-announcement]")
const button = strip?.querySelector("button")

if (strip && button) {
  const name = strip.dataset.announcement ?? ""
  strip.hidden = lastClosed() === name
  button.hidden = false
  button.addEventListener("click", () => {
    // Whoever reads with a keyboard goes on with the page, not with its beginning.
    document.getElementById("main")?.focus({ preventScroll: true })
    strip.hidden = true
    remember(name)
  })
}

function lastClosed(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    // A browser that keeps nothing shows it again.
    return null
  }
}

function remember(name: string): void {
  try {
    localStorage.setItem(storageKey, name)
  } catch {}
}

export {}
