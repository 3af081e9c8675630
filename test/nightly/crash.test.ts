import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { expect, test } from "vitest"

// `npm run crash-test` runs a thousand rounds, and waits for every mail.
test("kill -9 while forms are sent loses no acknowledged form and stores none twice", async () => {
  const command = ["lab/chaos/run.ts", "--only", "kill", "--rounds", "4", "--short"]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command).catch((error) => error)
  expect(stdout, stderr).toMatch(/lost, doubled, incomplete +0, 0, 0$/m)
  expect(stdout, stderr).toMatch(/^0 broken$/m)
  expect(Number(stdout.match(/forms acknowledged +(\d+)$/m)?.[1])).toBeGreaterThan(0)
})

test("kill -9 during reports, owners' actions, decisions and the daily job loses nothing and stores nothing twice", async () => {
  const command = ["lab/chaos/run.ts", "--only", "kill-directory", "--rounds", "2", "--short"]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command).catch((error) => error)
  expect(stdout, stderr).toMatch(/^0 broken$/m)
  expect(Number(stdout.match(/acts acknowledged +(\d+)$/m)?.[1])).toBeGreaterThan(0)
})
