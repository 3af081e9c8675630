import { expect, test } from "vitest"
import { slugify } from "./slugify.server.ts"

test.each([
  ["Ọ̀yọ́ Kitchen & Grill", "oyo-kitchen-and-grill"],
  ["Mama's   Place!", "mamas-place"],
  ["🎉🎉", ""],
  ["ሀበሻ ቡና", "habesha-buna"],
  ["متجر جديد", "mtjr-jdyd"],
  ["مطعم النيل", "mtm-lnyl"],
  ["Магазин №5", "magazin-no5"],
  ["新店 24", "xindian-24"],
  ["24/7", "24-7"],
  ["../../etc/passwd", "etc-passwd"],
  ["a".repeat(90), "a".repeat(60)],
])("%s becomes the slug %s", (text, slug) => {
  expect(slugify(text)).toBe(slug)
})
