import { execFile } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"
import { expect, test } from "vitest"
import { merchantRequests } from "#app/db/schema.ts"
import { admin, useProduct } from "./harness.ts"

const product = useProduct()

test("25 businesses as people write them go through form, back office, directory and mail", async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      "lab/real-input/run.ts",
      product.origin,
      "--admin",
      admin.email,
      "--mail",
      path.join(product.dataDir, "mail"),
    ],
    { env: { ...process.env, ADMIN_PASSWORD: admin.password } },
  ).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(error.stdout + error.stderr)
  })
  expect(stdout).toMatch(/^25 registered, 20 approved, 5 rejected, 0 mismatches/m)
  const rows = await product.database((db) => db.select().from(merchantRequests))
  expect(rows.map((row) => row.status).sort()).toEqual([
    ...Array(20).fill("approved"),
    ...Array(5).fill("rejected"),
  ])
}, 600_000)
