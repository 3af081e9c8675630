import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { expect, test } from "vitest"

// `npm run chaos` runs each failure at full length, for an hour and a half. Here each one lasts some seconds.
test.each([
  ["database-away", "while the database is away, kept pages answer and forms keep what was typed"],
  ["read-only", "while the database takes no writes, pages answer and forms keep what was typed"],
  ["disk-full", "a full disk loses nothing that was acknowledged, and the database comes back by itself"],
  ["mail-down", "a mail server that is away for a day costs no mail, and doubles none"],
  ["clock-jumps", "a clock that jumps stops nothing and loses no mail"],
  ["overload", "ten times the load: kept pages and forms are answered, other pages come later"],
])("%s: %s", async (name) => {
  const command = ["lab/chaos/run.ts", "--short", "--only", name]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command).catch((error) => error)
  expect(stdout, stderr).toMatch(/^0 broken$/m)
})
