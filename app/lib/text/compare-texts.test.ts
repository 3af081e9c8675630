import { describe, expect, test } from "vitest"
import { compareTexts } from "./compare-texts.ts"

const differing = (one: string, other: string) => {
  const parts = compareTexts(one, other)
  return [parts.one, parts.other].map((side) => side.flatMap(({ text, differs }) => (differs ? [text] : [])))
}

describe("two texts compared word by word", () => {
  test.each([
    ["Cloth and thread.", "Cloth and wool.", ["thread"], ["wool"]],
    ["+1 404 555 0199", "+1 405 555 0199", ["404"], ["405"]],
    ["Open daily", "Open daily until nine", [], [" until nine"]],
    ["ada@example.org", "ada@example.com", ["org"], ["com"]],
    ["ሱቅ አዲስ", "ሱቅ አሮጌ", ["አዲስ"], ["አሮጌ"]],
    ["Ọjà tuntun", "Ọjà titun", ["tuntun"], ["titun"]],
    ["line\nline", "line\n\nline", ["\n"], ["\n\n"]],
    ["🧵 thread", "🪡 thread", ["🧵"], ["🪡"]],
    ["", "New", [], ["New"]],
    ["Same", "Same", [], []],
  ])("%j and %j differ in the visible parts", (one, other, inOne, inOther) => {
    expect(differing(one, other)).toEqual([inOne, inOther])
  })

  test("the joined parts of each are the whole text", () => {
    const one = "Ama's Kitchen — jollof, waakye\r\nand  (on Fridays) fufu 100%…"
    const other = "Ama’s kitchen - jollof\nand fufu, 100 %"
    const parts = compareTexts(one, other)
    expect(parts.one.map(({ text }) => text).join("")).toBe(one)
    expect(parts.other.map(({ text }) => text).join("")).toBe(other)
  })

  test("texts with little in common are not compared in detail", () => {
    const words = (name: string) => Array.from({ length: 20_000 }, (_, index) => `${name}${index}`).join(" ")
    const [one, other] = [words("a"), words("b")]
    expect(differing(one, other)).toEqual([[one], [other]])
  })
})
