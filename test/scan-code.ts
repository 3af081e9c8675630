import jsQR from "jsqr"
import { type Element, elements } from "./html.ts"

/** Returns what a camera reads from the QR code with this label. Draws the dots of its path into a bitmap. */
export function scanCode(document: Element, label: RegExp): string | undefined {
  const svg = elements(document, "svg").find(
    ({ attributes }) => attributes.role === "img" && label.test(attributes["aria-label"] ?? ""),
  )
  const [, , size = 0] = (svg?.attributes.viewbox ?? "").split(" ").map(Number)
  const dark = svg && elements(svg, "path").find((path) => path.attributes.fill === "#000")
  const scale = 4
  const pixels = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255)
  for (const [, x, y, length] of (dark?.attributes.d ?? "").matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let dy = 0; dy < scale; dy++)
      for (let dx = 0; dx < Number(length) * scale; dx++) {
        const at = ((Number(y) * scale + dy) * size * scale + Number(x) * scale + dx) * 4
        pixels.fill(0, at, at + 3)
      }
  return jsQR(pixels, size * scale, size * scale)?.data
}
