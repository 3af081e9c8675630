import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { readTypeface } from "./typeface.ts"

const face = readTypeface("Noto Sans SemiBold", readFileSync("app/fonts/noto-sans-600.ttf"))
const display = readTypeface("Unbounded SemiBold", readFileSync("server/social-images/unbounded-600.ttf"))

const alphabets = {
  yoruba: "abdeẹfgghijklmnoọprsṣtuwyABDEẸFGHIJKLMNOỌPRSṢTUWYáàéèẹ́ẹ̀íìóòọ́ọ̀úùńǹḿm̀n̄",
  igbo: "abchdefghịijklmnṅoọprstuụvwyzABCDEFGHỊIJKLMNṄOỌPRSTUỤVWYZàáèéìíòóùúị̀ị́ọ̀ọ́ụ̀ụ́ǹńn̄m̄",
  hausa: "abɓcdɗefghijkƙlmnorsshtuwyƴzʼABƁCDƊEFGHIJKƘLMNORSTUWYƳZàáâèéêìíîòóôùúûr̃",
  akan: "abdeɛfghiklmnoɔprstuwyABDEƐFGHIKLMNOƆPRSTUWYáàéèɛ́ɛ̀íìóòɔ́ɔ̀úùãẽĩõũɛ̃ɔ̃",
}

test.each(Object.entries(alphabets))("every letter of %s is in the face of what is printed", (_, letters) => {
  for (const form of ["NFC", "NFD"]) expect(face.has(letters.normalize(form))).toBe(true)
  expect(face.has("₦₵€£ “Mama’s” – No. 5")).toBe(true)
})

test("a letter that a face does not have is known", () => {
  expect(display.has("Ọ̀ṣun")).toBe(true)
  expect(display.has("ṅ")).toBe(false)
  for (const other of ["中", "ب", "😀"]) expect(face.has(other)).toBe(false)
})

test("widths are those of the font: marks have none", () => {
  // What fontTools says of its table hmtx.
  expect(face.widthOf("M")).toBeCloseTo(0.929, 3)
  expect(face.widthOf("ọ̀")).toBeCloseTo(face.widthOf("o"), 3)
  expect(face.widthOf("中")).toBe(1)
})
