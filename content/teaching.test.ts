import { expect, test } from "vitest"
import { lessonPlan } from "./en/teaching.ts"

test("the lesson plan of 45 minutes takes 45 minutes", () => {
  expect(lessonPlan.steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(45)
})
