import { expect, test } from "vitest"
import { shopPlaceText } from "./shop-place.ts"

const shop = { onlineOnly: false, city: "Nairobi", country: "KE", place: "Nairobi, Nairobi" } as const

test.each([
  [{}, "Nairobi, Kenya"],
  [{ city: "Atlanta", country: "US", place: "Atlanta, GA" }, "Atlanta, GA"],
  [{ city: "Accra", country: "GH", place: "Accra, " }, "Accra, Ghana"],
  [{ city: "Singapore", country: "SG", place: "Singapore, Singapore" }, "Singapore"],
  [{ city: "Somewhere", country: "ZZ", place: "Somewhere, Far" }, "Somewhere, Far"],
  [{ onlineOnly: true, city: null, place: "online" }, "Online"],
  [{ city: null, place: null }, null],
] as const)("a shop with %o is in '%s'", (change, text) => {
  expect(shopPlaceText({ ...shop, ...change })).toBe(text)
})
