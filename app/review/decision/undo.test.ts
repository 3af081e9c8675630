import { expect, test } from "vitest"
import { canUndo, readDecisions, writeDecisions } from "./undo.ts"

test("decisions survive writing and reading; malformed ones are dropped", () => {
  const decisions = [
    { id: 12, number: 1 },
    { id: 15, number: 2 },
  ]
  expect(readDecisions(writeDecisions(decisions))).toEqual(decisions)
  for (const text of ["", "12", "12:", ":1", "12:0", "0:1", "1:2:3", "1e3:1", "-1:1", "x:y", "12:1.5"])
    expect(readDecisions(text)).toEqual([])
  expect(readDecisions("x,12:1,12")).toEqual([{ id: 12, number: 1 }])
  expect(readDecisions("1:1,".repeat(5000))).toHaveLength(100)
})

test("a decision can be undone for a minute, a pending submission never", () => {
  const decidedAt = new Date("2026-05-01T12:00:00Z")
  const after = (seconds: number) => new Date(decidedAt.getTime() + seconds * 1000)
  expect([after(0), after(59), after(60)].map((now) => canUndo({ decidedAt }, now))).toEqual([
    true,
    true,
    false,
  ])
  expect(canUndo({ decidedAt: null }, decidedAt)).toBe(false)
})
