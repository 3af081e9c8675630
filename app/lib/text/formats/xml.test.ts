import fc from "fast-check"
import { XMLParser, XMLValidator } from "fast-xml-parser"
import { expect, test } from "vitest"
import { escapeXml } from "./xml.ts"

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
})

test("any text is unchanged after escaping and parsing, in an element and in an attribute", () => {
  const text = fc.string({ unit: "binary", minLength: 1 }).filter((one) => /^[\P{C}]+$/u.test(one))
  fc.assert(
    fc.property(text, (given) => {
      const xml = `<a b="${escapeXml(given)}">${escapeXml(given)}</a>`
      expect(XMLValidator.validate(xml)).toBe(true)
      expect(parser.parse(xml).a).toEqual({ "#text": given, b: given })
    }),
  )
})

test("characters not allowed in XML are removed, and half of a surrogate pair is replaced", () => {
  expect(escapeXml("a\0b\u001bc\ufffed\ud800e\tf\n")).toBe("abcd\ufffde\tf\n")
})
