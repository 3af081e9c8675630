import fc from "fast-check"
import { expect, test } from "vitest"
import { cleanLine, cleanParagraphs, controlCharacters } from "./clean-text.ts"

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        "a",
        " ",
        "\t",
        "\n",
        "\r\n",
        "\r",
        "\u2028",
        "\u202E",
        "\u200B",
        "\u0301",
        "\u3164",
        "é",
      ),
      {
        maxLength: 60,
      },
    )
    .map((parts) => parts.join("")),
)
const runs = { numRuns: 1000, seed: 1 }

test("cleaning a text twice equals cleaning it once", () => {
  for (const clean of [cleanLine, cleanParagraphs])
    fc.assert(
      fc.property(text, (given) => {
        expect(clean(clean(given))).toBe(clean(given))
      }),
      runs,
    )
})

test("a line has no line breaks, a text has no three in a row, and neither has direction characters", () => {
  fc.assert(
    fc.property(text, (given) => {
      expect(cleanLine(given)).not.toMatch(/[\n\r\t\u2028\u2029\u202A-\u202E\u2066-\u2069]/)
      expect(cleanParagraphs(given)).not.toMatch(/\n{3}|\r|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/)
    }),
    runs,
  )
})

test("control characters survive cleaning, so that they are refused", () => {
  const withControl = fc.tuple(
    text,
    fc.constantFrom("\u0000", "\u0007", "\u001B", "\u007F", "\u0085", "\uFFFD"),
    text,
  )
  fc.assert(
    fc.property(withControl, ([before, control, after]) => {
      const given = `x${before}${control}${after}x`
      expect(controlCharacters.test(cleanLine(given))).toBe(true)
      expect(controlCharacters.test(cleanParagraphs(given))).toBe(true)
    }),
    runs,
  )
})

test("the time to clean a text grows in proportion to its length", () => {
  const took = (length: number) => {
    const given = ` \n${"\u0301 \n".repeat(length)}x`
    const before = process.cpuUsage()
    cleanLine(given)
    cleanParagraphs(given)
    return process.cpuUsage(before).user / 1000
  }
  took(1000)
  expect(took(300_000)).toBeLessThan(5000)
})
