// npm test: everything the product needs to be trusted. `npm test -- database` runs only what touches the database. `.ci/run` says `gate`:
// everything, the nightly files whose subject the landing touches, and on PostgreSQL 15 what can differ between servers; or `nightly`:
// the nightly files in all ways, everything that touches the database on PostgreSQL 15, and another day.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { nightlyFilesFor, touchedPaths } from "../test/nightly/when-touched.mjs"
import { runChecks, runTool } from "./check.mjs"
import { anvilPath, chromiumPath, ensureBuilt, ensureInstalled, rootDir, step } from "./prepare.mjs"
import { makeRunFolder } from "./run-folder.mjs"
import { closingLines, giveSecondChance } from "./second-chance.mjs"
import { commitSeed, surroundings } from "./surroundings.mjs"

const mode = process.argv[2] ?? ""
const onServer = { TEST_DATABASE_URL: process.env.GATE_DATABASE_URL }

/** What can differ between servers: each with why. Everything else that touches the database runs there in the nightly suite. */
const onPostgres15 = [
  // migrations, their locks and their age, time limits, notifications
  "app/db/",
  // sites of before, row by row
  "test/upgrade/",
  // indexes that exist with other operators: words, places, what is near
  "app/features/directory/directory-places.test.ts",
  "app/platform/places/places.test.ts",
  "app/platform/list/",
  // who takes which row, under SKIP LOCKED and advisory locks
  "app/platform/mail/outbox/worker.test.ts",
  "app/features/listing-freshness/daily-job.test.ts",
  "app/platform/http/rate-limit.test.ts",
  // one journey of each domain
  "test/registration.test.ts",
  "test/listing-owner-edits.test.ts",
  "test/listing-claims.test.ts",
  "test/undo.test.ts",
  "test/counter-seen.test.ts",
  "test/town-halls.test.ts",
  "test/admin-person.test.ts",
]

/** Runs of Vitest by name: projects of vitest.config.ts, of them some files or all, and what is set besides. */
const suites = {
  "Rules, queries and commands": { projects: ["feature"] },
  "The built product over HTTP": { projects: ["http"] },
  "Journeys in a browser": { projects: ["browser"], needsBrowser: true },
  "Nightly tests of what is touched": { projects: ["nightly"], needsBrowser: true },
  "What can differ on PostgreSQL 15": { projects: ["feature", "http"], files: onPostgres15, env: onServer },
  "What touches the database": { projects: ["feature", "http"], isOnlyDatabase: true },
  "Nightly tests": { projects: ["nightly"], needsBrowser: true, env: { SAMPLE: "all" } },
  "What touches the database, on PostgreSQL 15": {
    projects: ["feature", "http"],
    isOnlyDatabase: true,
    env: onServer,
  },
  "Nightly tests that touch the database, on PostgreSQL 15": {
    projects: ["nightly"],
    files: ["attack-forms", "payloads", "costly-text", "watcher-endpoints", "nightly-backup"].map(
      nightlyFile,
    ),
    env: onServer,
  },
}
const [rules, http, browser, touched, differing, database, nightly, databaseOn15, nightlyOn15] =
  Object.keys(suites)
const names = {
  "": [rules, http, browser],
  gate: [rules, http, browser, touched, differing],
  database: [database],
  nightly: [nightly, databaseOn15, nightlyOn15],
}[mode]
if (!names) {
  console.error("npm test [-- database | gate | nightly]")
  process.exit(2)
}
/** Of the nightly run: programs that end with an error when something did not hold. */
const programs =
  mode === "nightly" ? { "The rules and the pages on another day": ["lab/other-days/run.ts", "tonight"] } : {}

forgetSettings()
/** Of what is drawn by chance. */
const seed = process.env.TEST_SEED ?? commitSeed()
let passed = 0
const failures = []
const fail = (suite, reason) => failures.push({ suite, file: "", name: "", reason, at: "" })

// .ci/run has made one, for its server as well.
if (!process.env.GATE_DATABASE_URL) {
  const folder = makeRunFolder(process.pid)
  process.env.TMPDIR = folder
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }))
}
// A hundred programs of ours are started, which read the same sources.
process.env.NODE_COMPILE_CACHE = path.join(tmpdir(), "compiled")
ensureInstalled()
if (process.env.GATE_DATABASE_URL) console.log([...surroundings(), `seed: ${seed}`].join("\n"))
if (mode === "" || mode === "gate") {
  const checked = runChecks()
  passed += checked.passed.length
  for (const { name, findings } of checked.failed) fail(name, findings)
}
ensureBuilt()
if (!existsSync(anvilPath))
  missing(`No anvil at ${anvilPath}`, "tests on a chain need anvil, of which there is none for this machine")

const isBrowserThere = existsSync(chromiumPath)
if (!isBrowserThere && mode !== "database")
  missing(`No browser at ${chromiumPath}`, "the journeys need Chromium (chromium-headless-shell)")

for (const name of names) {
  if (suites[name].needsBrowser && !isBrowserThere) continue
  if (name !== touched) count(name)
  else {
    suites[name].files = nightlyFilesFor(touchedPaths()).map(nightlyFile)
    if (suites[name].files.length > 0) count(name)
  }
}
for (const name of Object.keys(programs)) runProgram(name)

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

/** As Vitest finds it: by a part of its path. */
function nightlyFile(name) {
  return `/${name}.test.ts`
}

/** Runs one suite and counts it test by test. */
function count(name) {
  step(name)
  const report = run(name)
  passed += report.passed
  failures.push(...report.failed.map((failure) => ({ ...failure, suite: name })))
}

function runProgram(name) {
  step(name)
  const status = runTool("node", programs[name])
  if (status === 0) passed += 1
  else fail(name, `It ended with ${status}; what did not hold stands above`)
}

/** @returns how many tests passed, and what failed */
function run(name, args = []) {
  const { projects, files = [], isOnlyDatabase, env } = suites[name]
  const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-report-"))
  const file = path.join(folder, "report.json")
  const status = runTool(
    "vitest",
    [
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      ...["--reporter=default", "--reporter=./test/count-reporter.ts"],
      ...(isOnlyDatabase ? withoutDatabase().flatMap((file) => ["--exclude", file]) : []),
      ...(args.length > 0 ? args : files),
    ],
    { ...env, TEST_REPORT: file, TEST_SEED: seed },
  )
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
  const files = ["app", "content", "scripts", "server"].flatMap((folder) =>
    readdirSync(path.join(rootDir, folder), { recursive: true }).map((name) => path.join(folder, name)),
  )
  const isPure = (file) => !/test\/database|DATABASE_URL/.test(readFileSync(path.join(rootDir, file), "utf8"))
  return [
    "packages/**",
    "test/attack/authorization.test.ts",
    ...files.filter((file) => /\.test\.tsx?$/.test(file) && isPure(file)),
  ]
}
