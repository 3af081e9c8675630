import { pathsOf } from "#app/ui/own-cloth/weave.ts"
import { stripOf } from "./cloth-picture.ts"
import { drawPaths } from "./draw-paths.ts"
import { beginCloth, recallSeed } from "./recall-seed.ts"

/**
 * Draws the strip of the lesson whose page this is, and shows it: the one that weave-on-device.ts draws for it. A device that keeps
 * nothing has no cloth, and no strip is shown. Nothing is sent.
 */
function drawStrip(strip: HTMLElement) {
  const drawing = strip.querySelector("g")
  if (!drawing) return
  try {
    const { woven = "", place } = strip.dataset
    drawPaths(drawing, pathsOf(stripOf(recallSeed() ?? beginCloth(), woven, Number(place))))
    strip.hidden = false
  } catch {
    // Full or forbidden: the page works without it.
  }
}

for (const strip of document.querySelectorAll<HTMLElement>("[data-woven]")) drawStrip(strip)
