import { replaceBetween } from "../text/replace-between.ts"

/**
 * Delays the modules of a document until the first paint: before it, no script competes with visible content for the network.
 * Scripts still need their hash in the policy, because the browser checks it when a script is inserted.
 *
 * @param nonce the nonce of the scripts that React wrote; the added script gets it too
 * @returns the unchanged document if it has no modules
 */
export function startModulesLater(html: string, nonce: string): string {
  const preloads: string[] = []
  let later = replaceBetween(html, ['<link rel="modulepreload"', ">"], (attributes) => {
    preloads.push(/ href="([^"]+)"/.exec(attributes)?.[1] ?? "")
    return ""
  })
  for (const mark of ["", ` nonce="${nonce}"`])
    later = replaceBetween(later, [`<script${mark} type="module"`, ">"], (attributes) => {
      // These two attributes are not allowed on a script of unknown type.
      const address = attributes.replace(" src=", " data-src=").replace(' async=""', "")
      return `<script${mark} type="text/x-module"${address}>`
    })
  if (later === html) return html
  const starter = `(${startModules})(${JSON.stringify(preloads)})`
  return later.replace(/<\/body><\/html>$/, (end) => `<script nonce="${nonce}">${starter}</script>${end}`)
}

/** Runs in the browser. */
function startModules(preloads: string[]) {
  // The scripts need these features (README, "Browsers"). Older browsers get the pages without script; every form is a plain
  // post.
  if (!CSS.supports("color: color-mix(in lab, red, red)") || !CSS.supports("selector(:has(a))")) return
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const href of preloads) {
      const link = document.createElement("link")
      link.rel = "modulepreload"
      link.href = href
      document.head.append(link)
    }
    for (const later of document.querySelectorAll<HTMLScriptElement>('script[type="text/x-module"]')) {
      const script = document.createElement("script")
      script.type = "module"
      if (later.dataset.src) script.src = later.dataset.src
      else script.textContent = later.textContent
      later.replaceWith(script)
    }
  }
  // Waits for first-contentful-paint: "first-paint" may be a background, a frame before there is text.
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length > 0) start()
  }).observe({ type: "paint", buffered: true })
  // For a browser that does not report paints, and for a tab in the background.
  addEventListener("load", () => setTimeout(start, 500))
}
