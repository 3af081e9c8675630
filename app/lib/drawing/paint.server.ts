import { renderAsync } from "@resvg/resvg-js"
import sharp from "sharp"

/** The maximum number of waiting pictures. */
const mostWaiting = 10

let waiting = 0
// A large picture takes a processor for one second and 40 MB: one at a time.
let last: Promise<unknown> = Promise.resolve()

/**
 * Renders an SVG without text.
 *
 * @param width of the picture, in pixels
 * @param dpi resolution in the metadata, for the printed size
 * @returns a PNG; null if too many are waiting
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
