import { globSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { nightlyFilesFor, whenTouched } from "#test/nightly/when-touched.mjs"

const nightly = globSync([
  "{test,packages/*/test}/nightly/**/*.test.ts",
  "lab/{freshness,other-days,weaving}/**/*.test.ts",
]).map((file) => path.basename(file, ".test.ts"))

test("every nightly file runs in CI for a change that touches its subject", () => {
  const named = new Set(whenTouched.flatMap(([, files]) => files))
  expect([...named].sort()).toEqual([...new Set(nightly)].sort())
  expect(nightly.length).toBe(new Set(nightly).size)
  expect(whenTouched.length).toBeLessThanOrEqual(20)
})

test("each pattern matches an existing path", () => {
  const files = globSync("{app,content,lab,packages,scripts,server}/**/*.{ts,tsx,css,sql}").concat(
    "server.ts",
  )
  const unused = whenTouched.filter(([pattern]) => !files.some((file) => pattern.test(file)))
  expect(unused).toEqual([])
})

test("a touched nightly file runs itself, and unrelated changes run none", () => {
  expect(nightlyFilesFor(["test/nightly/stop.test.ts"])).toEqual(["stop"])
  expect(nightlyFilesFor(["lab/s3/service.test.ts"])).toEqual([])
  expect(nightlyFilesFor(["packages/embedded-postgres/test/nightly/root.test.ts"])).toContain("root")
  expect(nightlyFilesFor(["docs/security.md", "app/contact/mails.ts"])).toEqual([])
  expect(nightlyFilesFor(["server/backup/restore.ts"])).toEqual(["backup", "nightly-backup", "private-files"])
})
