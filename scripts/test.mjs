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
const failures = []

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
  else if (process.env.CI) failures.push(`No browser at ${chromium}`)
  else
    console.log(
      `\nSkipped: the journeys in a browser need Chromium (apt-get install chromium, or set CHROMIUM_PATH).`,
    )
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join("\n")}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length > 0 ? 1 : 0)

/** One command that passes or fails as a whole. */
function check(name, command, args) {
  step(name)
  const { status } = spawnSync(command, args, { cwd: rootDir, stdio: "inherit", env })
  if (status === 0) passed++
  else failures.push(name)
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
  const failed = (counts?.testResults ?? []).flatMap((file) =>
    file.assertionResults
      .filter((result) => result.status === "failed")
      .map((result) => `${path.relative(rootDir, file.name)}: ${result.fullName}`),
  )
  // A file that does not load has no tests to count, and is a failure all the same.
  failures.push(...(status !== 0 && failed.length === 0 ? [name] : failed))
}
