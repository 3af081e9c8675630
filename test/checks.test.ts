import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import path from "node:path"
import { promisify, stripVTControlCharacters } from "node:util"
import { expect, test } from "vitest"
import { anvilPath, chromiumPath, pinnedNode, rootDir } from "../scripts/prepare.mjs"

// npm run check: checks that need neither a build nor a database.

const bin = path.dirname(pinnedNode)
const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` }

/**
 * Runs a tool of the project.
 *
 * @returns its first findings, or the first lines of its output if none names a position; empty when it succeeds
 */
async function findingsOf(tool: string, ...args: string[]): Promise<string[]> {
  try {
    await promisify(execFile)(path.join(bin, tool), args, { cwd: rootDir, env, maxBuffer: 2 ** 28 })
    return []
  } catch (error) {
    const { stdout = "", stderr = "", message } = error as Error & { stdout?: string; stderr?: string }
    const lines = stripVTControlCharacters(stdout + stderr)
      .split("\n")
      .filter((line) => line.trim())
    // 'app/a.ts:3:1', 'app/a.ts(3,1)', 'app/a.ts format'
    const places = lines.filter((line) => /^\S+\.\w+(:\d|\(\d| (format|assist))/.test(line))
    return [message.split("\n")[0] ?? "", ...(places.length > 0 ? places : lines).slice(0, 10)]
  }
}

test.concurrent.each([
  ["format and lint", ["biome", "ci", "--error-on-warnings"]],
  ["the Dockerfile", ["dockerfile-utils", "lint", "Dockerfile"]],
  ["what nothing uses", ["knip", "--no-progress"]],
])("%s", async (_, [tool = "", ...args]) => {
  expect(await findingsOf(tool, ...args)).toEqual([])
})

test.concurrent("types", async () => {
  expect(await findingsOf("react-router", "typegen")).toEqual([])
  expect(await findingsOf("tsc", "--noEmit")).toEqual([])
})

test.runIf(process.env.CI)("this machine has a browser, and a node for the test chain", () => {
  expect([existsSync(chromiumPath), existsSync(anvilPath)]).toEqual([true, true])
})
