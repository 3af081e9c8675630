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

describe("a town that was chosen", () => {
  test.each([
    ["for the city as it was typed", { city: "acc" }],
    ["for a city that is typed further towards its name", { city: "ACCR" }],
    ["before the country was", { country: "" }],
    ["by its code alone, as a file has it", { town: "gh/accra", city: "Osu" }],
  ])("is held %s", (_, change) => {
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
  ])("completes '%s', where that is the beginning of its name, to '%s'", (city, completed) => {
    expect(completeCity({ ...form, city })).toBe(completed)
  })

  test("is stored by its code, and not of a business that is only online", () => {
    expect(columnsOf(form).town).toBe("gh/accra")
    expect(columnsOf({ ...form, onlineOnly: true }).town).toBeNull()
  })

  test.each(["gh/accra", "ng/lagos|Accra|Ghana|Accra", "gh/Accra'|Accra|Ghana|Accra", "|||", "%"])(
    "is none where the form was made up: '%s'",
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
