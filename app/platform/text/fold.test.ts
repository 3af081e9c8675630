import { expect, test } from "vitest"
import { fold } from "./fold.ts"

test.each([
  ["Ọ̀yọ́ Kitchen", "oyo kitchen"],
  ["Ẹgbẹ́  Aṣọ Òkè", "egbe aso oke"],
  ["Gidan Ɗan Ƙasa Ɓauna", "gidan dan kasa bauna"],
  ["Akɔm Ɛdziban", "akom edziban"],
  ["Nwanyị Ụlọ Ńka", "nwanyi ulo nka"],
  ["Café Ação", "cafe acao"],
  ["ＦＵＬＬ Width", "full width"],
  ["مطعم النيل", "مطعم النيل"],
  ["line\r\nbreak\ttab", "line break tab"],
])("%s folds to %s", (text, folded) => {
  expect(fold(text)).toBe(folded)
})
