import { expect, test } from "vitest"
import { slugOf } from "./listing-slug.server.ts"

test.each([
  ["In", "shop-in"],
  ["Owner", "shop-owner"],
  ["Log", "shop-log"],
  ["In & Out", "in-and-out"],
])("a business called '%s' gets the slug '%s', which is not another page of the directory", (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
