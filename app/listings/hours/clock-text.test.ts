import { expect, test } from "vitest"
import { clockText, shiftsText } from "./clock-text.ts"

test.each([
  ["18:00", "GH", "6:00 PM"],
  ["00:30", "US", "12:30 AM"],
  ["12:00", "JM", "12:00 PM"],
  ["24:00", "US", "12:00 AM"],
  ["18:00", "NG", "18:00"],
  ["24:00", "KE", "24:00"],
  ["18:00", "ZZ", "18:00"],
  ["18:00", null, "18:00"],
] as const)("%s in %s is formatted as %s", (time, country, text) => {
  expect(clockText(time, country)).toBe(text)
})

test("shifts are formatted with the clock of the country", () => {
  expect(shiftsText("09:00-13:00,14:30-18:00", "GH")).toBe("9:00 AM–1:00 PM, 2:30 PM–6:00 PM")
  expect(shiftsText("09:00-13:00,14:30-18:00", "FR")).toBe("09:00–13:00, 14:30–18:00")
})
