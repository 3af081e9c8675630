import fc from "fast-check"
import { expect, test } from "vitest"
import { partsOf } from "./linked-text.tsx"

const links = (text: string) => partsOf(text).flatMap(({ href }) => href ?? [])

test.each([
  ["Slides: https://guap.example/slides.", ["https://guap.example/slides"]],
  ["(see http://guap.example/a_(b)) and more", ["http://guap.example/a_(b)"]],
  [
    "two:\nhttps://a.example/?q=1&b=2\nhttps://b.example, too",
    ["https://a.example/?q=1&b=2", "https://b.example"],
  ],
  ["<https://a.example/x>", ["https://a.example/x"]],
  ["javascript:alert(1) data:text/html,x ftp://a.example mailto:a@b.example //a.example", []],
  ["https://", []],
])("of %j the addresses are %j", (text, found) => {
  expect(links(text)).toEqual(found)
})

test("no text is lost, and every link is an http or https address that a browser accepts", () => {
  const words = fc.constantFrom(
    "https://",
    "http://a.example",
    "javascript:",
    "//",
    ")",
    "(",
    ".",
    " ",
    "\n",
    "é",
    "<",
    "@",
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string({ maxLength: 5 }))), (pieces) => {
      const text = pieces.join("")
      const parts = partsOf(text)
      expect(parts.map((part) => part.text).join("")).toBe(text)
      for (const { href } of parts) if (href) expect(new URL(href).protocol).toMatch(/^https?:$/)
    }),
  )
})
