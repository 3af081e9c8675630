import fc from "fast-check"
import { expect, test } from "vitest"
import { replaceBetween } from "./replace-between.ts"

const shout = (text: string, marks: [string, string]) =>
  replaceBetween(text, marks, (between) => `{${between}}`)

test("each part between the markers is replaced, and nothing else", () => {
  expect(shout("a<b>c<d>e", ["<", ">"])).toBe("a{b}c{d}e")
  expect(shout("<>", ["<", ">"])).toBe("{}")
  expect(shout("nothing", ["<", ">"])).toBe("nothing")
  expect(shout("a<b>c<d", ["<", ">"])).toBe("a{b}c<d")
  expect(replaceBetween("<a>", ["<", ">"], () => "$&$1")).toBe("$&$1")
})

test("the result is that of a regular expression", () => {
  const text = fc.array(fc.constantFrom("<<", ">>", "<", ">", "a", "\n", "$&")).map((parts) => parts.join(""))
  fc.assert(
    fc.property(text, (any) => {
      const expected = any.replaceAll(/<<([\s\S]*?)>>/g, (_, between) => `{${between}}`)
      expect(shout(any, ["<<", ">>"])).toBe(expected)
    }),
  )
})
