import { expect, test } from "vitest"
import { slugOf } from "./merchant-slug.server.ts"

test.each([
  ["In", "shop-in"],
  ["Owner", "shop-owner"],
  ["Log", "shop-log"],
  ["In & Out", "in-and-out"],
])("a business called '%s' asks for the address '%s', which no page of the directory has", (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
