import { Resvg } from "@resvg/resvg-js"
import { escapeXml } from "../text/formats/xml.ts"
import type { Faces } from "./faces.server.ts"
import type { SetLine } from "./set-text.ts"

/** Outlines are drawn at this scale, so that whole numbers are precise enough and decimals can be removed from the text. */
const scale = 100

/**
 * Returns lines of text as outlines of their letters: print looks the same in every program, without fonts.
 *
 * @param size of the drawing, in the units of the lines
 * @returns paths for an SVG, with a precision of a hundredth of its unit
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
    // Loading the system fonts takes 0.1 s: only for letters that our fonts lack.
    font: { fontFiles: faces.files, loadSystemFonts: !hasAll, defaultFontFamily: faces.text.family },
  }).toString()
  const paths = [...drawn.matchAll(/<path fill="(#[\da-f]{6})"[^>]*? d="([^"]*)"/g)].map(
    ([, colour, path = ""]) => `<path fill="${colour}" d="${shorten(path)}"/>`,
  )
  return `<g transform="scale(${1 / scale})">${paths.join("")}</g>`
}

const shorten = (path: string): string => path.replace(/\.\d+/g, "").replace(/ ?([A-Z]) ?/g, "$1")
