// npm test: everything the product needs to be trusted. `npm test -- database` runs only what touches the database.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { runChecks, runTool } from "./check.mjs"
import { anvilPath, chromiumPath, ensureBuilt, ensureInstalled, rootDir, step } from "./prepare.mjs"

const onlyDatabase = process.argv.includes("database")
const elsewhere = onlyDatabase ? withoutDatabase().flatMap((file) => ["--exclude", file]) : []

ensureInstalled()
let passed = 0
const failures = []

if (!onlyDatabase) {
  const checked = runChecks()
  passed += checked.passed.length
  failures.push(...checked.failed)
}
ensureBuilt()
if (!existsSync(anvilPath)) {
  if (process.env.CI) failures.push(`No anvil at ${anvilPath}`)
  else
    console.log(
      "\nSkipped: tests on a chain need anvil, of which there is none for this machine (or set ANVIL_PATH).",
    )
}
suite("Rules, queries and commands", "feature")
suite("The built product over HTTP", "http")
if (!onlyDatabase) {
  if (existsSync(chromiumPath)) suite("Journeys in a browser", "browser")
  else if (process.env.CI) failures.push(`No browser at ${chromiumPath}`)
  else
    console.log(
      `\nSkipped: the journeys in a browser need Chromium (apt-get install chromium-headless-shell, or set CHROMIUM_PATH).`,
    )
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join("\n")}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length > 0 ? 1 : 0)

/** The embedded database is its own, whatever server there is, words come from no database, and many rules need none. */
function withoutDatabase() {
  const files = ["app", "content", "scripts", "server", "lab"].flatMap((folder) =>
    readdirSync(path.join(rootDir, folder), { recursive: true }).map((name) => path.join(folder, name)),
  )
  const isPure = (file) => !/test\/database|DATABASE_URL/.test(readFileSync(path.join(rootDir, file), "utf8"))
  return [
    "packages/**",
    "test/words/**",
    ...files.filter((file) => /\.test\.tsx?$/.test(file) && isPure(file)),
  ]
}

/** One project of vitest.config.ts, counted test by test. */
function suite(name, project) {
  step(name)
  const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-report-"))
  const report = path.join(folder, "report.json")
  const reporters = ["--reporter=default", "--reporter=./test/count-reporter.ts"]
  const status = runTool("vitest", ["run", "--project", project, ...reporters, ...elsewhere], {
    TEST_REPORT: report,
  })
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : { passed: 0, failed: [] }
  rmSync(folder, { recursive: true })
  passed += counts.passed
  failures.push(...(status !== 0 && counts.failed.length === 0 ? [name] : counts.failed))
}
