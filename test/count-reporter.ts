// What npm test counts of a run: how many tests passed, and all that failed with its reason, which is not tests alone.
import { writeFileSync } from "node:fs"
import path from "node:path"
import { stripVTControlCharacters } from "node:util"
import type { Reporter, SerializedError, TestModule } from "vitest/node"

type Reason = SerializedError & {
  diff?: string
  stacks?: { file: string; line: number }[]
  /** The file and the test that ran when an error came that nobody waited for. */
  VITEST_TEST_PATH?: string
  VITEST_TEST_NAME?: string
}

/**
 * `name` is empty for what failed outside of a test, `at` is the project's own line that is nearest to the error, and `seen` the last
 * lines of the logs beside it.
 */
export type Failure = {
  file: string
  name: string
  reason: string
  at: string
  seen?: Record<string, string[]>
}
export type Report = { passed: number; failed: Failure[] }

const here = (file: string) => path.relative(process.cwd(), file)

function failure(file: string, name: string, error: Reason | undefined): Failure {
  const reason = [error?.message ?? "no message", error?.diff].filter(Boolean).join("\n\n")
  const own = error?.stacks?.find(({ file }) => !/node_modules|^node:/.test(file))
  return {
    file,
    name,
    reason: stripVTControlCharacters(reason),
    at: own ? `${here(own.file)}:${own.line}` : "",
  }
}

function whileRunning(failure: Failure, { VITEST_TEST_PATH, VITEST_TEST_NAME }: Reason): Failure {
  if (!VITEST_TEST_PATH) return failure
  const ran = [here(VITEST_TEST_PATH), VITEST_TEST_NAME].filter(Boolean).join(" > ")
  return { ...failure, reason: `${failure.reason}\nwhile ${ran} ran` }
}

export default class CountReporter implements Reporter {
  onTestRunEnd(files: readonly TestModule[], outsideOfTests: readonly SerializedError[]): void {
    const report: Report = { passed: 0, failed: [] }
    for (const file of files) {
      const name = here(file.moduleId)
      for (const test of file.children.allTests()) {
        const { state, errors } = test.result()
        if (state === "passed") report.passed++
        if (state === "failed")
          report.failed.push({ ...failure(name, test.fullName, errors[0]), seen: test.meta().seen })
      }
      // A file that does not load, or whose preparation fails, has no test that fails.
      for (const part of [file, ...file.children.allSuites()])
        for (const error of part.errors()) report.failed.push(failure(name, "", error))
    }
    // It may be a word of the file before: no second run of the one that ran tells.
    for (const error of outsideOfTests) report.failed.push(whileRunning(failure("", "", error), error))
    if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(report))
  }
}
