import { describe, expect, test } from "vitest"
import { isLessPrecise, pinPosition, pinText, publicPin } from "./pin.ts"
import { plusCodeOf } from "./plus-code.server.ts"

const pin = "5.55678,-0.20123"
const shown = (pinPrecision: "exact" | "about" | "hidden", onlineOnly = false) =>
  publicPin({ pin, pinPrecision, onlineOnly })

describe("of a pin, everybody gets", () => {
  test("all of it where its owner says so", () => {
    expect(shown("exact")).toEqual({ precision: "exact", text: pin })
  })
  test("two decimals of its surroundings, and the Plus Code of a square around them", () => {
    const about = shown("about")
    expect(about).toEqual({ precision: "about", text: "5.56,-0.20" })
    expect(about && plusCodeOf(about)).toBe("6CQXHR00+")
  })
  test("nothing where it is hidden, and of a business that is only online", () => {
    expect(shown("hidden")).toBeNull()
    expect(shown("exact", true)).toBeNull()
    expect(publicPin({ pin: null, pinPrecision: null, onlineOnly: false })).toBeNull()
  })
})

test("a pin is kept with five decimals, as the database asks for", () => {
  for (const [latitude, longitude, text] of [
    [5.5, -0.2, "5.50000,-0.20000"],
    [-0.000001, 179.999999, "0.00000,180.00000"],
    [-89.123456, -179.5, "-89.12346,-179.50000"],
  ] as const) {
    expect(pinText({ latitude, longitude })).toBe(text)
    expect(text).toMatch(/^-?[0-9]{1,2}[.][0-9]{5},-?[0-9]{1,3}[.][0-9]{5}$/)
    expect(pinPosition(text).latitude).toBeCloseTo(latitude, 4)
  }
})

test("less is known of a pin from exact over about to hidden, and to none", () => {
  expect(isLessPrecise("exact", "about")).toBe(true)
  expect(isLessPrecise("about", "hidden")).toBe(true)
  expect(isLessPrecise("hidden", null)).toBe(true)
  expect(isLessPrecise("hidden", "exact")).toBe(false)
  expect(isLessPrecise(null, "hidden")).toBe(false)
})
