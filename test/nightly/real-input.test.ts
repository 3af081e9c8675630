import { execFile } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"
import { expect, test } from "vitest"
import { applications } from "#app/lib/db/schema.ts"
import { admin, useProduct } from "#e2e/harness.ts"
import { sampleOf } from "#test/sample.ts"

const product = useProduct()
const businesses = Array.from({ length: 25 }, (_, index) => index + 1)

test("realistic business data passes through form, back office, directory and mail", async () => {
  const chosen = sampleOf("businesses", businesses, 6)
  const mail = path.join(product.dataDir, "mail")
  const command = ["lab/real-input/run.ts", product.origin, "--admin", admin.email, "--mail", mail]
  const trying = promisify(execFile)(process.execPath, [...command, "--only", chosen.join()], {
    env: { ...process.env, ADMIN_PASSWORD: admin.password },
  })
  const decisions = setInterval(product.sendDecisions, 1_000)
  const { stdout } = await trying
    .catch((error: { stdout: string; stderr: string }) => {
      throw new Error(error.stdout + error.stderr)
    })
    .finally(() => clearInterval(decisions))
  const [, registered, approved, rejected] = (
    /^(\d+) registered, (\d+) approved, (\d+) rejected, 0 mismatches/m.exec(stdout) ?? []
  ).map(Number)
  expect(registered, stdout).toBe(chosen.length)
  const rows = await product.database((db) => db.select().from(applications))
  expect(rows.map((row) => row.status).sort()).toEqual([
    ...Array(approved).fill("approved"),
    ...Array(rejected).fill("rejected"),
  ])
}, 600_000)
