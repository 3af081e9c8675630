/** What stands in a text that is looked for, and the other ways in which people write it. */
const variants: Record<string, string> = {
  // African Latin letters that no decomposition of Unicode reaches, and what is typed on a keyboard without them.
  a: "ɑ",
  b: "ɓ",
  d: "ɗɖđð",
  e: "ɛǝə",
  f: "ƒ",
  g: "ɣɡ",
  h: "ħ",
  i: "ɩıɨ",
  k: "ƙ",
  l: "ł",
  n: "ŋɲ",
  o: "ɔøɵ",
  r: "ɽɍ",
  s: "ʃ",
  t: "ŧʈ",
  u: "ʊʉ",
  v: "ʋ",
  y: "ƴ",
  z: "ʒ",
  ae: "æ",
  oe: "œ",
  ss: "ß",
  th: "þ",
  σ: "ς",
  // One sign of each kind.
  "'": "`‘’‚‛‹›′‵ʹʻʼʽʾʿ՚׳ꞌ",
  '"': "“”„‟«»ʺˮ״〝〞",
  "-": "‐‒–—―⁃−֊־᠆〜⸺⸻",
  ",": "،",
  ";": "؛",
  "?": "؟",
  " ": "፡",
  // Arabic letters that are written for one another, and those of Persian and Urdu keyboards.
  ا: "ٱ",
  ه: "ةہھۃە",
  ي: "ىی",
  ك: "ک",
  // Amharic letters of one sound.
  ሀ: "ሃሐሓኀኃኸኻ",
  ሁ: "ሑኁኹ",
  ሂ: "ሒኂኺ",
  ሄ: "ሔኄኼ",
  ህ: "ሕኅኽ",
  ሆ: "ሖኆኾ",
  ሰ: "ሠ",
  ሱ: "ሡ",
  ሲ: "ሢ",
  ሳ: "ሣ",
  ሴ: "ሤ",
  ስ: "ሥ",
  ሶ: "ሦ",
  ሷ: "ሧ",
  አ: "ኣዐዓ",
  ኡ: "ዑ",
  ኢ: "ዒ",
  ኤ: "ዔ",
  እ: "ዕ",
  ኦ: "ዖ",
  ጸ: "ፀ",
  ጹ: "ፁ",
  ጺ: "ፂ",
  ጻ: "ፃ",
  ጼ: "ፄ",
  ጽ: "ፅ",
  ጾ: "ፆ",
  // Digits of Arabic and Persian keyboards.
  0: "٠۰",
  1: "١۱",
  2: "٢۲",
  3: "٣۳",
  4: "٤۴",
  5: "٥۵",
  6: "٦۶",
  7: "٧۷",
  8: "٨۸",
  9: "٩۹",
}

let letters: Map<string, string> | undefined
/** By each of the others. Made when it is needed: a script of a page that never folds leaves it out. */
const lettersByVariant = () =>
  (letters ??= new Map(
    Object.entries(variants).flatMap(([one, others]) => [...others].map((other) => [other, one])),
  ))

/**
 * A text as it is looked for, so that people find it however they write: lower case without diacritics and marks that nobody sees, one
 * letter or sign for those that are written for one another, 'and' for '&', white space as single blanks. 'Ọ̀yọ́' is found by 'oyo',
 * 'Garba d’Honneur' by "garba d'honneur", 'ኃይሉ' by 'ሀይሉ'. The database does the same: fold_text (migration 0055).
 */
export function fold(text: string): string {
  const letters = lettersByVariant()
  return (
    text
      // It would come apart into a blank and an accent.
      .replaceAll("´", "'")
      .normalize("NFKD")
      // With the tatweel, which only makes an Arabic word longer.
      .replace(/[\p{M}\p{Cf}\u0640]+/gu, "")
      .toLowerCase()
      .replace(/[`\P{ASCII}]/gu, (letter) => letters.get(letter) ?? letter)
      .replaceAll("''", '"')
      .replaceAll("&", " and ")
      .replace(/\s+/g, " ")
      .trim()
  )
}
