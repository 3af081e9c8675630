import { spawnSync } from "node:child_process"

/** @returns {string} a number derived from the current commit; 1 without Git */
export function commitSeed() {
  const { stdout } = spawnSync("git", ["rev-parse", "--short=7", "HEAD"], { encoding: "utf8" })
  return String(Number.parseInt(stdout ?? "", 16) || 1)
}
