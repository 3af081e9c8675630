// npm run check: what needs neither a build nor a database. `npm test` begins with it.
import { spawnSync } from "node:child_process"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { stripVTControlCharacters } from "node:util"
import { ensureInstalled, pinnedNode, rootDir, step } from "./prepare.mjs"

const checks = [
  { name: "Format and lint", tool: "biome", args: ["ci", "--error-on-warnings"] },
  { name: "Types of the routes", tool: "react-router", args: ["typegen"] },
  { name: "Types", tool: "tsc", args: ["--noEmit"] },
  { name: "Dockerfile", tool: "dockerfile-utils", args: ["lint", "Dockerfile"] },
  { name: "What nothing uses", tool: "knip", args: ["--no-progress"] },
]

/** Where a finding is: 'app/a.ts:3:1', 'app/a.ts(3,1)', 'app/a.ts format'. */
const place = /^\S+\.\w+(:\d|\(\d| (format|assist))/
const mostFindings = 10

/** Runs a tool of the project to its end, showing what it prints. @returns its exit status */
export function runTool(tool, args, settings = {}) {
  return start(tool, args, { stdio: "inherit", env: settings }).status
}

function start(tool, args, { env, ...options }) {
  const bin = path.dirname(pinnedNode)
  return spawnSync(path.join(bin, tool), args, {
    cwd: rootDir,
    env: {
      ...process.env,
      ...env,
      NODE_ENV: "test",
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    },
    ...options,
  })
}

/** Runs all of them, whatever fails. @returns the names of those that passed, and of those that failed also the first ten findings */
export function runChecks() {
  const passed = []
  const failed = []
  for (const { name, tool, args } of checks) {
    step(name)
    const { status, stdout, stderr } = start(tool, args, { encoding: "utf8", maxBuffer: 2 ** 28 })
    const printed = `${stdout}${stderr}`.trim()
    if (printed) console.log(printed)
    if (status === 0) passed.push(name)
    else failed.push({ name, findings: firstFindings(printed) })
  }
  return { passed, failed }
}

/** The lines that say where, or the first of all where none does. */
export function firstFindings(printed) {
  const lines = stripVTControlCharacters(printed)
    .split("\n")
    .filter((line) => line.trim())
  const found = lines.filter((line) => place.test(line))
  return (found.length > 0 ? found : lines).slice(0, mostFindings).join("\n")
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled()
  const { failed } = runChecks()
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(", ")}`)
  process.exit(failed.length > 0 ? 1 : 0)
}
