import { describe, expect, test } from "vitest"
import { columnsOf } from "../application/application-row.ts"
import { shortApplication } from "../application/test-application.ts"
import { completeCity, heldTown, townValue } from "./town-choice.ts"

const town = townValue({
  code: "gh/accra",
  city: "acc",
  country: "Ghana",
  label: "Accra, Greater Accra, Ghana",
})
const form = { ...shortApplication, town, city: "Accra", country: "Ghana" }

describe("a selected town", () => {
  test.each([
    ["for the city as it was typed", { city: "acc" }],
    ["for a city that is typed further towards its name", { city: "ACCR" }],
    ["before the country was", { country: "" }],
    ["by its code alone, as a file has it", { town: "gh/accra", city: "Osu" }],
  ])("is preserved %s", (_, change) => {
    expect(heldTown({ ...form, ...change })?.code).toBe("gh/accra")
  })

  test.each([
    ["the city", { city: "Kumasi" }],
    ["the country", { country: "Nigeria" }],
    ["both", { city: "Lagos", country: "Nigeria" }],
  ])("is dropped when %s changes", (_, change) => {
    expect(heldTown({ ...form, ...change })).toBeUndefined()
    expect(columnsOf({ ...form, ...change }).town).toBeNull()
  })

  test.each([
    ["acc", "Accra"],
    ["ACCRA", "ACCRA"],
    ["Kumasi", "Kumasi"],
    ["", ""],
  ])("completes '%s', if its name begins so, to '%s'", (city, completed) => {
    expect(completeCity({ ...form, city })).toBe(completed)
  })

  test("is stored by its code, but not for an online-only business", () => {
    expect(columnsOf(form).town).toBe("gh/accra")
    expect(columnsOf({ ...form, onlineOnly: true }).town).toBeNull()
  })

  test.each(["gh/accra", "ng/lagos|Accra|Ghana|Accra", "gh/Accra'|Accra|Ghana|Accra", "|||", "%"])(
    "is ignored if the posted value is forged: '%s'",
    (made) => {
      const stored = columnsOf({
        ...form,
        town: made,
        country: made === "gh/accra" ? "Nigeria" : "Ghana",
      }).town
      expect(stored).toBeNull()
    },
  )
})
