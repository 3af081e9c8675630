import { expect, test } from "vitest"
import { createFailureLog } from "./failure-log.ts"
import { createLog } from "./log.ts"

const away = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" })

test("an unavailable database is logged once, and once more when it is back; a bug is logged each time", () => {
  const lines: string[] = []
  const failures = createFailureLog(
    createLog((line) => lines.push(JSON.parse(line).event)),
    "work.failed",
  )
  const told = () => lines.splice(0)
  for (let second = 0; second < 60; second++) failures.failed(away())
  expect(told()).toEqual(["work.failed"])
  failures.worked()
  failures.worked()
  expect(told()).toEqual(["work.failed-no-more"])
  failures.failed(away())
  for (let second = 0; second < 3; second++) failures.failed(new TypeError("a bug"))
  expect(told()).toEqual(Array(4).fill("work.failed"))
})
