import { describe, expect, test } from "vitest"
import { isLessPrecise, pinPosition, pinText, publicPin } from "./pin.ts"
import { plusCodeOf } from "./plus-code.server.ts"

const pin = "5.55678,-0.20123"
const shown = (pinPrecision: "exact" | "about" | "hidden", onlineOnly = false) =>
  publicPin({ pin, pinPrecision, onlineOnly })

describe("the public part of a pin is", () => {
  test("all five decimals if the owner chose so", () => {
    expect(shown("exact")).toEqual({ precision: "exact", text: pin })
  })
  test("two decimals for an approximate pin, with the Plus Code of the area around it", () => {
    const about = shown("about")
    expect(about).toEqual({ precision: "about", text: "5.56,-0.20" })
    expect(about && plusCodeOf(about)).toBe("6CQXHR00+")
  })
  test("nothing for a hidden pin and for an online-only business", () => {
    expect(shown("hidden")).toBeNull()
    expect(shown("exact", true)).toBeNull()
    expect(publicPin({ pin: null, pinPrecision: null, onlineOnly: false })).toBeNull()
  })
})

test("a pin is stored with five decimals, as the database requires", () => {
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

test("precision decreases from exact to about, to hidden, to no pin", () => {
  expect(isLessPrecise("exact", "about")).toBe(true)
  expect(isLessPrecise("about", "hidden")).toBe(true)
  expect(isLessPrecise("hidden", null)).toBe(true)
  expect(isLessPrecise("hidden", "exact")).toBe(false)
  expect(isLessPrecise(null, "hidden")).toBe(false)
})
