/**
 * A document whose modules begin to load when it has been painted: until then nothing that a reader looks at shares the
 * network with a script. What is allowed to run by its hash still has to be: the browser checks it when it is put in.
 *
 * @param nonce what the scripts that React wrote are marked with; the one that is added here gets it too
 * @returns the document itself when it has no modules
 */
export function startModulesLater(html: string, nonce: string): string {
  const later = html
    .replaceAll('<link rel="modulepreload"', "<link data-later")
    .replaceAll(/<script( nonce="[^"]*")? type="module"/g, '<script$1 type="later"')
  if (later === html) return html
  return later.replace(
    /<\/body><\/html>$/,
    (end) => `<script nonce="${nonce}">(${startModules})()</script>${end}`,
  )
}

/** Runs in the browser. */
function startModules() {
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-later]"))
      link.rel = "modulepreload"
    for (const later of document.querySelectorAll<HTMLScriptElement>("script[type=later]")) {
      const script = document.createElement("script")
      script.type = "module"
      if (later.src) script.src = later.src
      else script.textContent = later.textContent
      later.replaceWith(script)
    }
  }
  new PerformanceObserver(start).observe({ type: "paint", buffered: true })
  // A browser that does not tell, or a tab that nobody looks at.
  addEventListener("load", () => setTimeout(start, 500))
}
