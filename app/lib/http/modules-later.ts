import { replaceBetween } from "../text/replace-between.ts"

/**
 * A document whose modules begin to load when it has been painted: until then nothing that a reader looks at shares the
 * network with a script. What is allowed to run by its hash still has to be: the browser checks it when it is put in.
 *
 * @param nonce what the scripts that React wrote are marked with; the one that is added here gets it too
 * @returns the document itself when it has no modules
 */
export function startModulesLater(html: string, nonce: string): string {
  const preloads: string[] = []
  let later = replaceBetween(html, ['<link rel="modulepreload"', ">"], (attributes) => {
    preloads.push(/ href="([^"]+)"/.exec(attributes)?.[1] ?? "")
    return ""
  })
  for (const mark of ["", ` nonce="${nonce}"`])
    later = replaceBetween(later, [`<script${mark} type="module"`, ">"], (attributes) => {
      // What the browser does not know as a script may have neither of these attributes.
      const address = attributes.replace(" src=", " data-src=").replace(' async=""', "")
      return `<script${mark} type="text/x-module"${address}>`
    })
  if (later === html) return html
  const starter = `(${startModules})(${JSON.stringify(preloads)})`
  return later.replace(/<\/body><\/html>$/, (end) => `<script nonce="${nonce}">${starter}</script>${end}`)
}

/** Runs in the browser. */
function startModules(preloads: string[]) {
  // What the scripts are written for (README, "Browsers"). An older browser has the pages without them, where every form is a plain post.
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
  // The first paint of all may be a background, a frame before there is anything to read.
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length > 0) start()
  }).observe({ type: "paint", buffered: true })
  // A browser that does not tell, or a tab that nobody looks at.
  addEventListener("load", () => setTimeout(start, 500))
}
