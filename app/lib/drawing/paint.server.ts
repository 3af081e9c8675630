import { renderAsync } from "@resvg/resvg-js"
import sharp from "sharp"

/** So many pictures may wait for their turn. */
const mostWaiting = 10

let waiting = 0
// A large picture takes a processor for a second and 40 MB: one after the other.
let last: Promise<unknown> = Promise.resolve()

/**
 * Paints an SVG that has no text in it.
 *
 * @param width of the picture, in dots
 * @param dpi what a program shall take a dot for
 * @returns a PNG; null when too many wait for theirs
 */
export async function paintPng(svg: string, width: number, dpi: number): Promise<Buffer | null> {
  if (waiting >= mostWaiting) return null
  waiting++
  const picture = last.then(() => paint(svg, width, dpi)).finally(() => waiting--)
  last = picture.catch(() => undefined)
  return picture
}

async function paint(svg: string, width: number, dpi: number): Promise<Buffer> {
  const image = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
  })
  const raw = { width: image.width, height: image.height, channels: 4 } as const
  return sharp(image.pixels, { raw })
    .flatten({ background: "#fff" })
    .withMetadata({ density: dpi })
    .png({ compressionLevel: 6 })
    .toBuffer()
}
