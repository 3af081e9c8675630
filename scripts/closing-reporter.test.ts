import { execFile } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { afterAll, expect, test } from "vitest"

const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-reporter-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a test file as npm test does. @returns its last lines and its exit code */
async function runTests(source: string): Promise<{ closing: string[]; code: number }> {
  const root = mkdtempSync(path.join(folder, "run-"))
  mkdirSync(path.join(root, "a b"))
  writeFileSync(path.join(root, "a b", "some.test.js"), source)
  const reporter = path.resolve("test/closing-reporter.ts")
  const args = [
    "run",
    "--root",
    root,
    "--globals",
    "--retry=1",
    "--reporter=default",
    `--reporter=${reporter}`,
  ]
  const ended = await promisify(execFile)(process.execPath, ["node_modules/vitest/vitest.mjs", ...args], {
    env: { ...process.env, NO_COLOR: "1" },
  }).catch((error: { stdout: string; code: number }) => error)
  const lines = ended.stdout.trimEnd().split("\n")
  const at = lines.findIndex((line) => /^(FAILED|UNSTEADY)/.test(line))
  return { closing: lines.slice(at), code: "code" in ended ? Number(ended.code) : 0 }
}

const unsteady = (count: number) => `
  const tries = {}
  test.each([${[...Array(count).keys()]}])("unsteady %s", (n) => {
    tries[n] = (tries[n] ?? 0) + 1
    expect(tries[n]).toBe(2)
  })`

test("a failure is reported with its reason and location, and counted", async () => {
  const { closing, code } = await runTests(`
    test("fails", () => expect("teal").toBe("gold"))
    test("passes", () => {})
    describe("a part that is not prepared", () => {
      beforeAll(() => { throw new Error("no cloth") })
      test("does not run", () => {})
    })`)
  const text = closing.join("\n")
  expect(code).toBe(1)
  expect(text).toMatch(/some\.test\.js > fails\n +at .*some\.test\.js:2\n.*expected 'teal' to be 'gold'/)
  expect(text).toMatch(/no cloth/)
  expect(closing.at(-1)).toBe("1 passed, 2 failed")
  expect(closing.length).toBeLessThan(150)
})

test("a test that passes on a retry is reported and green; four such tests are red", async () => {
  const three = await runTests(unsteady(3))
  expect(three.code).toBe(0)
  expect(three.closing.filter((line) => /unsteady \d/.test(line))).toHaveLength(3)
  expect(three.closing.at(-1)).toBe("3 passed, 0 failed")
  const four = await runTests(unsteady(4))
  expect(four.code).toBe(1)
  expect(four.closing.at(-1)).toBe("0 passed, 4 failed")
})

test("forty failures fit in the last 150 lines", async () => {
  const { closing } = await runTests(
    `test.each([${[...Array(40).keys()]}])("fails %s", (n) => expect(n).toBe(-1))`,
  )
  expect(closing.length).toBeLessThan(150)
  expect(closing.at(-1)).toBe("0 passed, 40 failed")
})
