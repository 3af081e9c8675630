import { blockHeight, pathsOf, stripPitch, stripWidth, threads } from "#app/ui/own-cloth/weave.ts"
import { stripOf } from "../own-cloth/cloth-picture.ts"
import { drawPaths } from "../own-cloth/draw-paths.ts"
import { recallSeed } from "../own-cloth/recall-seed.ts"

/**
 * Draws this device's pattern, if it has one, into the bands of a certificate: for each lesson a plain and a patterned
 * block side by side. Inside: bands with `data-band`, the lessons' paths in order; a lesson that is not on the
 * certificate has no drawing.
 */
export function weaveBands(root: HTMLElement): void {
  const seed = recallSeed()
  if (!seed) return
  for (const band of root.querySelectorAll<HTMLElement>("[data-band]"))
    band.dataset.band?.split(" ").forEach((lesson, place) => {
      const drawing = band.children[place]
      if (!(drawing instanceof SVGElement)) return
      const runs = stripOf(seed, lesson, place)
        .filter(({ y }) => y < 2 * blockHeight)
        .map((run) => (run.y < blockHeight ? run : { ...run, x: run.x + stripPitch, y: run.y - blockHeight }))
      const ground = {
        colour: threads.ink,
        path: `M0 0h${stripPitch + stripWidth}v${blockHeight}H0z`,
      }
      drawing.setAttribute("viewBox", `0 0 ${stripPitch + stripWidth} ${blockHeight}`)
      drawPaths(drawing, [ground, ...pathsOf(runs)])
    })
}
