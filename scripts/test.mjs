// npm test: everything the product needs to be trusted. `npm test -- database` runs only what touches the database,
// `npm test -- gate` everything, and then what touches the database on the server of GATE_DATABASE_URL as well. `npm run test:long` leaves
// out nothing of what is otherwise drawn by the commit, and then breaks what the product stands on, each fault at its full length.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { runChecks, runTool } from "./check.mjs"
import { anvilPath, chromiumPath, ensureBuilt, ensureInstalled, rootDir, step } from "./prepare.mjs"
import { makeRunFolder } from "./run-folder.mjs"
import { closingLines, giveSecondChance } from "./second-chance.mjs"
import { commitSeed, surroundings } from "./surroundings.mjs"

const isGate = process.argv.includes("gate")
const onlyDatabase = process.argv.includes("database")
const isLong = process.argv.includes("long")

/** By name: a project of vitest.config.ts, and what its run is told besides. */
const suites = {
  "Rules, queries and commands": { project: "feature" },
  "The built product over HTTP": { project: "http" },
  "Journeys in a browser": { project: "browser" },
}
const server = { env: { TEST_DATABASE_URL: process.env.GATE_DATABASE_URL }, isOnlyDatabase: true }
const suitesOnServer = {
  "Rules, queries and commands, on a server": { project: "feature", ...server },
  "The built product over HTTP, on a server": { project: "http", ...server },
}
const allSuites = { ...suites, ...suitesOnServer }
/** Of the long run: programs that end with an error when something did not hold. */
const programs = {
  "Every fault at its full length": ["node", ["lab/chaos/run.ts"]],
  "The rules and the pages on other days": ["node", ["lab/other-days/run.ts"]],
  "A year of a thousand listings": ["vitest", ["run", "--config", "lab/freshness/vitest.config.ts"]],
}

forgetSettings()
/** Of what is drawn by chance. */
const seed = process.env.TEST_SEED ?? commitSeed()
let passed = 0
const failures = []
const fail = (suite, reason) => failures.push({ suite, file: "", name: "", reason, at: "" })

// The gate has made one, for its server as well.
if (!isGate) {
  const folder = makeRunFolder(process.pid)
  process.env.TMPDIR = folder
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }))
}
// A hundred programs of ours are started, which read the same sources.
process.env.NODE_COMPILE_CACHE = path.join(tmpdir(), "compiled")
ensureInstalled()
if (isGate) console.log([...surroundings(), `seed: ${seed}`].join("\n"))
if (!onlyDatabase) {
  const checked = runChecks()
  passed += checked.passed.length
  for (const { name, findings } of checked.failed) fail(name, findings)
}
ensureBuilt()
if (!existsSync(anvilPath))
  missing(`No anvil at ${anvilPath}`, "tests on a chain need anvil, of which there is none for this machine")

count("Rules, queries and commands")
count("The built product over HTTP")
if (!onlyDatabase) {
  if (existsSync(chromiumPath)) count("Journeys in a browser")
  else missing(`No browser at ${chromiumPath}`, "the journeys need Chromium (chromium-headless-shell)")
}
if (isGate) for (const name of Object.keys(suitesOnServer)) count(name)
if (isLong) for (const name of Object.keys(programs)) runProgram(name)

const outcome = giveSecondChance(failures, (name, file) => {
  step(`Once more, alone: ${file}`)
  return run(name, [file, "--maxWorkers", "1"])
})
passed += failures.filter((failure) => outcome.unsteady.includes(failure)).length
console.log(closingLines(passed, outcome))
process.exit(outcome.failed.length > 0 ? 1 : 0)

/** What is set on this machine for a product, for PostgreSQL's own programs or for Node is not meant for what the tests start. */
function forgetSettings() {
  const ofTests = ["CHROMIUM_PATH", "PG_BIN_DIR", "TEST_DATABASE_URL"]
  const example = readFileSync(path.join(rootDir, ".env.example"), "utf8")
  const ofTheProduct = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  for (const name of Object.keys(process.env)) {
    const isForeign = ofTheProduct.includes(name) || /^PG[A-Z_]+$|^NODE_OPTIONS$/.test(name)
    if (isForeign && !ofTests.includes(name)) delete process.env[name]
  }
}

/** What this machine does not have: a fault of the gate's, elsewhere a sentence. */
function missing(fault, sentence) {
  if (process.env.CI) fail("The machine", fault)
  else console.log(`\nSkipped: ${sentence}.`)
}

/** Runs one suite and counts it test by test. */
function count(name) {
  step(name)
  const report = run(name, [])
  passed += report.passed
  failures.push(...report.failed.map((failure) => ({ ...failure, suite: name })))
}

function runProgram(name) {
  step(name)
  const [tool, args] = programs[name]
  const status = runTool(tool, args)
  if (status === 0) passed += 1
  else fail(name, `It ended with ${status}; what did not hold stands above`)
}

/** @returns how many tests passed, and what failed */
function run(name, args) {
  const { project, env = {}, isOnlyDatabase = onlyDatabase } = allSuites[name]
  const elsewhere = isOnlyDatabase ? withoutDatabase().flatMap((file) => ["--exclude", file]) : []
  const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-report-"))
  const file = path.join(folder, "report.json")
  const reporters = ["--reporter=default", "--reporter=./test/count-reporter.ts"]
  const status = runTool("vitest", ["run", "--project", project, ...reporters, ...elsewhere, ...args], {
    ...env,
    TEST_REPORT: file,
    TEST_SEED: seed,
    ...(isLong && { SAMPLE: "all" }),
  })
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { passed: 0, failed: [] }
  rmSync(folder, { recursive: true })
  if (status !== 0 && report.failed.length === 0)
    report.failed.push({ file: "", name: "", reason: `It ended with ${status} and no failed test`, at: "" })
  return report
}

/**
 * The embedded database is its own, whatever server there is, words come from no database, addresses that are refused and servers that
 * take no mail are the same on each, and many rules need none.
 */
function withoutDatabase() {
  const files = ["app", "content", "scripts", "server", "lab"].flatMap((folder) =>
    readdirSync(path.join(rootDir, folder), { recursive: true }).map((name) => path.join(folder, name)),
  )
  const isPure = (file) => !/test\/database|DATABASE_URL/.test(readFileSync(path.join(rootDir, file), "utf8"))
  return [
    "packages/**",
    "test/words/**",
    "test/admin-guard.test.ts",
    "test/attack/addresses.test.ts",
    "test/attack/authorization.test.ts",
    "test/mail-servers.test.ts",
    ...files.filter((file) => /\.test\.tsx?$/.test(file) && isPure(file)),
  ]
}
