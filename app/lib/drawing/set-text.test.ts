import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { breakLines } from "./set-text.ts"
import { readTypeface } from "./typeface.ts"

const face = readTypeface("Noto Sans SemiBold", readFileSync("app/fonts/noto-sans-600.ttf"))

test.each([
  "Ẹgbẹ́ Alájẹṣẹ́kù Àwọn Oníṣòwò Ọjà Ọba",
  "Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokai New Zealand",
  "ẹ̀".repeat(40),
  "W".repeat(120),
])("no line of '%.20s' is too wide, and no letter is lost", (text) => {
  for (const width of [3, 5, 9, 30]) {
    const lines = breakLines(text, face, width)
    for (const line of lines) expect(face.widthOf(line)).toBeLessThanOrEqual(width)
    expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""))
    // No line begins with a combining mark.
    for (const line of lines) expect(line).not.toMatch(/^\p{M}/u)
  }
})

test("words stay whole if they fit, and an address breaks after a slash", () => {
  expect(breakLines("Mama Ada Kitchen", face, 6)).toEqual(["Mama Ada", "Kitchen"])
  expect(breakLines("shop.example/pay/0a1b2c3d4e5f", face, 10)).toEqual(["shop.example/pay/", "0a1b2c3d4e5f"])
})
