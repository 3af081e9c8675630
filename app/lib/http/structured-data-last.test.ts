import { expect, test } from "vitest"
import { structuredDataLast } from "./structured-data-last.ts"

test("structured data moves to the end of the document, in order and unchanged", () => {
  const one = '<script type="application/ld+json">{"name":"$& \\u003c/script>"}</script>'
  const two = '<script type="application/ld+json">{}</script>'
  const before = `<html><head>${one}<title>T</title>${two}</head><body><p>Text</p></body></html>`
  expect(structuredDataLast(before)).toBe(
    `<html><head><title>T</title></head><body><p>Text</p>${one}${two}</body></html>`,
  )
})

test("a document without structured data is unchanged", () => {
  const text = '<html><head></head><body><script type="module"></script></body></html>'
  expect(structuredDataLast(text)).toBe(text)
})
