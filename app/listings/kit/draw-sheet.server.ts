import type { Faces } from "#app/lib/drawing/faces.server.ts"
import { outlineText } from "#app/lib/drawing/outlines.server.ts"
import { format } from "#app/lib/text/format.ts"
import { escapeXml } from "#app/lib/text/formats/xml.ts"
import { codePath } from "#app/ui/copy/code-path.ts"
import { listingClothSvg } from "#app/ui/own-cloth/listing-cloth.ts"
import { blockHeight, stripPitch } from "#app/ui/own-cloth/weave.ts"
import { paymentKit } from "#content/en/payment-kit.ts"
import { layOut } from "./lay-out.ts"
import { codeText, type KitShop, sheetWords } from "./sheet-words.ts"
import { type SheetName, sheets } from "./sheets.ts"

const cloth = { strips: 2, blocks: 12 }
/** White margin that `codePath` adds, in dots. */
const border = 4

/**
 * A printable sheet: white paper, the shop's pattern along one side, and a QR
 * code that is readable with a quarter of it damaged.
 */
export function drawSheet(
  name: SheetName,
  shop: KitShop,
  { publicUrl, now, faces }: { publicUrl: string; now: Date; faces: Faces },
): string {
  const sheet = sheets[name]
  const { width, height, margin } = sheet
  const clothHeight = height - 2 * margin
  const clothWidth = (clothHeight * (cloth.strips * stripPitch - 1)) / (cloth.blocks * blockHeight)
  const { path, size } = codePath(codeText(shop, publicUrl), "Q")
  const words = sheetWords(shop, publicUrl, now)
  const { code, lines, bars } = layOut(sheet, words, faces, margin + clothWidth, size - 2 * border)

  const woven = listingClothSvg(shop.publicId, cloth).replace(
    "<svg ",
    `<svg x="${margin}" y="${margin}" width="${inMm(clothWidth)}" height="${inMm(clothHeight)}" `,
  )
  const [x, y] = [code.x - border * code.dot, code.y - border * code.dot]
  const painted = bars.map(
    (bar) =>
      `<path fill="${bar.colour}" d="M${inMm(bar.x)} ${inMm(bar.y)}h${inMm(bar.width)}v${inMm(bar.height)}h-${inMm(bar.width)}z"/>`,
  )
  const title = format(paymentKit.alt, { sheet: paymentKit.sheets[name], name: shop.name })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"><title>${escapeXml(title)}</title><path fill="#fff" d="M0 0h${width}v${height}H0z"/>${woven}<path fill="#000" shape-rendering="crispEdges" transform="translate(${inMm(x)} ${inMm(y)})scale(${code.dot.toFixed(4)})" d="${path}"/>${painted.join("")}${outlineText(lines, sheet, faces)}</svg>`
}

const inMm = (length: number): string => String(Math.round(length * 100) / 100)
