import {
  blockHeight,
  type Run,
  stripPitch,
  stripWidth,
  threads,
  weaveStrip,
} from "#app/ui/own-cloth/weave.ts"

/** How many blocks lie one under the other in a strip of a learner's cloth. */
export const clothBlocks = 6

/** The strip of one lesson in a cloth of its own, at the place that the lesson has among all. */
export const stripOf = (seed: string, lesson: string, place: number): Run[] =>
  weaveStrip(`${seed} ${lesson}`, clothBlocks, place % 2 === 0 ? 0 : 1)

/** Pixels of a thread, and around the cloth. */
const scale = 7
const margin = 70

/**
 * Draws a cloth for saving, with what it says below.
 *
 * @param strips those that are woven, by their place; the others show their warp
 */
export function drawPicture(
  canvas: HTMLCanvasElement,
  strips: readonly (Run[] | undefined)[],
  caption: string,
): void {
  const high = clothBlocks * blockHeight * scale
  canvas.width = (strips.length * stripPitch - 1) * scale + 2 * margin
  canvas.height = high + 2 * margin + 60
  const brush = canvas.getContext("2d")
  if (!brush) return
  const paint = (colour: string, x: number, y: number, width: number, height: number) => {
    brush.fillStyle = colour
    brush.fillRect(x, y, width, height)
  }
  paint(threads.ink, 0, 0, canvas.width, canvas.height)
  strips.forEach((runs, place) => {
    const left = margin + place * stripPitch * scale
    if (!runs)
      for (const at of [2, stripWidth / 2, stripWidth - 2])
        paint("#5e4300", left + at * scale, margin, 2, high)
    for (const { x, y, width, thread } of runs ?? [])
      if (thread !== "ink") paint(threads[thread], left + x * scale, margin + y * scale, width * scale, scale)
  })
  brush.fillStyle = "#f8f2e4"
  brush.font = "600 34px 'Bricolage Grotesque', system-ui, sans-serif"
  brush.textAlign = "center"
  brush.fillText(caption, canvas.width / 2, canvas.height - 56, canvas.width - 2 * margin)
}
