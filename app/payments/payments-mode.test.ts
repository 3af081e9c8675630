import { expect, test } from "vitest"
import { storedPaymentsMode } from "./payments-mode.ts"

test.each([
  [undefined, "show"],
  [null, "show"],
  ["off", "show"],
  [{}, "show"],
  [{ mode: "watch" }, "watch"],
  [{ mode: "listen" }, "show"],
  [{ mode: "show" }, "show"],
  [{ mode: "off" }, "off"],
])("the stored value %j means the mode '%s'", (value, mode) => {
  expect(storedPaymentsMode(value)).toBe(mode)
})
