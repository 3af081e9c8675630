import { execFile } from "node:child_process"
import { globSync } from "node:fs"
import { promisify } from "node:util"
import { expect, test } from "vitest"

// Runs the unit tests and the page tests again on a special date, a different one each night (lab/other-days/run.ts).
const canChangeTheClock = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1").length > 0

test.runIf(canChangeTheClock)(
  "unit tests and page tests pass on another date",
  { timeout: 3_600_000, retry: 0 },
  async () => {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ["lab/other-days/run.ts", "tonight"],
      {
        maxBuffer: 2 ** 28,
      },
    ).catch((error: { stdout: string; stderr: string }) => error)
    const failed = `${stderr}\n${stdout}`
      .split("\n")
      .filter((line) => /^ *(FAIL|Failed on|AssertionError|Error)/.test(line))
    expect(failed).toEqual([])
    expect(stdout.trimEnd()).toMatch(/All of it passed\.$/)
  },
)
