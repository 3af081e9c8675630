import { describe, expect, test } from "vitest"
import { areaInText, areaText, townArea } from "#app/places/find-areas.server.ts"
import { placeDescription, placeHeading, placeLead } from "./place-text.ts"

const place = "Accra, Ghana"

describe("the lead of a country's or town's page", () => {
  test.each([
    [0, 0, "We know of no business in Accra, Ghana that accepts Guapcoin yet. The first one could be yours."],
    [
      1,
      1,
      "1 business in Accra, Ghana accepts Guapcoin. It was confirmed or approved within the last six months.",
    ],
    [
      1,
      0,
      "1 business in Accra, Ghana accepts Guapcoin. It was not confirmed or approved within the last six months.",
    ],
    [
      3,
      3,
      "3 businesses in Accra, Ghana accept Guapcoin. All of them were confirmed or approved within the last six months.",
    ],
    [
      3,
      1,
      "3 businesses in Accra, Ghana accept Guapcoin. 1 of them was confirmed or approved within the last six months.",
    ],
    [
      1200,
      1100,
      "1,200 businesses in Accra, Ghana accept Guapcoin. 1,100 of them were confirmed or approved within the last six months.",
    ],
  ])("with %i merchants, %i of them confirmed", (merchants, confirmed, sentence) => {
    expect(placeLead({ place, merchants, confirmed })).toBe(sentence)
  })

  test.each([
    ["US", "the United States"],
    ["PH", "the Philippines"],
    ["GM", "the Gambia"],
    ["DO", "the Dominican Republic"],
    ["GH", "Ghana"],
    ["DM", "Dominica"],
    ["VC", "St. Vincent & Grenadines"],
  ] as const)("has the name %s with its article", (country, name) => {
    const area = { kind: "country", country } as const
    expect(placeHeading({ place: areaInText(area) })).toBe(`Shops that accept Guapcoin in ${name}`)
    // A button has the name only.
    expect(areaText(area)).toBe(name.replace(/^the /, ""))
  })

  test("puts the country after a town, as in a postal address", () => {
    const manila = {
      id: 1,
      name: "Manila",
      slug: "manila",
      country: "PH",
      regionCode: "NCR",
      region: "",
    } as const
    const numbers = {
      latitude: 14.6,
      longitude: 121,
      population: 1,
      kind: "capital",
      timeZone: "Asia/Manila",
    } as const
    expect(areaInText(townArea({ ...manila, ...numbers }))).toBe("Manila, Philippines")
  })

  test("is also the description for search engines, and says nothing about merchants that do not exist", () => {
    const page = { place, merchants: 0, confirmed: 0 }
    expect(placeDescription(page)).toBe(placeLead(page))
    expect(placeDescription({ ...page, merchants: 2 })).toContain("See what they offer")
  })
})
