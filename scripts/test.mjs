// npm test: all tests. `npm test -- database` runs only tests that use the database, on your own server
// (TEST_DATABASE_URL) or PostgreSQL 15. `.ci/run` calls `gate`: all tests, the nightly files whose subject the change
// touches, and on PostgreSQL 15 the tests that can differ between servers. It calls `nightly` for the nightly files, the
// journeys in all variants, and all database tests on PostgreSQL 15.
import { spawn } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { commitSeed } from "../test/commit-seed.mjs"
import { chromiumPath, ensureBuilt, ensureInstalled, pinnedNode, rootDir, step } from "./prepare.mjs"
import { makeRunFolder } from "./run-folder.mjs"

const everything = ["checks", "feature", "http", "browser"]
const onAnotherServer = ["feature on another server", "http on another server"]
const suites = {
  everything,
  gate: [...everything, "nightly", ...onAnotherServer],
  nightly: ["nightly", "browser", ...onAnotherServer, "nightly on another server"],
  database: onAnotherServer,
}
const suite = process.argv[2] ?? "everything"
const needsBrowser = /^(browser|nightly)/
let projects = suites[suite]
if (!projects) {
  console.error(`npm test [-- ${Object.keys(suites).join(" | ")}]`)
  process.exit(2)
}
if (!existsSync(chromiumPath) && !process.env.CI) {
  console.log(
    `Skipped, for there is no browser at ${chromiumPath}: ${projects.filter((name) => needsBrowser.test(name))}`,
  )
  projects = projects.filter((name) => !needsBrowser.test(name))
}

forgetSettings()
ensureInstalled()
ensureBuilt()

const folder = makeRunFolder()
const seed = process.env.TEST_SEED ?? commitSeed()
step(`Testing ${projects.join(", ")} (TEST_SEED=${seed})`)
const bin = path.dirname(pinnedNode)
const reporters = ["default", "./test/closing-reporter.ts"]
const args = [
  ...projects.map((name) => `--project=${name}`),
  ...reporters.map((name) => `--reporter=${name}`),
]
spawn(path.join(bin, "vitest"), ["run", ...args], {
  cwd: rootDir,
  stdio: "inherit",
  env: {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    TMPDIR: folder,
    // About a hundred processes are started that load the same sources.
    NODE_COMPILE_CACHE: path.join(folder, "compiled"),
    TEST_SUITE: suite,
    TEST_SEED: seed,
    ...(suite === "nightly" && { SAMPLE: "all" }),
  },
}).on("exit", (code) => {
  // It ended before it could count.
  if (code === null || code > 1) console.log("\n0 passed, 1 failed")
  process.exit(code === 0 ? 0 : 1)
})

/** Environment variables of the product, of PostgreSQL's programs and of Node must not affect what the tests start. */
function forgetSettings() {
  const ofTests = ["CHROMIUM_PATH", "PG_BIN_DIR", "TEST_DATABASE_URL"]
  const example = readFileSync(path.join(rootDir, ".env.example"), "utf8")
  const ofTheProduct = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  for (const name of Object.keys(process.env)) {
    const isForeign = ofTheProduct.includes(name) || /^PG[A-Z_]+$|^NODE_(OPTIONS|ENV)$/.test(name)
    if (isForeign && !ofTests.includes(name)) delete process.env[name]
  }
}
