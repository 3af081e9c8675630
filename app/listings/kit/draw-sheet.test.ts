import jsQR from "jsqr"
import sharp, { type Sharp } from "sharp"
import { expect, test } from "vitest"

import { facesOf } from "#app/lib/drawing/faces.server.ts"
import { paintPng } from "#app/lib/drawing/paint.server.ts"
import { paymentKit } from "#content/en/payment-kit.ts"
import { drawSheet } from "./draw-sheet.server.ts"
import { layOut } from "./lay-out.ts"
import { type KitShop, sheetWords } from "./sheet-words.ts"
import { type SheetName, sheetNames, sheets } from "./sheets.ts"

const faces = facesOf(process.cwd())
const publicUrl = "https://guapcoin.example.org"
const now = new Date("2026-05-01T12:00:00Z")
const shop: KitShop = {
  publicId: "0a1b2c3d4e5f",
  slug: "kente",
  name: "Ọ̀yọ́ Kitchen",
  place: "Lagos, Nigeria",
  onlineOnly: false,
  walletAddress: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  walletNote: null,
  stickerCode: "K7M2PX",
}
const names = {
  wide: "W".repeat(120),
  marks: "Ẹ̀".repeat(60).slice(0, 120),
  words: "Ẹgbẹ́ Alájẹṣẹ́kù Àwọn Oníṣòwò Ọjà Ọba ".repeat(4).slice(0, 120),
  short: "A",
  other: "中文商店 ب",
}
const page = `${publicUrl}/pay/${shop.publicId}`

const draw = (name: SheetName, facts: KitShop = shop) => drawSheet(name, facts, { publicUrl, now, faces })
async function print(name: SheetName, facts?: KitShop): Promise<Buffer> {
  const { width, dpi } = sheets[name]
  const png = await paintPng(draw(name, facts), Math.round((width * dpi) / 25.4), dpi)
  if (!png) throw new Error("Too many wait")
  return png
}
async function scan(picture: Sharp): Promise<string | undefined> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

/** Simulates a phone photograph: small, rotated, skewed, blurred, darker, and JPEG-compressed. */
async function photograph(png: Buffer): Promise<Sharp> {
  const taken = await sharp(png)
    .resize({ width: 420 })
    .rotate(8, { background: "#bbb" })
    .affine([1, 0.08, -0.05, 0.94], { background: "#bbb" })
    .blur(0.8)
    .modulate({ brightness: 0.8 })
    .jpeg({ quality: 60 })
    .toBuffer()
  return sharp(taken)
}

test.each(sheetNames)(
  "the code of the %s can be read from its image and from a photograph of it",
  async (name) => {
    const png = await print(name)
    expect(await scan(sharp(png).resize({ width: 800 }))).toBe(page)
    expect(await scan(await photograph(png))).toBe(page)
  },
)

test.each(Object.entries(names))(
  "no text overlaps or leaves the sheet with a name such as '%s'",
  (_, name) => {
    for (const place of [null, "Lagos, Nigeria", `${"Taumatawhaka".repeat(9).slice(0, 100)}, New Zealand`])
      for (const walletAddress of [shop.walletAddress, null])
        for (const sheetName of sheetNames) {
          const sheet = sheets[sheetName]
          const facts = { ...shop, name, place, walletAddress }
          const words = sheetWords(facts, "https://directory-of-shops.guapcoin.example.org", now)
          const left = sheet.margin + 20
          const { code, lines } = layOut(sheet, words, faces, left, 33)
          expect(code.dot).toBeGreaterThanOrEqual(sheet.leastDot)
          const quiet = 4 * code.dot
          const codeBox = {
            left: code.x - quiet,
            right: code.x + 33 * code.dot + quiet,
            top: code.y - quiet,
            bottom: code.y + 33 * code.dot + quiet,
          }
          expect(codeBox.left).toBeGreaterThanOrEqual(left - 0.01)
          for (const line of lines) {
            const face = [faces.display, faces.text].find(({ family }) => family === line.family)
            const box = {
              left: line.x,
              right: line.x + (face?.widthOf(line.text) ?? 0) * line.size,
              top: line.y - line.size,
              bottom: line.y + 0.28 * line.size,
            }
            expect(box.left).toBeGreaterThan(left)
            expect(box.right).toBeLessThanOrEqual(sheet.width - sheet.margin + 0.01)
            expect(box.top).toBeGreaterThanOrEqual(sheet.margin - 0.01)
            expect(box.bottom).toBeLessThanOrEqual(sheet.height - sheet.margin + 0.01)
            const meets =
              box.left < codeBox.right - 0.01 &&
              codeBox.left < box.right &&
              box.top < codeBox.bottom - 0.01 &&
              codeBox.top + 0.01 < box.bottom
            expect([line.text, meets]).toEqual([line.text, false])
          }
          // No letter is missing.
          const printed = lines
            .map(({ text }) => text)
            .join("")
            .replaceAll(" ", "")
          for (const text of [words.name, words.place ?? "", words.warning, words.footer, words.last ?? ""])
            expect(printed).toContain(text.replaceAll(" ", ""))
          // Four points, as small print on packaging.
          expect(Math.min(...lines.map(({ size }) => size))).toBeGreaterThan(1.41)
        }
  },
)

test("a sheet shows who is paid, the end of the payment address, and the sticker's code", () => {
  const words = sheetWords(shop, publicUrl, now)
  expect(words).toMatchObject({
    headline: paymentKit.sheet.headline,
    address: `guapcoin.example.org/pay/${shop.publicId}`,
    ends: paymentKit.sheet.ends,
    last: "1BeAed",
    footer: "Sticker\u00a0code\u00a0K7M\u00a02PX · May\u00a01,\u00a02026",
  })
  expect(words.warning).toContain("guapcoin.example.org, the name above and an address that ends in 1BeAed")
})

test("a shop without a payment address shows 'ask at the counter', and one without premises asks to contact it", () => {
  const words = sheetWords({ ...shop, walletAddress: null, stickerCode: null }, publicUrl, now)
  expect([words.headline, words.ends, words.last]).toEqual([
    paymentKit.sheet.headlineAsk,
    paymentKit.sheet.ask.counter,
    null,
  ])
  expect(words.warning).not.toMatch(/ends in|null|\{/)
  expect(sheetWords({ ...shop, walletAddress: null, onlineOnly: true }, publicUrl, now).ends).toBe(
    paymentKit.sheet.ask.online,
  )
})

test("two shops have different patterns, and a sheet needs no font, script or external resource", () => {
  const svg = draw("card")
  expect(svg).toMatch(/^<svg [^>]*width="148mm" height="105mm"/)
  expect(svg).not.toMatch(/<text|<script|href|url\(|style=/)
  expect(svg.match(/http[^"]*/g)).toEqual(Array(2).fill("http://www.w3.org/2000/svg"))
  const clothOf = (drawn: string) => drawn.slice(drawn.indexOf("<svg ", 5), drawn.indexOf("</svg>"))
  expect(clothOf(svg)).not.toBe(clothOf(draw("card", { ...shop, publicId: "0a1b2c3d4e60" })))
  expect(draw("card", { ...shop, name: "<script>&\"'" })).toContain("&lt;script&gt;&amp;&quot;")
})
