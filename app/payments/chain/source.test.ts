import { expect, test } from "vitest"
import { sourceOf } from "./source.ts"

test.each([
  ["https://rpc.example/", "https://rpc.example:8443/"],
  ["https://rpc.example/", "https://eu.rpc.example/key"],
  ["https://a.nodes.example.co.uk/", "https://example.co.uk/"],
  ["https://203.0.113.7/", "https://203.0.113.7:8443/"],
])("%s and %s are one source", (one, other) => {
  expect(sourceOf(one)).toBe(sourceOf(other))
})

test.each([
  ["https://rpc.example/", "https://rpc.example.org/"],
  ["https://one.co.uk/", "https://two.co.uk/"],
  ["https://one.github.io/", "https://two.github.io/"],
  ["https://203.0.113.7/", "https://203.0.113.8/"],
])("%s and %s are two sources", (one, other) => {
  expect(sourceOf(one)).not.toBe(sourceOf(other))
})
