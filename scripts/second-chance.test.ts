import { describe, expect, test } from "vitest"
import { closingLines, type Failed, giveSecondChance } from "./second-chance.mjs"

const failure = (file: string, name: string): Failed => ({
  suite: "rules",
  file,
  name,
  reason: "expected 1 to be 2",
  at: `${file}:3`,
})

/** A second run in which these fail and one other test passes. */
const again =
  (...failed: Failed[]) =>
  (_: string, file: string) => ({ passed: 1, failed: failed.filter((failure) => failure.file === file) })

describe("what failed is run once more, alone", () => {
  test("what passes then is unsteady, what fails again has failed", () => {
    const [steady, unsteady] = [failure("a.test.ts", "one"), failure("a.test.ts", "two")]
    expect(giveSecondChance([steady, unsteady], again(steady))).toEqual({
      failed: [steady],
      unsteady: [unsteady],
    })
  })

  test("each file once, whatever failed in it", () => {
    const runs: string[] = []
    giveSecondChance(
      [failure("a.test.ts", "one"), failure("a.test.ts", "two"), failure("b.test.ts", "one")],
      (suite, file) => {
        runs.push(`${suite} ${file}`)
        return { passed: 1, failed: [] }
      },
    )
    expect(runs).toEqual(["rules a.test.ts", "rules b.test.ts"])
  })

  test("what fails only then is unsteady, too", () => {
    const [first, second] = [failure("a.test.ts", "one"), failure("a.test.ts", "two")]
    expect(giveSecondChance([first], again(second)).unsteady).toEqual([first, second])
  })

  test("a second run that did not come about proves nothing", () => {
    const first = failure("a.test.ts", "one")
    const outcome = giveSecondChance([first], () => ({ passed: 0, failed: [] }))
    expect(outcome).toEqual({ failed: [first], unsteady: [] })
  })

  test("what belongs to no file has no second run", () => {
    const outside = failure("", "")
    expect(giveSecondChance([outside], again())).toEqual({ failed: [outside], unsteady: [] })
  })

  test("more than three unsteady ones have failed", () => {
    const four = [1, 2, 3, 4].map((number) => failure("a.test.ts", `test ${number}`))
    expect(giveSecondChance(four, again())).toEqual({ failed: four, unsteady: [] })
    expect(giveSecondChance(four.slice(1), again())).toEqual({ failed: [], unsteady: four.slice(1) })
  })

  test("more than ten failures are not run again", () => {
    const many = Array.from({ length: 11 }, (_, number) => failure("a.test.ts", `test ${number}`))
    const runAgain = () => {
      throw new Error("It was run again")
    }
    expect(giveSecondChance(many, runAgain)).toEqual({ failed: many, unsteady: [] })
  })
})

describe("the closing lines", () => {
  test("say why, where, and what was seen beside it, and end with the count", () => {
    const unsteady = { ...failure("b.test.ts", "two"), at: "", seen: { server: ["GET /", "503"] } }
    const lines = closingLines(7, { failed: [failure("a.test.ts", "one")], unsteady: [unsteady] })
    expect(lines.split("\n")).toEqual([
      "",
      "Failed:",
      "  rules > a.test.ts > one",
      "      expected 1 to be 2",
      "      at a.test.ts:3",
      "",
      "Unsteady, failed in one of two runs; mend them next:",
      "  rules > b.test.ts > two",
      "      expected 1 to be 2",
      "      server:",
      "      GET /",
      "      503",
      "",
      "7 passed, 1 failed",
    ])
  })

  test("of many long failures have room for each in the last 150 lines", () => {
    const log = Array.from({ length: 50 }, () => "line")
    const long = (number: number) => ({
      ...failure("a.test.ts", `test ${number}`),
      reason: log.join("\n"),
      seen: { server: log },
    })
    for (const many of [1, 10, 20, 200]) {
      const failed = Array.from({ length: many }, (_, number) => long(number))
      const lines = closingLines(7, { failed, unsteady: [] }).split("\n")
      expect(lines.length).toBeLessThanOrEqual(150)
      for (const { name } of failed.slice(0, 20)) expect(lines).toContain(`  rules > a.test.ts > ${name}`)
      expect(lines).toContain("      at a.test.ts:3")
      expect(lines.includes("      server:")).toBe(many <= 10)
      expect(lines.includes("  and 180 more")).toBe(many === 200)
    }
  })
})
