import { expect, test } from "vitest"
import { lessonPlan } from "./en/teaching.ts"

test("the parts of the 45-minute lesson plan add up to 45 minutes", () => {
  expect(lessonPlan.steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(45)
})
