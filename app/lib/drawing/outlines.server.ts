import { Resvg } from "@resvg/resvg-js"
import { escapeXml } from "../text/formats/xml.ts"
import type { Faces } from "./faces.server.ts"
import type { SetLine } from "./set-text.ts"

/** Outlines are drawn this much larger, so that whole numbers are fine enough and their parts can be cut off as text. */
const scale = 100

/**
 * Lines of text as outlines of their letters: what is printed looks the same in every program, and needs no font there.
 *
 * @param size of the drawing, in whose lengths the lines stand
 * @returns paths for an SVG, to a hundredth of its unit
 */
export function outlineText(
  lines: readonly SetLine[],
  size: { width: number; height: number },
  faces: Faces,
): string {
  const texts = lines.map(
    ({ text, x, y, size, family, colour }) =>
      `<text x="${x * scale}" y="${y * scale}" font-size="${size * scale}" font-family="${family}" fill="${colour}" xml:space="preserve">${escapeXml(text)}</text>`,
  )
  const box = `0 0 ${size.width * scale} ${size.height * scale}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${texts.join("")}</svg>`
  const hasAll = lines.every(({ text }) => faces.text.has(text))
  const drawn = new Resvg(svg, {
    // Looking for the fonts of the machine takes a tenth of a second: only for letters that ours do not have.
    font: { fontFiles: faces.files, loadSystemFonts: !hasAll, defaultFontFamily: faces.text.family },
  }).toString()
  const paths = [...drawn.matchAll(/<path fill="(#[\da-f]{6})"[^>]*? d="([^"]*)"/g)].map(
    ([, colour, path = ""]) => `<path fill="${colour}" d="${shorten(path)}"/>`,
  )
  return `<g transform="scale(${1 / scale})">${paths.join("")}</g>`
}

const shorten = (path: string): string => path.replace(/\.\d+/g, "").replace(/ ?([A-Z]) ?/g, "$1")
