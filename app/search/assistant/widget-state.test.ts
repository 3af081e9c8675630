import { expect, test } from "vitest"
import { nextWidgetState, type WidgetAction, type WidgetState } from "./widget-state.ts"

test.each<[WidgetState, WidgetAction, WidgetState]>([
  ["closed", "open", "open"],
  ["open", "minimise", "minimised"],
  ["open", "close", "closed"],
  ["minimised", "restore", "open"],
  ["minimised", "close", "closed"],
  ["closed", "minimise", "closed"],
  ["minimised", "open", "minimised"],
])("the assistant in state %s, on the action %s, is %s", (state, action, next) => {
  expect(nextWidgetState(state, action)).toBe(next)
})
