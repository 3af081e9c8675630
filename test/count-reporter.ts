// What npm test counts of a run: how many tests passed, and by name all that failed, which is not tests alone.
import { writeFileSync } from "node:fs"
import path from "node:path"
import type { Reporter, SerializedError, TestModule } from "vitest/node"

const firstLine = (error: { message?: string } | undefined) => error?.message?.split("\n")[0] ?? "no message"

export default class CountReporter implements Reporter {
  onTestRunEnd(files: readonly TestModule[], outsideOfTests: readonly SerializedError[]): void {
    let passed = 0
    const failed: string[] = []
    for (const file of files) {
      const name = path.relative(process.cwd(), file.moduleId)
      for (const test of file.children.allTests()) {
        if (test.result().state === "passed") passed++
        if (test.result().state === "failed")
          failed.push(`${name}: ${test.fullName} (${firstLine(test.result().errors?.[0])})`)
      }
      // A file that does not load, or whose preparation fails, has no test that fails.
      for (const part of [file, ...file.children.allSuites()])
        for (const error of part.errors()) failed.push(`${name}: ${firstLine(error)}`)
    }
    for (const error of outsideOfTests) failed.push(`outside of a test: ${firstLine(error)}`)
    const report = process.env.TEST_REPORT
    if (report) writeFileSync(report, JSON.stringify({ passed, failed }))
  }
}
