/** Each searched character, and its variants in other spellings. */
const variants: Record<string, string> = {
  // African Latin letters that have no Unicode decomposition, with what is typed on a keyboard without them.
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
  // One character of each type.
  "'": "`‘’‚‛‹›′‵ʹʻʼʽʾʿ՚׳ꞌ",
  '"': "“”„‟«»ʺˮ״〝〞",
  "-": "‐‒–—―⁃−֊־᠆〜⸺⸻",
  ",": "،",
  ";": "؛",
  "?": "؟",
  " ": "፡",
  // Arabic letters that are used for one another, and those of Persian and Urdu keyboards.
  ا: "ٱ",
  ه: "ةہھۃە",
  ي: "ىی",
  ك: "ک",
  // Amharic letters with the same sound.
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
/** The reverse map. Created on first use, so that the script of a page that never folds leaves it out. */
const lettersByVariant = () =>
  (letters ??= new Map(
    Object.entries(variants).flatMap(([one, others]) => [...others].map((other) => [other, one])),
  ))

/**
 * Returns a text in the form used for search, so that all spellings match: lower case without diacritics and invisible
 * characters, one letter or sign for its variants, 'and' for '&', single spaces. 'oyo' finds 'Ọ̀yọ́', "garba d'honneur" finds
 * 'Garba d’Honneur', 'ሀይሉ' finds 'ኃይሉ'. The database function fold_text does the same (migration 0055).
 */
export function fold(text: string): string {
  const letters = lettersByVariant()
  return (
    text
      // NFKD would decompose it into a space and an accent.
      .replaceAll("´", "'")
      .normalize("NFKD")
      // And the tatweel, which only lengthens an Arabic word.
      .replace(/[\p{M}\p{Cf}\u0640]+/gu, "")
      .toLowerCase()
      .replace(/[`\P{ASCII}]/gu, (letter) => letters.get(letter) ?? letter)
      .replaceAll("''", '"')
      .replaceAll("&", " and ")
      .replace(/\s+/g, " ")
      .trim()
  )
}
