import path from "node:path"
import { stripVTControlCharacters } from "node:util"
import type { Reporter, SerializedError, TestCase, TestModule } from "vitest/node"

/** With more flaky tests than this (passed only on a retry), the whole run fails. */
const mostUnsteady = 3
/** Some viewers show only the last 150 lines of a run, so the closing lines must fit in there. */
const mostLines = 130
const mostExplained = 20

type Failure = { name: string; error?: SerializedError; seen?: Record<string, string[]> }

/** Prints at the end of a run why each failed test failed, which tests are flaky, and how many passed and failed. */
export default class ClosingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const passed = tests.filter((test) => test.result().state === "passed")
    const unsteady = passed.filter((test) => test.diagnostic()?.flaky)
    const isRed = unsteady.length > mostUnsteady
    const failures: Failure[] = [
      ...tests.filter((test) => test.result().state === "failed").map((test) => ofTest("FAILED", test)),
      // A file that does not load, or whose setup fails, has no failed test of its own.
      ...modules.flatMap((module) =>
        [module, ...module.children.allSuites()].flatMap((part) =>
          part.errors().map((error) => ({ name: `FAILED ${nameOf(module)}`, error })),
        ),
      ),
      // An unhandled error. It may come from the test before the one that it names.
      ...outside.map((error) => ({ name: `FAILED near ${error.VITEST_TEST_NAME ?? "no test"}`, error })),
    ]
    const what = isRed ? "UNSTEADY, one of too many" : "UNSTEADY, mend it next"
    const told = [...failures, ...unsteady.map((test) => ofTest(what, test))]
    const lines = Math.max(6, Math.floor(mostLines / told.length))
    console.log("")
    for (const failure of told.slice(0, mostExplained)) console.log(explain(failure, lines).join("\n"))
    if (told.length > mostExplained) console.log(`and ${told.length - mostExplained} more`)
    if (isRed) process.exitCode = 1
    const passing = isRed ? passed.length - unsteady.length : passed.length
    console.log(`\n${passing} passed, ${passed.length - passing + failures.length} failed`)
  }
}

const nameOf = (module: TestModule) => `${module.project.name} > ${module.relativeModuleId}`
const ofTest = (what: string, test: TestCase): Failure => ({
  name: `${what}: ${nameOf(test.module)} > ${test.fullName}`,
  error: test.result().errors?.[0],
  seen: test.meta().seen,
})

/** Source line in the project, message with the diff, and the captured log lines, cut to `most` lines. */
function explain({ name, error, seen = {} }: Failure, most: number): string[] {
  const place = error?.stacks?.find(({ file }) => !/node_modules|^node:/.test(file))
  const text = stripVTControlCharacters(`${error?.message}\n${error?.diff ?? ""}`)
  const at = place ? `at ${path.relative(process.cwd(), place.file)}:${place.line}` : ""
  const own = [at, ...text.split("\n")].filter(Boolean)
  const beside = Object.entries(seen).flatMap(([source, lines]) => [`${source}:`, ...lines])
  const told = own.slice(0, most - 1 - Math.min(beside.length, Math.floor(most / 3)))
  told.push(...beside.slice(0, most - 1 - told.length))
  return [name, ...told.map((line) => `    ${line.slice(0, 300)}`)]
}
