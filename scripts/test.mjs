// npm test: everything the product needs to be trusted. `npm test -- database` runs only what touches the database.
import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { ensureBuilt, ensureInstalled, pinnedNode, rootDir, step } from "./prepare.mjs"

const bin = (name) => path.join(rootDir, "node_modules", ".bin", name)
const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium"
const onlyDatabase = process.argv.includes("database")

ensureInstalled()
const env = {
  ...process.env,
  NODE_ENV: "test",
  PATH: `${path.dirname(pinnedNode)}${path.delimiter}${process.env.PATH}`,
}
let passed = 0
let failed = 0

if (!onlyDatabase) {
  check("Format and lint", bin("biome"), ["ci", "--error-on-warnings"])
  check("Types of the routes", bin("react-router"), ["typegen"])
  check("Types", bin("tsc"), ["--noEmit"])
}
ensureBuilt()
suite("Rules, queries and commands", "feature")
suite("The built product over HTTP", "http")
if (!onlyDatabase) {
  if (existsSync(chromium)) suite("Journeys in a browser", "browser")
  else if (process.env.CI) fail(`No browser at ${chromium}`)
  else
    console.log(
      `\nSkipped: the journeys in a browser need Chromium (apt-get install chromium, or set CHROMIUM_PATH).`,
    )
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** One command that passes or fails as a whole. */
function check(name, command, args) {
  step(name)
  const { status } = spawnSync(command, args, { cwd: rootDir, stdio: "inherit", env })
  if (status === 0) passed++
  else fail(name)
}

/** One project of vitest.config.ts, counted test by test. */
function suite(name, project) {
  step(name)
  const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-report-"))
  const report = path.join(folder, "report.json")
  const { status } = spawnSync(
    bin("vitest"),
    ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    { cwd: rootDir, stdio: "inherit", env },
  )
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined
  rmSync(folder, { recursive: true })
  passed += counts?.numPassedTests ?? 0
  failed += counts?.numFailedTests ?? 0
  // A file that does not load has no tests to count, and is a failure all the same.
  if (status !== 0 && !counts?.numFailedTests) fail(name)
}

function fail(name) {
  failed++
  console.error(`FAILED: ${name}`)
}
