import { readFileSync } from "node:fs"
import path from "node:path"
import { renderAsync } from "@resvg/resvg-js"
import sharp from "sharp"
import { listingClothSvg } from "#app/ui/own-cloth/listing-cloth.ts"

const socialImageSize = { width: 1200, height: 630 }

/**
 * The average letter width of the display font, relative to its size. Wide letters are wider; a line has some spare width for
 * them.
 */
const averageLetter = 0.7
const textWidth = 690
const sizes = [76, 64, 54, 46, 38]
const mostLines = 4

/** @property listing the public id of the listing when the page is a listing's */
export type SharedPage = { title: string; listing?: string }

/**
 * Draws the Open Graph picture of a page: its title beside the site's pattern, or beside the pattern of the listing.
 *
 * @param rootDir the folder with the pattern and the font
 * @returns a PNG
 */
export async function drawSocialImage(
  rootDir: string,
  { title, listing }: SharedPage,
  siteName: string,
): Promise<Buffer> {
  const { width, height } = socialImageSize
  const { lines, size } = fitLines(title)
  const lineHeight = size * 1.15
  const top = height / 2 - ((lines.length - 1) * lineHeight) / 2 + size * 0.2
  // A listing's pattern is drawn once, at seven pixels a thread; the site's pattern repeats.
  const cloth = listing
    ? { svg: listingClothSvg(listing, { strips: 4, blocks: 5 }), left: 780, size: [469, 700] }
    : { svg: readFileSync(path.join(rootDir, "app/ui/pattern/cloth.svg"), "utf8"), left: 0, size: [324, 288] }
  const clothSize = `width="${cloth.size[0]}" height="${cloth.size[1]}"`
  const words = lines
    .map(
      (line, index) =>
        `<text x="72" y="${top + index * lineHeight}" font-size="${size}">${escapeXml(line)}</text>`,
    )
    .join("")
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Unbounded">
<defs>
<pattern id="cloth" x="${cloth.left}" ${clothSize} patternUnits="userSpaceOnUse">${cloth.svg.replace("<svg ", `<svg ${clothSize} `)}</pattern>
<linearGradient id="fade"><stop stop-color="#0b0a08"/><stop offset=".35" stop-color="#0b0a08" stop-opacity="0"/></linearGradient>
</defs>
<path fill="#0b0a08" d="M0 0h${width}v${height}H0z"/>
<path fill="url(#cloth)" d="M780 0h420v${height}H780z"/>
<path fill="url(#fade)" d="M780 0h420v${height}H780z"/>
<path fill="#f0b429" d="M72 ${height - 72}h96v6H72z"/>
<text x="72" y="104" font-size="30" fill="#f0b429">${escapeXml(siteName)}</text>
<g fill="#f8f2e4">${words}</g>
</svg>`
  const image = await renderAsync(svg, {
    font: {
      fontFiles: [path.join(rootDir, "server/social-images/unbounded-600.ttf")],
      // A fallback for letters that the font lacks.
      loadSystemFonts: true,
      defaultFontFamily: "Unbounded",
    },
  })
  // The picture has few colors: a palette saves two thirds of the bytes.
  return sharp(image.asPng()).png({ palette: true }).toBuffer()
}

/**
 * The largest size at which the title fits into four lines without breaking a word. A title that is too long is cut with an
 * ellipsis.
 */
function fitLines(title: string): { lines: string[]; size: number } {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length))
  for (const size of sizes) {
    const mostLetters = Math.floor(textWidth / (size * averageLetter))
    const lines = breakLines(title, mostLetters)
    if (lines.length <= mostLines && longestWord <= mostLetters) return { lines, size }
  }
  const size = sizes.at(-1) ?? 38
  const lines = breakLines(title, Math.floor(textWidth / (size * averageLetter))).slice(0, mostLines)
  return { lines: [...lines.slice(0, -1), `${lines.at(-1)}…`], size }
}

function breakLines(text: string, mostLetters: number): string[] {
  const lines: string[] = []
  for (const word of text
    .split(/\s+/)
    .flatMap((word) => word.match(new RegExp(`.{1,${mostLetters}}`, "gu")) ?? [])) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= mostLetters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
