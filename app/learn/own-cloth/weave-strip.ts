import { pathsOf } from "#app/ui/own-cloth/weave.ts"
import { stripOf } from "./cloth-picture.ts"
import { drawPaths } from "./draw-paths.ts"
import { beginCloth, recallSeed } from "./recall-seed.ts"

/**
 * Draws and shows the band of this page's lesson, the same as weave-on-device.ts draws it. A device without storage has
 * no pattern, and no band is shown. Sends nothing.
 */
function drawStrip(strip: HTMLElement) {
  const drawing = strip.querySelector("g")
  if (!drawing) return
  try {
    const { woven = "", place } = strip.dataset
    drawPaths(drawing, pathsOf(stripOf(recallSeed() ?? beginCloth(), woven, Number(place))))
    strip.hidden = false
  } catch {
    // Storage is full or blocked: the page works without it.
  }
}

for (const strip of document.querySelectorAll<HTMLElement>("[data-woven]")) drawStrip(strip)
