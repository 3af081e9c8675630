import { spawnSync } from "node:child_process"
import { chmodSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { findBinaries } from "../../packages/embedded-postgres/src/binaries.ts"
import { chooseServerUser } from "../../packages/embedded-postgres/src/server-user.ts"
import { rootDir } from "../../scripts/prepare.mjs"
import { otherDays } from "./days.ts"

/**
 * Time-travel tests: runs the tests of the rules and of the pages over HTTP on special days: daylight saving changes, the end of
 * a year, 29 February, and later years in which content for this year is old.
 *
 *   npm run other-days                            all of them, about an hour
 *   npm run other-days -- '29 February'           one of them
 *   npm run other-days -- tonight                 another one each date, as the nightly run does
 *   npm run other-days -- '29 February' hourly    only files with this name on that day
 *
 * Needs the built product, and libfaketime (on Debian the package faketime), which fakes the time for Node and PostgreSQL. Ends
 * with an error when a test failed.
 */
const [wanted, ...files] = process.argv.slice(2)
const suites = ["feature", "http"]

const [library] = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1")
if (!library) {
  console.error("There is no libfaketime here; on Debian: apt-get install faketime")
  process.exit(1)
}

const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-other-days-"))
chmodSync(folder, 0o755)
process.on("exit", () => {
  rmSync(folder, { recursive: true, force: true })
  // Removes the shared memory that the library leaves when a process is killed.
  for (const file of globSync("/dev/shm/{sem.,}faketime_*")) {
    const pid = file.match(/\d+$/)?.[0]
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(file, { force: true })
  }
})

const days = otherDays(new Date())
const tonight = days[Math.floor(Date.now() / 86_400_000) % days.length]?.name
const name = wanted === "tonight" ? tonight : wanted
const chosen = name ? days.filter((day) => day.name === name) : days
if (chosen.length === 0) {
  console.error(`There is no such day; there are: ${days.map(({ name }) => name).join(", ")}`)
  process.exit(1)
}

const failed: string[] = []
for (const { name, from } of chosen) {
  for (const suite of suites) {
    console.log(`\n> ${name}, ${from.toISOString()}: ${suite} ...`)
    // Computed again: the previous suite took some time.
    const clock = clockAt(from)
    // Without the tests of the embedded database: they are about processes, and all other tests use it at the faked time.
    const args = ["run", "--project", suite, "--exclude", "packages/**", ...files]
    if (files.length > 0) args.push("--passWithNoTests")
    const { status } = spawnSync(
      process.execPath,
      [path.join("node_modules", "vitest", "vitest.mjs"), ...args],
      {
        cwd: rootDir,
        stdio: "inherit",
        env: { ...process.env, ...clock, NODE_ENV: "test", PG_BIN_DIR: postgresWith(clock) },
      },
    )
    if (status !== 0) failed.push(`${name}: ${suite}`)
  }
}
console.log(failed.length > 0 ? `\nFailed on ${failed.join(", ")}` : "\nAll of it passed.")
process.exit(failed.length > 0 ? 1 : 0)

/** The environment variables that set the time of a process. Timers are not affected: they use the monotonic clock. */
function clockAt(from: Date): Record<string, string> {
  const ahead = Math.round((from.getTime() - Date.now()) / 1000)
  return { LD_PRELOAD: library ?? "", FAKETIME: `+${ahead}s`, DONT_FAKE_MONOTONIC: "1" }
}

/** The database server gets no environment variables from us, so wrapper programs set the time. @returns their folder */
function postgresWith(clock: Record<string, string>): string {
  const found = findBinaries({
    user: chooseServerUser(undefined),
    copiesFolder: folder,
    binDir: process.env.PG_BIN_DIR,
    notes: [],
  })
  const programs = path.join(folder, "bin")
  mkdirSync(programs, { recursive: true })
  const settings = Object.entries(clock).map(([name, value]) => `export ${name}='${value}'`)
  for (const program of ["initdb", "postgres"]) {
    const file = path.join(programs, program)
    writeFileSync(file, ["#!/bin/sh", ...settings, `exec '${found.folder}/${program}' "$@"`, ""].join("\n"))
    chmodSync(file, 0o755)
  }
  return programs
}
