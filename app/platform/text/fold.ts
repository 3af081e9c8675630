/** African Latin letters that no Unicode decomposition reaches, and what people type on a keyboard without them. */
const letters: Record<string, string> = {
  ɓ: "b",
  ɗ: "d",
  ƙ: "k",
  ƴ: "y",
  ɔ: "o",
  ɛ: "e",
  ŋ: "n",
  ɣ: "g",
  ʋ: "v",
  ƒ: "f",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ł: "l",
  đ: "d",
}

/** Lower case without diacritics, white space as single blanks, so that 'Ọ̀yọ́' is found by 'oyo' and 'ƊAN' by 'dan'. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\x20-\x7e]/gu, (letter) => letters[letter] ?? letter)
    .replace(/\s+/g, " ")
    .trim()
}
