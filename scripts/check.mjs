// npm run check: what needs neither a build nor a database. `npm test` begins with it.
import { spawnSync } from "node:child_process"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { ensureInstalled, pinnedNode, rootDir, step } from "./prepare.mjs"

const checks = [
  { name: "Format and lint", tool: "biome", args: ["ci", "--error-on-warnings"] },
  { name: "Types of the routes", tool: "react-router", args: ["typegen"] },
  { name: "Types", tool: "tsc", args: ["--noEmit"] },
  { name: "Dockerfile", tool: "dockerfile-utils", args: ["lint", "Dockerfile"] },
  { name: "What nothing uses", tool: "knip", args: ["--no-progress"] },
]

/** Runs a tool of the project to its end, showing what it prints. @returns its exit status */
export function runTool(tool, args, settings = {}) {
  const env = {
    ...process.env,
    ...settings,
    NODE_ENV: "test",
    PATH: `${path.dirname(pinnedNode)}${path.delimiter}${process.env.PATH}`,
  }
  return spawnSync(path.join(rootDir, "node_modules", ".bin", tool), args, {
    cwd: rootDir,
    stdio: "inherit",
    env,
  }).status
}

/** Runs all of them, whatever fails. @returns the names of those that passed and of those that failed */
export function runChecks() {
  const passed = []
  const failed = []
  for (const { name, tool, args } of checks) {
    step(name)
    const isPassed = runTool(tool, args) === 0
    ;(isPassed ? passed : failed).push(name)
  }
  return { passed, failed }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled()
  const { failed } = runChecks()
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`)
  process.exit(failed.length > 0 ? 1 : 0)
}
