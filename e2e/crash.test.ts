import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { expect, test } from "vitest"

// `npm run crash-test -- --rounds 100 --drain` is the whole of it.
test("kill -9 in the middle of registrations loses nothing that was acknowledged and doubles nothing", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/crash-test.ts", "--rounds", "4"])
  expect(stdout).toMatch(/^0 lost, 0 doubled, 0 incomplete$/m)
  expect(Number(stdout.match(/^(\d+) applications acknowledged/m)?.[1])).toBeGreaterThan(0)
})
