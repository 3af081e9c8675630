import {
  blockHeight,
  type Run,
  stripPitch,
  stripWidth,
  threads,
  weaveStrip,
} from "#app/ui/own-cloth/weave.ts"

/** Number of blocks in a band of a learner's own pattern. */
export const clothBlocks = 6

/** Band of one lesson in a learner's own pattern. @param place index of the lesson */
export const stripOf = (seed: string, lesson: string, place: number): Run[] =>
  weaveStrip(`${seed} ${lesson}`, clothBlocks, place % 2 === 0 ? 0 : 1)

/** Pixels per unit, and of the margin around the pattern. */
const scale = 7
const margin = 70

/**
 * Draws a pattern to save as a picture, with a caption below.
 *
 * @param strips finished bands by index; the others show a placeholder
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
