import { describe, expect, test } from "vitest"
import { cleanLine, cleanParagraphs, controlCharacters } from "./clean-text.ts"

describe("one line of text", () => {
  test.each([
    ["blanks around and in a row", "  Ade's \t  Kitchen ", "Ade's Kitchen"],
    ["letters typed as letter and mark", "O\u0323\u0300yo\u0323\u0301", "Ọ̀yọ́".normalize("NFC")],
    ["a line break, as a browser's input would", "Ade's\r\nKitchen\nLagos", "Ade's Kitchen Lagos"],
    ["a line separator", "Ade's\u2028Kitchen", "Ade's Kitchen"],
    ["an override of direction", "shop\u202Etxt.exe", "shoptxt.exe"],
    ["an isolate of direction", "\u2066shop\u2069", "shop"],
    ["operators and tags that are drawn as nothing", "Ken\u2062te\u{E0041} House", "Kente House"],
    ["fillers", "Ken\u3164te\u2800", "Kente"],
    ["a zero-width space and a byte order mark", "\uFEFFKen\u200Bte", "Kente"],
  ])("cleaning removes %s", (_, typed, cleaned) => {
    expect(cleanLine(typed)).toBe(cleaned)
  })

  test.each([
    ["emoji made of several, with their joiners", "👩🏾‍🍳 Chef 🇳🇬"],
    ["a flag that is made of tags", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} Shop"],
    ["the direction marks that Arabic needs", "مطعم\u200F (Lagos)"],
    ["the joiner that Persian needs", "می\u200Cخواهم"],
    ["the letters of Hausa and Twi", "Ɗan Ƙasa Ɛdziban"],
    ["markup, which is text", "<script>alert('1')</script>"],
    ["blanks that are no breaks", "12\u00A0000"],
  ])("cleaning keeps %s", (_, typed) => {
    expect(cleanLine(typed)).toBe(typed)
  })

  test.each([
    ["blanks", " \t "],
    ["line breaks", "\r\n\n"],
    ["direction marks", "\u200E\u200F"],
    ["joiners and overrides", "\u200D\u202E\u2066"],
    ["wide blanks", "\u3000\u00A0"],
    ["fillers that are drawn as nothing", "\u3164\u2800\u115F"],
    ["a mark without a letter", "\u0301\uFE0F"],
  ])("%s alone is an empty text: nothing is visible", (_, typed) => {
    expect(cleanLine(typed)).toBe("")
    expect(cleanParagraphs(typed)).toBe("")
  })
})

describe("a text of several lines", () => {
  test("it keeps its line breaks in one form, and at most one empty line", () => {
    expect(cleanParagraphs("We sell cloth. \r\n  Open daily.\r\r\r\n\n\nCome in!\n")).toBe(
      "We sell cloth.\nOpen daily.\n\nCome in!",
    )
  })

  test("direction characters are removed as in a line", () => {
    expect(cleanParagraphs("cloth\u202E\nhtolc")).toBe("cloth\nhtolc")
  })
})

describe("control characters", () => {
  test.each(["a\u0000b", "a\u0007b", "a\u000Bb", "a\u001Bb", "a\u007Fb", "a\u0085b", "a\uFFFDb"])(
    "%j survives cleaning, so that it is refused and not silently changed",
    (typed) => {
      expect(controlCharacters.test(cleanLine(typed))).toBe(true)
      expect(controlCharacters.test(cleanParagraphs(typed))).toBe(true)
    },
  )

  test("line breaks, tabs and emoji are allowed", () => {
    expect(controlCharacters.test(cleanParagraphs("one\r\n\ttwo 🎉 ‮ ‏"))).toBe(false)
  })
})
